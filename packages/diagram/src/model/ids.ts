/**
 * Readable ids. An id is made from a label once and never changes afterwards, so a renamed shape keeps its id.
 */

/** The longest id made from a label, in characters; longer labels are cut at a word. */
const longestSlug = 40;

/** `Check stock?` becomes `check-stock`; text without a letter or digit becomes the fallback. */
export const toSlug = (text: string, fallback: string): string => {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  let slug = words.shift()?.slice(0, longestSlug) ?? fallback;
  for (const word of words) {
    if (slug.length + 1 + word.length > longestSlug) break;
    slug += `-${word}`;
  }
  return slug;
};

/** `base`, or `base-2`, `base-3` ... : the first that is not taken. Marks it as taken. */
export const takeId = (base: string, taken: Set<string>): string => {
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
};

/**
 * Ids that no cell may take: those of draw.io's root and first layer, and the names of what every JavaScript array and
 * object has. draw.io looks cells up in plain objects, and a file with a cell called `join` does not load there (seen in
 * its viewer, version 25). The list is written out so that the same label gives the same id on every version of Node.
 */
const reservedIds: ReadonlySet<string> = new Set([
  '',
  '0',
  '1',
  ...(
    'length constructor at concat copyWithin fill find findIndex findLast findLastIndex lastIndexOf pop push reverse shift ' +
    'unshift slice sort splice includes indexOf join keys entries values forEach filter flat flatMap map every some reduce ' +
    'reduceRight toLocaleString toString toReversed toSorted toSpliced with __defineGetter__ __defineSetter__ ' +
    'hasOwnProperty __lookupGetter__ __lookupSetter__ isPrototypeOf propertyIsEnumerable valueOf __proto__'
  ).split(' '),
]);

/** True for an id that no cell may have. */
export const isReservedId = (id: string): boolean => reservedIds.has(id);

/** One pool of ids for a whole spec: nodes, edges, groups and notes become cells of one page. */
export const createIdPool = (taken: Iterable<string> = []): Set<string> => new Set([...reservedIds, ...taken]);

export const nodeIdFor = (label: string, pool: Set<string>): string => takeId(toSlug(label, 'node'), pool);

export const groupIdFor = (label: string, pool: Set<string>): string => takeId(toSlug(label, 'group'), pool);

export const edgeIdFor = (from: string, to: string, pool: Set<string>): string => takeId(`${from}--${to}`, pool);

export const noteIdFor = (text: string, pool: Set<string>): string => takeId(`note-${toSlug(text, 'text')}`, pool);
