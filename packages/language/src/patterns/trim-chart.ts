import type { DiagramSpec } from '@diagloom/diagram/model';
import { numberWords } from '../lexicon/en/numbers.ts';
import { headcount } from '../lexicon/en/subject-words.ts';

/** `A start-up of 8`: so many of a chart as the prompt says there are people, from the top down; the whole chart where it says none. */
export const trimChart = (spec: DiagramSpec, text: string): DiagramSpec => {
  const said = headcount.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? '';
  const most = numberWords.includes(said) ? numberWords.indexOf(said) : Number(said);
  const top = spec.nodes.find(({ id }) => !spec.edges.some(({ to }) => to === id));
  if (top === undefined || !(most > 1) || spec.nodes.length <= most) return spec;
  const kept = [top.id];
  for (const id of kept) {
    const below = spec.edges.filter(({ from, to }) => from === id && !kept.includes(to)).map(({ to }) => to);
    kept.push(...below.slice(0, Math.max(0, most - kept.length)));
  }
  return {
    ...spec,
    nodes: spec.nodes.filter(({ id }) => kept.includes(id)),
    edges: spec.edges.filter(({ from, to }) => kept.includes(from) && kept.includes(to)),
  };
};
