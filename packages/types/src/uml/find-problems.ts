import type { DiagramSpec, Finding } from '@diagloom/diagram/model';

/** What an expert would object to: a class that inherits from itself by a detour, the same class twice, loners. */
export const findUmlProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findCircularInheritance(spec),
  ...findDoubles(spec),
  ...findLoners(spec),
];

const findCircularInheritance = (spec: DiagramSpec): readonly Finding[] => {
  const parents = (id: string): readonly string[] =>
    spec.edges.filter(({ from, kind }) => from === id && kind === 'inherits').map(({ to }) => to);
  const reaches = (start: string): boolean => {
    const seen = new Set<string>();
    const queue = [...parents(start)];
    for (const id of queue) {
      if (id === start) return true;
      if (seen.has(id)) continue;
      seen.add(id);
      queue.push(...parents(id));
    }
    return false;
  };
  const about = spec.nodes.filter(({ id }) => reaches(id)).map(({ id }) => id);
  if (about.length === 0) return [];
  return [
    { rule: 'circular-inheritance', about, message: 'These classes inherit from each other in a circle. Break it.' },
  ];
};

const findDoubles = (spec: DiagramSpec): readonly Finding[] => {
  const byLabel = new Map<string, string[]>();
  for (const { id, label, kind } of spec.nodes) {
    if (kind === 'initial' || kind === 'final') continue;
    byLabel.set(label.toLowerCase(), [...(byLabel.get(label.toLowerCase()) ?? []), id]);
  }
  return [...byLabel.values()]
    .filter((about) => about.length > 1)
    .map((about) => ({
      rule: 'said-twice',
      about,
      message: 'Two shapes have the same name. Merge them or rename one.',
    }));
};

const findLoners = (spec: DiagramSpec): readonly Finding[] => {
  if (spec.nodes.length < 2) return [];
  return spec.nodes
    .filter(({ id }) => !spec.edges.some(({ from, to }) => from === id || to === id))
    .map(({ id, label }) => ({
      rule: 'unrelated',
      about: [id],
      message: `"${label}" isn’t related to anything. Say how it relates to the others.`,
    }));
};
