import type { SourceSpan } from '@diagloom/diagram/model';
import { clauseOpeners, determiners, phraseOpeners } from '../lexicon/en/closed-words.ts';
import { bareAmounts, measureWords, momentNames, ofKinds } from '../lexicon/en/data-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { spanOf, textOf } from '../text/token.ts';
import { leadingCardinality } from './cardinality.ts';
import { isCamelCase, isPluralName, toSingular } from './name.ts';
import { type Noun, readNoun } from './noun.ts';
import { attributeHeads, genericNouns, operationWords } from './structure-words.ts';

/** One entry of what something has: an attribute, an operation, or not yet clear. */
export interface Item {
  readonly text: string;
  readonly span: SourceSpan;
  readonly mode: 'attribute' | 'operation' | 'open';
  readonly noun?: Noun;
}

const operationMarks = /^(?:methods?|functions?|operations?|actions?|functionalit(?:y|ies)|capabilit(?:y|ies))$/;
const attributeMarks =
  /^(?:attributes?|propert(?:y|ies)|fields?|columns?|variables?|parameters?|characteristics?|values?)$/;

/** Reads a list such as `id, name and email attributes and a method login`. A word for a kind of member counts for its neighbours. */
export const readItems = (tokens: readonly Token[]): readonly Item[] => {
  const items: Item[] = [];
  let openFrom = 0;
  let carried: Item['mode'] = 'open';
  const groups = splitItems(tokens);
  for (const group of groups) {
    const lead = leadingMark(group);
    const trail = lead === undefined && !(groups.length === 1 && isBareMark(group)) ? trailingMark(group) : undefined;
    if (lead !== undefined) {
      carried = lead.mode;
      openFrom = items.length;
    }
    const body = withoutNoise(
      lead !== undefined ? group.slice(lead.length) : trail !== undefined ? group.slice(0, -1) : group,
    );
    const span = spanOf(body);
    if (span !== undefined && !bareAmounts.has(textOf(body).toLowerCase())) {
      const text = textOf(body);
      const shape = shapeOf(body, text);
      const mode =
        trail ??
        (shape === 'operation'
          ? 'operation'
          : carried === 'operation' && shape === 'attribute' && !asks(text)
            ? 'attribute'
            : carried === 'open'
              ? shape
              : carried);
      const noun = readNoun(body);
      const hasArticle = noun?.hasArticle === true || determiners.has(group[0]?.lower ?? '');
      items.push({
        text: memberName(body, mode),
        span,
        mode,
        ...(noun === undefined ? {} : { noun: { ...noun, hasArticle } }),
      });
    }
    if (trail === undefined) continue;
    items.splice(openFrom, items.length - openFrom, ...items.slice(openFrom).map((item) => toMarked(item, trail)));
    openFrom = items.length;
    carried = 'open';
  }
  return items.some(({ mode }) => mode === 'attribute') ? items.map(toMoment) : items;
};

/** `checkIn` beside other attributes is when somebody does. */
const toMoment = (item: Item): Item =>
  item.mode === 'operation' && /^\p{Ll}+(?:In|Out|At|On|From|Until)\(\)$/u.test(item.text)
    ? { ...item, text: item.text.slice(0, -2), mode: 'attribute' }
    : item;

const toMarked = (item: Item, mode: 'attribute' | 'operation'): Item =>
  item.text.endsWith(')') || (item.mode === 'operation' && isCamelCase(item.text) && mode === 'attribute')
    ? item
    : { ...item, mode };

/** `borrow()` and `getName` are operations, `isbn` on its own is not clear. */
const shapeOf = (body: readonly Token[], text: string): Item['mode'] => {
  if (/\)$/.test(text) && /^[\p{L}_]\w*\s?\(/u.test(text)) return namesExamples(body) ? 'open' : 'operation';
  if (body.length > 1 || !isCamelCase(text)) return 'open';
  if (asks(text) || momentNames.test(text)) return 'attribute';
  const first = /^\p{Ll}+/u.exec(text)?.[0] ?? '';
  const last = toSingular(/\p{Lu}\p{L}*$/u.exec(text)?.[0].toLowerCase() ?? '');
  if (!operationWords.has(first)) return 'attribute';
  return /^(?:id|date|time|name|type|status|count|number|url|price|rate|limit)$/.test(last) &&
    readVerb(first)?.forms.has('base') !== true
    ? 'attribute'
    : 'operation';
};

/** `floors (upper, lower)`, where `pay (amount)` is something that is done. */
const namesExamples = ([thing, bracket]: readonly Token[]): boolean =>
  thing !== undefined &&
  bracket !== undefined &&
  bracket.start > thing.end &&
  isPluralName(thing.lower) &&
  readVerb(thing.lower) === undefined;

/** `isFree`, `hasLift`: a yes or no, which a class keeps unless it is said to be a method. */
const asks = (text: string): boolean => /^(?:is|has)\p{Lu}\p{L}*$/u.test(text);

