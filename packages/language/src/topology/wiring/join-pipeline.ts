import type { Landscape } from '../landscape/landscape.ts';
import type { Node } from './nearest.ts';

const title = /\b(?:pipelines?|events?|stream(?:ing)?|flow|chain|etl|elt|ingestion|lakehouse|analytics)\b/i;

const people = /^(?:user|browser|client|mobile|gateway|load-balancer|cdn|web)$/;

/** True where a text only lists the stations of a pipeline. */
export const isPipeline = ({ lines, title: name }: Landscape, nodes: readonly Node[]): boolean =>
  lines.length === 0 && title.test(name) && !nodes.some(({ role }) => people.test(role));

const standing = /^(?:database|cache|storage|search|external|reports|dashboard|sensor)$/;

/** A pipeline is listed from its source to its end; stores and reports that are listed together stand side by side. */
export const joinPipeline = (landscape: Landscape, nodes: readonly Node[]): void => {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last !== undefined && kindOf(last[0]) !== undefined && kindOf(last[0]) === kindOf(node)) last.push(node);
    else runs.push([node]);
  }
  for (const [index, run] of runs.slice(1).entries())
    landscape.link(
      (runs[index] ?? []).map(({ part }) => part),
      run.map(({ part }) => part),
      { origin: 'repair' },
    );
};

const kindOf = (node: Node | undefined): string | undefined => {
  if (node === undefined) return undefined;
  if (/\bfiles?\b/.test(node.part.words.join(' '))) return 'store';
  if (!standing.test(node.role)) return undefined;
  return /^(?:reports|dashboard)$/.test(node.role) ? 'reports' : 'store';
};
