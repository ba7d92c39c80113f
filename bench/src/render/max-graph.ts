import { JSDOM } from 'jsdom';

/** maxGraph in a page without a browser: the other way to draw such a diagram on a server. */
export interface MaxGraph {
  /** The SVG of a bare `<mxGraphModel>`. */
  readonly draw: (xml: string) => string;
  readonly close: () => void;
}

/** What maxGraph expects to find in its global scope. */
const names = [
  'window',
  'document',
  'navigator',
  'Element',
  'HTMLElement',
  'SVGElement',
  'Node',
  'DOMParser',
  'XMLSerializer',
];

export const openMaxGraph = async (): Promise<MaxGraph> => {
  const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
  for (const name of names) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  const { Graph, ModelXmlSerializer } = await import('@maxgraph/core');
  return {
    draw: (xml) => {
      const box = window.document.createElement('div');
      window.document.body.append(box);
      const graph = new Graph(box);
      graph.setHtmlLabels(false);
      // The fold icon of a swimlane asks for a layout that is not there.
      graph.options.foldingEnabled = false;
      new ModelXmlSerializer(graph.getDataModel()).import(xml);
      const svg = box.innerHTML;
      graph.destroy();
      box.remove();
      return svg;
    },
    close: () => {
      for (const name of names) Reflect.deleteProperty(globalThis, name);
      window.close();
    },
  };
};
