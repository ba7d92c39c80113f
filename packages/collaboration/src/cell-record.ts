import { isAttributeName } from '@diagloom/diagram/drawio';
import { type Cell, type CellKind, type Geometry, type Point, parseStyle, writeStyle } from '@diagloom/diagram/model';

/**
 * A cell as flat keys, so that two people who change different things of it both keep their change: `xy` and `wh` for place and
 * size (one value each, or one coordinate could come from each of two people), `s.<key>` for each key of the style, `a.<name>` for
 * attributes, `d.<name>` for the data around the cell. Whatever comes in is coerced on reading: any editor can send anything.
 */
export type CellRecord = Readonly<Record<string, unknown>>;

const kinds: readonly CellKind[] = ['root', 'layer', 'vertex', 'edge', 'group'];

/** Without the text that it was read from, which stays with the stored file. */
export const toRecord = (cell: Cell): Record<string, unknown> => {
  const { geometry, wrapper } = cell;
  return withoutAbsent({
    kind: cell.kind,
    parent: cell.parent,
    value: cell.value,
    source: cell.source,
    target: cell.target,
    ...prefixed('s.', parseStyle(cell.style)),
    ...prefixed('a.', cell.attributes ?? {}),
    tag: wrapper?.tag,
    ...prefixed('d.', wrapper?.attributes ?? {}),
    ...(geometry === undefined
      ? {}
      : {
          xy: [geometry.x, geometry.y],
          wh: [geometry.width, geometry.height],
          rel: geometry.relative,
          offset: pair(geometry.offset),
          points: geometry.points?.map(({ x, y }) => [x, y]),
          from: pair(geometry.sourcePoint),
          to: pair(geometry.targetPoint),
        }),
  });
};

const pair = (point: Point | undefined): readonly [number, number] | undefined =>
  point === undefined ? undefined : [point.x, point.y];

const prefixed = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [prefix + key, value]));

const withoutAbsent = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** The longest text of a cell that somebody sends, in characters, and as many keys and points as one may add to it. */
const longestText = 500_000;
const mostKeys = 600;
const mostPoints = 2000;

/**
 * The cell that a record says; the very same object as `stored` where that says the same, so that its bytes stay. Limits are for what
 * people send: whatever the stored cell has stays as it is there, however long or odd, unless the record says something else of it.
 * Undefined for what is no cell at all.
 */
export const cellFrom = (id: string, record: CellRecord, stored?: Cell): Cell | undefined => {
  const kind = kinds.find((known) => known === record.kind);
  if (kind === undefined || (stored === undefined && !isId(id))) return undefined;
  const before: CellRecord = stored === undefined ? {} : toRecord(stored);
  if (stored !== undefined && isSame(record, before)) return stored;
  const isKept: IsKept = (key) => Object.hasOwn(before, key) && isSameValue(record[key], before[key]);
  const entries = entriesOf(record, before);
  const geometry = geometryFrom(record, stored?.geometry, isKept);
  const [attributes, data] = [
    collected(entries, 'a.', { before, isKept }),
    collected(entries, 'd.', { before, isKept }),
  ];
  const tag = isKept('tag') ? stored?.wrapper?.tag : tags.find((known) => known === record.tag);
  const end = (key: 'source' | 'target') =>
    isKept(key) ? stored?.[key] : isReference(record[key]) ? record[key] : undefined;
  const [source, target] = [end('source'), end('target')];
  return {
    id,
    kind,
    ...(isReference(record.parent) && kind !== 'root' ? { parent: record.parent } : {}),
    value: isKept('value') && stored !== undefined ? stored.value : text(record.value),
    style: styleFrom(collected(entries, 's.', { before, isKept }), stored?.style ?? ''),
    ...(source === undefined ? {} : { source }),
    ...(target === undefined ? {} : { target }),
    ...(geometry === undefined ? {} : { geometry }),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    ...(tag === undefined ? {} : { wrapper: { tag, attributes: data } }),
    ...(stored?.verbatim === undefined ? {} : { verbatim: stored.verbatim }),
  };
};

const tags = ['object', 'UserObject'] as const;

/** Whether the record says of a key what the stored cell has. */
type IsKept = (key: string) => boolean;

/** All keys that the stored cell has, and so many others. */
const entriesOf = (record: CellRecord, before: CellRecord): readonly (readonly [string, unknown])[] => {
  const entries = Object.entries(record);
  if (entries.length <= mostKeys) return entries;
  const added = entries.filter(([key]) => !Object.hasOwn(before, key));
  return [...entries.filter(([key]) => Object.hasOwn(before, key)), ...added.slice(0, mostKeys)];
};

