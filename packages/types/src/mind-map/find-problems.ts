import type { DiagramSpec, Finding } from '@diagloom/diagram/model';

/** What an expert would object to: more than one centre, and a branch that is said twice. */
export const findMindMapProblems = (spec: DiagramSpec): readonly Finding[] => {
  const lines = spec.edges.filter(({ kind }) => kind !== 'link');
  const entered = new Set(lines.map(({ to }) => to));
  const centres = spec.nodes.filter(({ id }) => !entered.has(id));
  const several: readonly Finding[] =
    centres.length < 2
      ? []
      : [
          {
            rule: 'one-centre',
            about: centres.map(({ id }) => id),
            message: `Connect ${centres.map(({ label }) => `"${label}"`).join(' and ')}. A mind map has one central topic.`,
          },
        ];
  const siblings = new Map<string, string[]>();
  for (const { from, to } of lines) {
    const label = spec.nodes.find(({ id }) => id === to)?.label.toLowerCase() ?? '';
    siblings.set(`${from}\n${label}`, [...(siblings.get(`${from}\n${label}`) ?? []), to]);
  }
  const doubled = [...siblings.values()]
    .filter((ids) => ids.length > 1)
    .map((about) => ({
      rule: 'said-twice',
      about,
      message: 'Two branches of one topic say the same thing. Keep one of them.',
    }));
  return [...several, ...doubled];
};
