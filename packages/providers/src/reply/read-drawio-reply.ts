import { DrawioError, readDrawio } from '@diagloom/diagram/drawio';
import type { DiagramType } from '@diagloom/diagram/model';
import type { ReadReply } from './read-reply.ts';

/** Reads draw.io XML in a reply: a file, a page's model, or bare cells, also where its end is missing. Undefined for anything else. */
export const readDrawioReply = (text: string, type: DiagramType): ReadReply | undefined => {
  if (!/<mx(?:file|GraphModel|Cell)\b/.test(text)) return undefined;
  try {
    const page = readDrawio(wholeFile(text)).pages.find(({ cells }) => cells.some(({ kind }) => kind === 'vertex'));
    if (page === undefined) return undefined;
    const { title: _title, ...spec } = type.recognise(page);
    return { form: 'drawio', spec: { ...spec, title: '' }, badLines: [] };
  } catch (error) {
    if (error instanceof DrawioError) return undefined;
    throw error;
  }
};

const wholeFile = (text: string): string => {
  const whole = /<mxfile[\s\S]*<\/mxfile>|<mxGraphModel[\s\S]*<\/mxGraphModel>/.exec(text)?.[0];
  if (whole !== undefined) return whole;
  const cells = text.match(/<mxCell\b[^>]*\/>|<mxCell\b[^>]*>[\s\S]*?<\/mxCell>/g) ?? [];
  const inner = cells.filter((cell) => !/\bid="[01]"/.test(cell)).join('');
  return `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${inner}</root></mxGraphModel>`;
};
