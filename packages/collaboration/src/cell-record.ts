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

/** The longest text of a cell, in characters, and as many keys as one may have. */
const longestText = 500_000;
const mostKeys = 600;
const mostPoints = 2000;

/**
 * The cell that a record says; the very same object as `stored` where that says the same, so that its bytes stay. Undefined for what
 * is no cell at all.
 */
export const cellFrom = (id: string, record: CellRecord, stored?: Cell): Cell | undefined => {
  const kind = kinds.find((known) => known === record.kind);
  if (kind === undefined || id === '' || id.length > 200) return undefined;
  const entries = Object.entries(record).slice(0, mostKeys);
  if (stored !== undefined && isSame(Object.fromEntries(entries), toRecord(stored))) return stored;
  const geometry = geometryFrom(record, stored?.geometry?.rest);
  const attributes = collected(entries, 'a.');
  const tag = record.tag === 'object' ? 'object' : record.tag === 'UserObject' ? 'UserObject' : undefined;
  return {
    id,
    kind,
    ...(isId(record.parent) && kind !== 'root' ? { parent: record.parent } : {}),
    value: text(record.value),
    style: styleFrom(collected(entries, 's.'), stored?.style ?? ''),
    ...(isId(record.source) ? { source: record.source } : {}),
    ...(isId(record.target) ? { target: record.target } : {}),
    ...(geometry === undefined ? {} : { geometry }),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    ...(tag === undefined ? {} : { wrapper: { tag, attributes: collected(entries, 'd.') } }),
    ...(stored?.verbatim === undefined ? {} : { verbatim: stored.verbatim }),
  };
};

const isSame = (record: CellRecord, other: CellRecord): boolean => {
  const keys = Object.keys(record).filter((key) => key !== 'order');
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

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

/** Names as XML has them, so that nothing breaks out of an attribute. */
const isName = (name: string): boolean => /^[A-Za-z_][\w.:-]{0,199}$/.test(name);

const collected = (entries: readonly (readonly [string, unknown])[], prefix: string): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const name = key.slice(prefix.length);
      const isOurs = key.startsWith(prefix) && typeof value === 'string' && value.length <= longestText;
      // Keys of styles may be numbers or have dots; what ends an item would make another one.
      const isFine =
        prefix === 's.' ? name !== '' && !/[;=<>]/.test(name) && !String(value).includes(';') : isName(name);
      return isOurs && isFine ? [[name, value] as const] : [];
    }),
  );

/** In the order of the stored style, new keys behind it by their names: the order in which they arrive differs from place to place. */
const styleFrom = (values: Readonly<Record<string, string>>, stored: string): string => {
  const known = Object.keys(parseStyle(stored)).filter((key) => key in values);
  const added = Object.keys(values).filter((key) => !known.includes(key));
  const bare = added.filter((key) => values[key] === '').sort();
  const rest = added.filter((key) => values[key] !== '').sort();
  return writeStyle(Object.fromEntries([...known, ...bare, ...rest].map((key) => [key, values[key] ?? ''])));
};

/** Raw XML (`rest`) is the stored file's alone: nobody sends any. */
const geometryFrom = (record: CellRecord, rest: string | undefined): Geometry | undefined => {
  const [xy, wh] = [point(record.xy), point(record.wh)];
  if (xy === undefined && wh === undefined) return undefined;
  const [offset, sourcePoint, targetPoint] = [point(record.offset), point(record.from), point(record.to)];
  const points = Array.isArray(record.points)
    ? record.points.slice(0, mostPoints).flatMap((one) => point(one) ?? [])
    : undefined;
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
    ...(rest === undefined ? {} : { rest }),
  };
};

/** draw.io keeps coordinates well within this, px. */
const farthest = 1e7;

const point = (value: unknown): Point | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [x, y]: unknown[] = value;
  return isNumber(x) && isNumber(y) ? { x: clamp(x), y: clamp(y) } : undefined;
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const clamp = (value: number): number => Math.max(-farthest, Math.min(farthest, value));
