import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import type { EditAnswer, EditChecks, OneOf } from './check.ts';
import { bestMatches } from './match-label.ts';

/**
 * Finds what changed although no expectation names it. A node or group that is named may change, one that is not keeps
 * label, kind, rows and groups. An edge keeps ends and label, unless both its ends are named, one of its ends was to go,
 * or an expectation names its label. A style is set for what is named only. The answer lists what strayed, for people.
 */
export const findStrays = (
  before: DiagramSpec,
  { spec: after, edits }: EditAnswer,
  expect: readonly OneOf<EditChecks>[],
): readonly string[] => {
  if (expect.some((check) => 'free' in check)) return [];
  const phrases = expect.flatMap(phrasesOf);
  const named = idsNamed([...before.nodes, ...before.groups], phrases);
  const leaving = idsNamed(
    before.nodes,
    expect.flatMap((check) => ('gone' in check ? phrasesOf(check) : [])),
  );
  const labels = idsNamed(
    before.edges.filter(({ label }) => label !== ''),
    phrases,
  );
  const mayChange = ({ id, from, to }: SpecEdge): boolean =>
    labels.has(id) || leaving.has(from) || leaving.has(to) || (named.has(from) && named.has(to));
  const styled = new Set(edits.flatMap((edit) => (edit.kind === 'setStyle' ? edit.targets : [])));
  return [
    ...before.nodes.filter(({ id }) => styled.has(id) && !named.has(id)).map(({ label }) => `style of ${label}`),
    ...before.nodes.filter((node) => !named.has(node.id) && !isSameNode(node, after, named)).map(({ label }) => label),
    ...before.groups
      .filter(({ id, label }) => !named.has(id) && after.groups.find((group) => group.id === id)?.label !== label)
      .map(({ label }) => label),
    ...before.edges
      .filter((edge) => !mayChange(edge) && !after.edges.some((other) => isSameEdge(edge, other)))
      .map(({ from, to }) => `${from} -> ${to}`),
  ];
};

/** All texts of an expectation, whatever its form. */
const phrasesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(phrasesOf);
};

const idsNamed = (
  items: readonly { readonly id: string; readonly label: string }[],
  phrases: readonly string[],
): ReadonlySet<string> =>
  new Set(phrases.flatMap((phrase) => bestMatches(items, ({ label }) => label, phrase).map(({ id }) => id)));

/** Groups that an expectation names may come and go; all others stay. */
const isSameNode = (node: SpecNode, after: DiagramSpec, named: ReadonlySet<string>): boolean => {
  const now = after.nodes.find(({ id }) => id === node.id);
  const stays = (node.groups ?? []).every((group) => named.has(group) || now?.groups?.includes(group) === true);
  return (
    now !== undefined &&
    stays &&
    now.label === node.label &&
    now.kind === node.kind &&
    JSON.stringify(now.attributes ?? []) === JSON.stringify(node.attributes ?? [])
  );
};

const isSameEdge = (edge: SpecEdge, other: SpecEdge): boolean =>
  edge.from === other.from && edge.to === other.to && edge.label === other.label && edge.kind === other.kind;
