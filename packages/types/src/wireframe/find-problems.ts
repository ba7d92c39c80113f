import type { DiagramSpec, Finding } from '@diagloom/diagram/model';

/** What an expert would object to: empty screens, screens that nothing opens, and elements that stand nowhere. */
export const findWireframeProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findEmptyScreens(spec),
  ...findUnreachableScreens(spec),
  ...findLooseElements(spec),
];

const findEmptyScreens = ({ groups, nodes }: DiagramSpec): readonly Finding[] =>
  groups
    .filter(({ id }) => !nodes.some((node) => node.groups?.includes(id)))
    .map(({ id, label }) => ({
      rule: 'empty-screen',
      about: [id],
      message: `"${label}" is empty. Say what it shows.`,
    }));

/** The first screen is where one begins; a set of screens without any arrow is a collection rather than a way. */
const findUnreachableScreens = ({ groups, nodes, edges }: DiagramSpec): readonly Finding[] => {
  if (edges.length === 0) return [];
  const screenOf = new Map(nodes.map(({ id, groups: [screen] = [] }) => [id, screen]));
  const opened = new Set(edges.map(({ to }) => screenOf.get(to) ?? to));
  return groups
    .slice(1)
    .filter(({ id }) => !opened.has(id))
    .map(({ id, label }) => ({
      rule: 'unreachable-screen',
      about: [id],
      message: `Nothing opens "${label}". Connect a button or a link to it.`,
    }));
};

const findLooseElements = ({ groups, nodes }: DiagramSpec): readonly Finding[] => {
  const screens = new Set(groups.map(({ id }) => id));
  return nodes
    .filter((node) => !node.groups?.some((id) => screens.has(id)))
    .map(({ id, label }) => ({
      rule: 'not-on-a-screen',
      about: [id],
      message: `"${label}" isn’t on a screen. Say which one it belongs to.`,
    }));
};
