import type { Truth } from '../score-reading.ts';
import type { KnownLine, KnownPage, KnownShape } from './known-page.ts';
import { runTool } from './run-tool.ts';

interface DotPage {
  readonly bytes: Uint8Array;
  readonly truth: Truth;
}

/** A page's graph as Graphviz lays it out and draws it, which then also says what stands where; undefined where it is missing. */
export const drawWithGraphviz = async (page: KnownPage, format: 'pdf' | 'png'): Promise<DotPage | undefined> => {
  const margin = format === 'pdf' ? margins.pdf : margins.png;
  const input = { name: 'page.dot', text: toDot(page) };
  const output = `page.${format}`;
  const bytes = await runTool('dot', { input, args: () => [`-T${format}`, `-o${output}`, 'page.dot'], output });
  const told = await runTool('dot', { input, args: () => ['-Tjson', '-opage.json', 'page.dot'], output: 'page.json' });
  return bytes === undefined || told === undefined
    ? undefined
    : { bytes, truth: truthOf(page, new TextDecoder().decode(told), margin) };
};

const forms: Readonly<Record<KnownShape['figure'], string>> = {
  rectangle: 'shape=box',
  rounded: 'shape=box',
  diamond: 'shape=diamond',
  ellipse: 'shape=ellipse',
  cylinder: 'shape=cylinder',
  parallelogram: 'shape=parallelogram',
  hexagon: 'shape=hexagon',
  document: 'shape=note',
  frame: 'shape=box',
};

const heads: Readonly<Record<KnownLine['head'], string>> = {
  filled: 'normal',
  hollow: 'empty',
  open: 'vee',
  none: 'none',
};

const toDot = ({ shapes, lines }: KnownPage): string => {
  const splines = ['true', 'ortho', 'polyline'][lines.length % 3];
  const nodes = shapes.filter(({ figure }) => figure !== 'frame');
  const frame = shapes.find(({ figure }) => figure === 'frame');
  const inside = nodes.slice(0, 3).map(({ id }) => id);
  const cluster = frame === undefined ? '' : `subgraph cluster_0 { label="${frame.label}"; ${inside.join('; ')} }`;
  return `digraph g {
graph [splines=${splines}; fontname="Helvetica"]; node [fontname="Helvetica"; fontsize=12]; edge [fontname="Helvetica"; fontsize=10];
${nodes.map(({ id, figure, label, fill, stroke }) => `${id} [${forms[figure]}; label="${label}"; color="${stroke}"; fontcolor="${fill === '#1e3a8a' ? 'white' : 'black'}"; ${fill === 'none' ? (figure === 'rounded' ? 'style=rounded' : '') : `style="filled${figure === 'rounded' ? ',rounded' : ''}"; fillcolor="${fill}"`}]`).join('\n')}
${cluster}
${lines.map(({ from, to, isDashed, head, label }) => `${from} -> ${to} [arrowhead=${heads[head]}${isDashed ? '; style=dashed' : ''}${label === '' ? '' : `; ${splines === 'ortho' ? 'xlabel' : 'label'}="${label}"`}]`).join('\n')}
}`;
};

interface Told {
  readonly bb: string;
  readonly objects: readonly {
    readonly name: string;
    readonly bb?: string;
    readonly pos?: string;
    readonly width?: string;
    readonly height?: string;
  }[];
}

/** Around what is drawn on pages and in pictures, points. */
const margins = { pdf: 36, png: 4 } as const;

/** Told in points from the lower left corner. */
const truthOf = ({ shapes, lines }: KnownPage, json: string, margin: number): Truth => {
  const { bb, objects }: Told = JSON.parse(json);
  const [, , width = 0, height = 0] = bb.split(',').map(Number);
  const boxOf = (name: string) => {
    const found = objects.find((object) => object.name === name);
    if (found?.bb !== undefined) {
      const [left = 0, bottom = 0, right = 0, top = 0] = found.bb.split(',').map(Number);
      return { x: left + margin, y: height - top + margin, width: right - left, height: top - bottom };
    }
    const [x = 0, y = 0] = (found?.pos ?? '0,0').split(',').map(Number);
    const [w, h] = [72 * Number(found?.width), 72 * Number(found?.height)];
    return { x: x - w / 2 + margin, y: height - y - h / 2 + margin, width: w, height: h };
  };
  return {
    width: width + 2 * margin,
    shapes: shapes.map(({ id, figure, label }) => ({ id, label, box: boxOf(figure === 'frame' ? 'cluster_0' : id) })),
    arrows: lines.map(({ from, to, head }) => ({ from, to, isUndirected: head === 'none' })),
  };
};