const isSame = ({ order: _place, ...record }: CellRecord, other: CellRecord): boolean => hasSameKeys(record, other);

const hasSameKeys = (record: CellRecord, other: CellRecord): boolean => {
  const keys = Object.keys(record);
  return keys.length === Object.keys(other).length && keys.every((key) => isSameValue(record[key], other[key]));
};

/** Values of records are texts, numbers, truth values and lists of them. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part, index) => isSameValue(part, other[index])));

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longestText) : '');

/** Of a new cell; what names a cell that is not there is put right with the tree. */
const isId = (id: string): boolean => id !== '' && id.length <= 200;

const isReference = (value: unknown): value is string => typeof value === 'string' && value !== '';

interface StoredKeys {
  readonly before: CellRecord;
  readonly isKept: IsKept;
}

const collected = (
  entries: readonly (readonly [string, unknown])[],
  prefix: string,
  { before, isKept }: StoredKeys,
): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(([key, value]) => {
      if (!key.startsWith(prefix) || typeof value !== 'string') return [];
      const name = key.slice(prefix.length);
      const isFine = Object.hasOwn(before, key) || isName(name, prefix);
      const isLong = value.length > longestText || (prefix === 's.' && value.includes(';'));
      return isKept(key) || (isFine && !isLong) ? [[name, value] as const] : [];
    }),
  );

/** Keys of styles may be numbers or have dots; what ends an item would make another one. Others are names as XML has them. */
const isName = (name: string, prefix: string): boolean =>
  prefix === 's.' ? name !== '' && !/[;=<>]/.test(name) : name.length <= 200 && isAttributeName(name);

/** In the order of the stored style, new keys behind it by their names: the order in which they arrive differs from place to place. */
const styleFrom = (values: Readonly<Record<string, string>>, stored: string): string => {
  const before = parseStyle(stored);
  // As the file spells it.
  if (hasSameKeys(values, before)) return stored;
  const known = Object.keys(before).filter((key) => key in values);
  const added = Object.keys(values).filter((key) => !known.includes(key));
  const bare = added.filter((key) => values[key] === '').sort();
  const rest = added.filter((key) => values[key] !== '').sort();
  return writeStyle(Object.fromEntries([...known, ...bare, ...rest].map((key) => [key, values[key] ?? ''])));
};

/** Raw XML (`rest`) is the stored file's alone: nobody sends any. */
const geometryFrom = (record: CellRecord, stored: Geometry | undefined, isKept: IsKept): Geometry | undefined => {
  const [xy, wh] = [point(record.xy), point(record.wh)];
  if (xy === undefined && wh === undefined) return undefined;
  const either = <Part>(key: string, kept: Part | undefined, read: (value: unknown) => Part | undefined) =>
    isKept(key) ? kept : read(record[key]);
  const offset = either('offset', stored?.offset, point);
  const sourcePoint = either('from', stored?.sourcePoint, point);
  const targetPoint = either('to', stored?.targetPoint, point);
  const points = either('points', stored?.points, (value) => pointsFrom(value, stored?.points?.length));
  return {
    x: xy?.x ?? 0,
    y: xy?.y ?? 0,
    width: Math.max(0, wh?.x ?? 0),
    height: Math.max(0, wh?.y ?? 0),
    ...(record.rel === true ? { relative: true } : {}),
    ...(offset === undefined ? {} : { offset }),
    ...(points === undefined ? {} : { points }),
    ...(sourcePoint === undefined ? {} : { sourcePoint }),
    ...(targetPoint === undefined ? {} : { targetPoint }),
    ...(stored?.rest === undefined ? {} : { rest: stored.rest }),
  };
};

/** A line that is moved as a whole keeps all points that it has. */
const pointsFrom = (value: unknown, before = 0): readonly Point[] | undefined =>
  Array.isArray(value) ? value.slice(0, Math.max(mostPoints, before)).flatMap((one) => point(one) ?? []) : undefined;

/** draw.io keeps coordinates well within this, px. */
const farthest = 1e7;

const point = (value: unknown): Point | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [x, y]: unknown[] = value;
  return isNumber(x) && isNumber(y) ? { x: clamp(x), y: clamp(y) } : undefined;
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const clamp = (value: number): number => Math.max(-farthest, Math.min(farthest, value));
