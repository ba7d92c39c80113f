import type { NodeView, View } from '../report/judging/view.ts';

/** Whether its words stand in another label, too. */
export const twinFeatures = (view: View, self: NodeView): readonly string[] => {
  const stems = new Set(self.words.map(({ stem }) => stem));
  if (stems.size === 0) return ['no words'];
  const found = new Set<string>();
  const compare = (name: string, words: readonly { readonly stem: string }[]): void => {
    const other = new Set(words.map(({ stem }) => stem));
    const shared = [...stems].filter((stem) => other.has(stem)).length;
    if (shared === 0) return;
    if (shared === stems.size && shared === other.size) found.add(`${name}:same`);
    else if (shared === stems.size) found.add(`${name}:within`);
    else if (shared === other.size) found.add(`${name}:around`);
    else found.add(`${name}:shares`);
  };
  for (const other of view.nodes) if (other !== self) compare('node', other.words);
  for (const group of view.groups) compare('group', group.words);
  for (const edge of view.edges) compare('edge', edge.words);
  const overlapping = view.nodes.filter(
    ({ source }) =>
      source !== undefined &&
      self.source !== undefined &&
      source !== self.source &&
      source.start < self.source.end &&
      self.source.start < source.end,
  );
  return [...found, `overlaps:${Math.min(3, overlapping.length - 1)}`];
};
