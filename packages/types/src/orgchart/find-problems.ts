import type { DiagramSpec, Finding } from '@diagloom/diagram/model';

/** What an expert would object to: several heads, two bosses, a line of command that runs in a circle. */
export const findOrgChartProblems = (spec: DiagramSpec): readonly Finding[] => {
  const lines = spec.edges.filter(({ kind }) => kind !== 'dotted');
  const bosses = (id: string): readonly string[] => lines.filter(({ to }) => to === id).map(({ from }) => from);
  const heads = spec.nodes.filter(({ id, kind }) => bosses(id).length === 0 && kind !== 'assistant');
  const several: readonly Finding[] =
    heads.length < 2
      ? []
      : [
          {
            rule: 'one-head',
            about: heads.map(({ id }) => id),
            message: `${heads.map(({ label }) => `"${label}"`).join(' and ')} are ${heads.length === 2 ? 'both' : 'all'} at the top. Say who they report to, so that one person leads the chart.`,
          },
        ];
  const doubled = spec.nodes
    .filter(({ id }) => bosses(id).length > 1)
    .map(({ id, label }) => ({
      rule: 'one-line-of-command',
      about: [id],
      message: `"${label}" reports to ${bosses(id).length} positions. Make all lines but one dotted.`,
    }));
  const circular: readonly Finding[] =
    heads.length === 0 && spec.nodes.length > 0
      ? [
          {
            rule: 'no-head',
            about: spec.nodes.map(({ id }) => id),
            message: 'Everyone here reports to someone. Say who is at the top.',
          },
        ]
      : [];
  return [...several, ...doubled, ...circular];
};
