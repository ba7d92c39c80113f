import { type DiagramSpec, type Edit, type EditKind, type Kind, withArticle } from '@diagloom/diagram/model';
import type { TypeDescription } from '../understanding.ts';
import { applyToSpec } from './apply-to-spec.ts';
import { describeLook } from './describe-look.ts';
import { listNames } from './references/part.ts';
import { directionNames } from './words/directions.ts';
import { themeWords } from './words/themes.ts';

type EditOf<Kind extends EditKind> = Extract<Edit, { readonly kind: Kind }>;

/** One sentence for each edit: what it does to the diagram as the edits before it leave it. */
export const describeEdits = (
  edits: readonly Edit[],
  spec: DiagramSpec,
  { vocabulary }: Pick<TypeDescription, 'vocabulary'>,
): readonly string[] => {
  let now = spec;
  return edits.map((edit) => {
    const next = applyToSpec(now, edit);
    const sentence = describe(edit, createNamer(now, next, vocabulary.nodes));
    now = next;
    return sentence;
  });
};

/** Calls a part by its label, whether it is there before or only afterwards. */
type Namer = ((id: string) => string) & {
  /** How a new or moved part stands to the one that it comes to: `under` in a tree. */
  readonly side: 'after' | 'under';
  /** `a decision`, by the id of the kind. */
  readonly kind: (id: string) => string;
};

const createNamer = (before: DiagramSpec, after: DiagramSpec, kinds: readonly Kind[]): Namer => {
  const labelOf = (id: string): string | undefined =>
    [before, after].flatMap(({ nodes, groups }) => [...nodes, ...groups]).find((part) => part.id === id)?.label;
  const nameOf = (id: string): string => {
    const edge = before.edges.find((each) => each.id === id) ?? after.edges.find((each) => each.id === id);
    if (edge === undefined) {
      const label = labelOf(id)?.replace(/\s+/g, ' ');
      return label === undefined || label === '' ? 'the shape' : `"${label}"`;
    }
    const word = before.type === 'sequence' ? 'message' : 'arrow';
    const label = edge.label === '' ? '' : ` "${edge.label.replace(/\s+/g, ' ')}"`;
    return `the ${word}${label} from ${nameOf(edge.from)} to ${nameOf(edge.to)}`;
  };
  return Object.assign(nameOf, {
    side: treeTypes.has(before.type) ? ('under' as const) : ('after' as const),
    kind: (wanted: string) => withArticle(kinds.find(({ id }) => id === wanted)?.label ?? wanted.replaceAll('-', ' ')),
  });
};

const treeTypes: ReadonlySet<string> = new Set(['orgchart', 'mind-map']);

const describe = <Kind extends EditKind>(edit: EditOf<Kind> & { readonly kind: Kind }, nameOf: Namer): string => {
  const sentence: (edit: EditOf<Kind>, nameOf: Namer) => string = sentences[edit.kind];
  return sentence(edit, nameOf);
};

const all = (ids: readonly string[], nameOf: Namer): string => listNames(ids.map(nameOf));

const sentences: { readonly [Kind in EditKind]: (edit: EditOf<Kind>, nameOf: Namer) => string } = {
  addNode: ({ label, after, before, group, branch }, nameOf) => {
    const between =
      after !== undefined && before !== undefined ? ` between ${nameOf(after)} and ${nameOf(before)}` : '';
    const beside =
      after !== undefined
        ? ` ${nameOf.side} ${nameOf(after)}`
        : before !== undefined
          ? ` before ${nameOf(before)}`
          : '';
    const on = branch === undefined || branch === '' ? '' : ` on "${branch}"`;
    return `Adds "${label}"${between === '' ? beside : between}${on}${group === undefined ? '' : ` in ${nameOf(group)}`}.`;
  },
  removeNode: ({ node }, nameOf) => `Removes ${nameOf(node)}.`,
  rename: ({ target, label }, nameOf) => `Renames ${nameOf(target)} to "${label}".`,
  connect: ({ from, to, label = '' }, nameOf) =>
    `Connects ${nameOf(from)} to ${nameOf(to)}${label === '' ? '' : ` with the label "${label}"`}.`,
  setCardinality: ({ from, to, atFrom, atTo }, nameOf) =>
    `Sets ${[atFrom, nameOf(from)].filter(Boolean).join(' ')} to ${[atTo, nameOf(to)].filter(Boolean).join(' ')}.`,
  disconnect: ({ edge }, nameOf) => `Removes ${nameOf(edge)}.`,
  setKind: ({ node, nodeKind }, nameOf) => `Makes ${nameOf(node)} ${nameOf.kind(nodeKind)}.`,
  addAttribute: ({ node, attribute }, nameOf) => `Adds ${attribute.name} to ${nameOf(node)}.`,
  changeAttribute: ({ node, name, attribute }, nameOf) =>
    `Changes "${name}" in ${nameOf(node)} to "${attribute.name}".`,
  removeAttribute: ({ node, name }, nameOf) => `Removes "${name}" from ${nameOf(node)}.`,
  swap: ({ first, second }, nameOf) => `Swaps ${nameOf(first)} and ${nameOf(second)}.`,
  moveNode: ({ node, after, before }, nameOf) =>
    before === undefined
      ? `Moves ${nameOf(node)}${after === undefined ? '' : ` ${nameOf.side} ${nameOf(after)}`}.`
      : `Moves ${nameOf(node)} before ${nameOf(before)}.`,
  moveToGroup: ({ nodes, group }, nameOf) => `Moves ${all(nodes, nameOf)} to ${nameOf(group)}.`,
  addGroup: ({ label, members }, nameOf) =>
    members.length === 0 ? `Adds "${label}".` : `Puts ${all(members, nameOf)} into "${label}".`,
  frameMessages: ({ operator }) => `Puts the messages into a frame (${operator}).`,
  ungroup: ({ group }, nameOf) => `Ungroups ${nameOf(group)} and keeps what’s in it.`,
  addNote: ({ text, about }, nameOf) =>
    `Adds the note "${text}"${about.length === 0 ? '' : ` beside ${all(about, nameOf)}`}.`,
  resize: ({ targets, factor = 1 }, nameOf) => `Makes ${all(targets, nameOf)} ${factor < 1 ? 'smaller' : 'bigger'}.`,
  setStyle: ({ targets, style }, nameOf) => describeLook(style, all(targets, nameOf)),
  setDirection: ({ direction }) => `Draws it ${directionNames[direction]}.`,
  setTheme: ({ theme }) => `Uses the ${themeWords.find(({ id }) => id === theme)?.name ?? 'plain'} theme.`,
  layOut: () => 'Lays out the diagram again.',
};
