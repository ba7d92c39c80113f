import { untellingWords } from '../../lexicon/en/instruction-words.ts';
import { shortForms } from '../../lexicon/en/short-forms.ts';
import { findKind } from '../references/find-kind.ts';
import { inFlowOrder } from '../references/flow-order.ts';
import { type Part, partsOf } from '../references/part.ts';
import { stem, wordsOf } from '../references/stem.ts';
import type { Setting } from '../setting.ts';

/** A part with everything by which words can point at it, looked up once for an instruction. */
export interface IndexedPart extends Part {
  readonly stems: readonly string[];
  readonly words: readonly string[];
  readonly telling: readonly string[];
  readonly initials: string;
  /** Stems of its rows, such as the columns of a table. */
  readonly rowStems: ReadonlySet<string>;
  /** Stems of the labels of the edges that lead to it. */
  readonly waysIn: ReadonlySet<string>;
  /** Stems of the labels of the edges that leave it. */
  readonly waysOut: ReadonlySet<string>;
  /** Of a group: the stems of what is in it. */
  readonly insideStems: ReadonlySet<string>;
  /** Of an edge: the stems of where it leaves and where it ends. */
  readonly fromStems: ReadonlySet<string>;
  readonly toStems: ReadonlySet<string>;
  /** Stems of the labels of what it is connected with. */
  readonly nearStems: ReadonlySet<string>;
  /** Stems of the groups that it is in. */
  readonly groupStems: ReadonlySet<string>;
  /** Its place among the parts of its sort, and among those of its kind; counted from 0. */
  readonly place: number;
  readonly placeInKind: number;
  readonly ofSort: number;
  readonly ofKind: number;
}

export interface PartIndex {
  readonly setting: Setting;
  readonly parts: readonly IndexedPart[];
  /** How many labels hold a stem. */
  readonly frequency: ReadonlyMap<string, number>;
  /** True for a label as a whole, by its stems. */
  readonly labels: ReadonlyMap<string, readonly IndexedPart[]>;
  readonly rows: ReadonlySet<string>;
}

/** The telling words of a text, short forms written out. */
export const tellingWords = (text: string): readonly string[] => {
  const words = wordsOf(text).flatMap((word) => (shortForms.get(word) ?? word).split(' '));
  const telling = words.filter((word) => !untellingWords.has(word));
  return telling.length > 0 ? telling : words;
};

export const tellingStems = (text: string): readonly string[] => tellingWords(text).map(stem);

const indexes = new WeakMap<Setting, PartIndex>();

export const indexParts = (setting: Setting): PartIndex => {
  const known = indexes.get(setting) ?? buildIndex(setting);
  indexes.set(setting, known);
  return known;
};

const buildIndex = (setting: Setting): PartIndex => {
  const { spec } = setting;
  const order = new Map(inFlowOrder(spec).map(({ id }, at) => [id, at]));
  const raw = partsOf(setting);
  const ordered = raw.toSorted((a, b) => (order.get(a.id) ?? raw.indexOf(a)) - (order.get(b.id) ?? raw.indexOf(b)));
  const labelOf = new Map(raw.map(({ id, label }) => [id, label]));
  const stemsOfIds = (ids: readonly string[]): ReadonlySet<string> =>
    new Set(ids.flatMap((id) => tellingStems(labelOf.get(id) ?? '')));
  const edges = new Map(spec.edges.map((edge) => [edge.id, edge]));
  const nodes = new Map(spec.nodes.map((node) => [node.id, node]));
  const leaving = groupBy(spec.edges, ({ from }) => from);
  const arriving = groupBy(spec.edges, ({ to }) => to);
  const members = new Map(
    spec.groups.map(({ id }) => [id, spec.nodes.filter(({ groups }) => groups?.includes(id)).map((node) => node.id)]),
  );
  const inSort = placesIn(ordered, ({ sort }) => sort);
  const inKind = placesIn(ordered, ({ sort, kind }) => `${sort} ${kind}`);
  const parts = raw.map((part): IndexedPart => {
    const edge = edges.get(part.id);
    const node = nodes.get(part.id);
    const [out, into] = [leaving.get(part.id) ?? [], arriving.get(part.id) ?? []];
    const words = wordsOf(part.label);
    return {
      ...part,
      words,
      telling: tellingWords(part.label),
      stems: tellingStems(part.label),
      initials: words.map(([first]) => first).join(''),
      rowStems: new Set((node?.attributes ?? []).flatMap(({ name }) => tellingStems(spaced(name)))),
      waysIn: new Set(into.flatMap(({ label }) => tellingStems(label))),
      waysOut: new Set(out.flatMap(({ label }) => tellingStems(label))),
      insideStems: stemsOfIds(part.sort === 'group' ? (members.get(part.id) ?? []) : []),
      fromStems: stemsOfIds(edge === undefined ? [] : [edge.from]),
      toStems: stemsOfIds(edge === undefined ? [] : [edge.to]),
      nearStems: stemsOfIds(
        [...out.map(({ to }) => to), ...into.map(({ from }) => from)].filter((id) => id !== part.id),
      ),
      groupStems: stemsOfIds(node?.groups ?? []),
      place: inSort.get(part)?.place ?? -1,
      placeInKind: inKind.get(part)?.place ?? -1,
      ofSort: inSort.get(part)?.count ?? 0,
      ofKind: inKind.get(part)?.count ?? 0,
    };
  });
  const frequency = new Map<string, number>();
  for (const { stems, sort } of parts) {
    if (sort === 'edge') continue;
    for (const each of new Set(stems)) frequency.set(each, (frequency.get(each) ?? 0) + 1);
  }
  const labels = new Map<string, IndexedPart[]>();
  for (const part of parts) {
    if (part.label === '') continue;
    const key = keyOf(part.stems);
    labels.set(key, [...(labels.get(key) ?? []), part]);
  }
  return { setting, parts, frequency, labels, rows: new Set(parts.flatMap(({ rowStems }) => [...rowStems])) };
};

const groupBy = <Item>(
  items: readonly Item[],
  keyOfItem: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

/** The place of each part among those alike, and how many they are. */
const placesIn = (
  parts: readonly Part[],
  keyOfPart: (part: Part) => string,
): ReadonlyMap<Part, { readonly place: number; readonly count: number }> =>
  new Map(
    [...groupBy(parts, keyOfPart).values()].flatMap((alike) =>
      alike.map((part, place) => [part, { place, count: alike.length }] as const),
    ),
  );

export const keyOf = (stems: readonly string[]): string => stems.toSorted().join(' ');

/** `dueDate` and `due_date` as words. */
const spaced = (name: string): string => name.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ').replace(/_/g, ' ');

/** The kind of node, group or edge that a word names in this type. */
export const kindNamed = (
  word: string,
  { type }: Setting,
): { readonly sort: Part['sort']; readonly id: string; readonly isPlain: boolean } | undefined => {
  const { nodes, groups, edges } = type.vocabulary;
  for (const [sort, kinds] of [
    ['node', nodes],
    ['group', groups],
    ['edge', edges],
  ] as const) {
    const kind = findKind(word, kinds);
    if (kind !== undefined) return { sort, id: kind.id, isPlain: kind.id === kinds[0]?.id };
  }
  return undefined;
};