const leadingMark = (
  group: readonly Token[],
): { readonly mode: 'attribute' | 'operation'; readonly length: number } | undefined => {
  const at = group.findIndex(({ lower }) => operationMarks.test(lower) || attributeMarks.test(lower));
  const mark = group[at];
  if (mark === undefined || at > 3 || at === group.length - 1) return undefined;
  const isOpening = group
    .slice(0, at)
    .every(({ lower }) => determiners.has(lower) || /^(?:like|such|as|its|following|and|with|called)$/.test(lower));
  if (!isOpening) return undefined;
  let length = at + 1;
  while (/^(?:like|such|as|called|named|to|for|including|:|of|are|is)$/.test(group[length]?.lower ?? '')) length += 1;
  return { mode: operationMarks.test(mark.lower) ? 'operation' : 'attribute', length };
};

const trailingMark = (group: readonly Token[]): 'attribute' | 'operation' | undefined => {
  const last = group.at(-1)?.lower ?? '';
  if (operationMarks.test(last)) return 'operation';
  return attributeMarks.test(last) ? 'attribute' : undefined;
};

/** `a farmer owns fields`: nothing stands beside the word, so it means a thing. */
const isBareMark = (group: readonly Token[]): boolean =>
  group.filter(({ lower }) => !determiners.has(lower)).length === 1;

const isMark = (token: Token | undefined): boolean =>
  token !== undefined && (operationMarks.test(token.lower) || attributeMarks.test(token.lower));

const splitItems = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const groups: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth = Math.max(0, depth - 1);
    const isBorder =
      token.text === ',' ||
      token.text === ';' ||
      (token.text === ':' && !isMark(groups.at(-1)?.at(-1))) ||
      /^(?:and|&|or|plus)$/.test(token.lower);
    const isAsWellAs = token.lower === 'as' && tokens[index + 1]?.lower === 'well';
    const isCount = token.lower === 'or' && /^(?:one|zero|0|1)$/.test(tokens[index - 1]?.lower ?? '');
    if (depth === 0 && !isCount && (isBorder || isAsWellAs)) groups.push([]);
    else if (!(depth === 0 && /^(?:well|along)$/.test(token.lower))) groups.at(-1)?.push(token);
  }
  return groups.filter((group) => group.length > 0);
};

/** An item ends where a relative clause or a further phrase begins; `as` and articles before it fall away. */
const withoutNoise = (group: readonly Token[]): readonly Token[] => {
  let from = 0;
  while (
    /^(?:as|like|such|the|a|an|its|their|his|her|to|including|namely|both|unique|method|attribute|called)$/.test(
      group[from]?.lower ?? '',
    ) &&
    from < group.length - 1
  )
    from += 1;
  const rest = group.slice(from);
  const stop = rest.findIndex(
    ({ lower, text }, index) =>
      index > 0 &&
      text !== '(' &&
      (clauseOpeners.has(lower) || (phraseOpeners.has(lower) && lower !== 'of') || tellsKind(rest, index)),
  );
  // `created at`, `paid on` is the name of a column.
  const isMoment =
    stop === rest.length - 1 &&
    /^(?:at|on|by)$/.test(rest[stop]?.lower ?? '') &&
    /ed$|^paid$|^sent$/.test(rest[stop - 1]?.lower ?? '');
  return stop < 0 || isMoment ? rest : rest.slice(0, stop);
};

/** `rooms | of a certain type` */
const tellsKind = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'of' &&
  isPluralName(tokens[at - 1]?.lower ?? '') &&
  ofKinds.test(textOf(tokens.slice(at, at + longestKind)).toLowerCase());

/** Words of which kind something is. */
const longestKind = 4;

const memberName = (body: readonly Token[], mode: Item['mode']): string => {
  const count = leadingCardinality(body)?.length ?? 0;
  const text = textOf(count < body.length ? body.slice(count) : body)
    .replace(/\s+\(/, '(')
    .replace(/\(\s+/, '(');
  const kept = text.replace(/^["“]|["”]$/g, '');
  if (mode === 'operation') return kept.endsWith(')') ? kept : `${kept.replace(/\(.*$/, '').trim()}()`;
  return kept.replace(/\s*\((?!\d).*$/, '').trim();
};

/** True for a word that names a fact about something: `email`, `order date`, `unique ID`, `published_at`. */
export const isAttributeName = (text: string): boolean => {
  if (columnName.test(text)) return true;
  const words = headOf(text)
    .toLowerCase()
    .split(/[\s_-]+/);
  const last = words.at(-1) ?? '';
  if (words.length > 1 && measureWords.has(words[0] ?? '')) return true;
  return attributeHeads.has(last) || attributeHeads.has(toSingular(last));
};

/** `rooms of a certain type` are rooms, where `date of birth` is a date and `a set of names` are names. */
const headOf = (text: string): string => {
  const [head = '', ...more] = text.split(/\s+of\s+/i);
  const isSeveral = more.length > 0 && isPluralName(head) && !genericNouns.has(toSingular(head.toLowerCase()));
  return isSeveral ? head : text;
};

/** How names of columns are written that hold a time, a yes or no, or a key. */
const columnName = /^(?:is|has)_\w+$|^\w+_(?:at|on|by)$/i;
