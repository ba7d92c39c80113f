import type { Name } from './name.ts';
import { oncePer } from './once-per.ts';
import { singular } from './plural.ts';
import type { AssociationEnd, RecordDecl } from './record.ts';
import { withArticle } from './with-article.ts';

type Words = Pick<Name, 'words'>;

/** What the methods of an end are called that link it and take it apart again, and what they are given: `add order`, `remove order`, `order`. */
export interface EndMethods {
  readonly link: Words;
  readonly unlink: Words;
  readonly given: Words;
}

/** A single end has one method for both: `set customer`. What the diagram names keeps its name; the method of an end then says more. */
export const endMethods = (records: readonly RecordDecl[], name: Words, isList: boolean): EndMethods => {
  const taken = takenBy(records);
  const free = (...all: readonly (readonly string[])[]): Words => {
    const [first = []] = all;
    return { words: all.find((words) => !taken.has(words.join(''))) ?? [...first, 'end'] };
  };
  const { words } = name;
  if (!isList) {
    const set = free(['set', ...words], ['link', ...words]);
    return { link: set, unlink: set, given: { words: asParameter(words) } };
  }
  const one = oneOf(words);
  const isShared = manyCalled(records).get(one.join('')) !== words.join('');
  const starts = isShared ? [] : [one];
  return {
    link: free(...starts.map((each) => ['add', ...each]), ['add', 'to', ...words], ['link', 'to', ...words]),
    unlink: free(
      ...starts.map((each) => ['remove', ...each]),
      ['remove', 'from', ...words],
      ['unlink', 'from', ...words],
    ),
    given: { words: one.join('') === words.join('') ? other : asParameter(one) },
  };
};

/** The methods of the other end. */
export const inverseMethods = (
  records: readonly RecordDecl[],
  { inverse, inverseIsList }: AssociationEnd,
): EndMethods | undefined => (inverse === undefined ? undefined : endMethods(records, inverse, inverseIsList === true));

/** Whether only what stands at the other end may take itself out of this list: it cannot be without this record, so it moves to another one. */
export const isLeftByMoving = ({ isList, inverseIsGiven }: AssociationEnd): boolean =>
  isList && inverseIsGiven === true;

/** What is said of the method that then takes it out. */
export const movedBy = (end: AssociationEnd): string =>
  isLeftByMoving(end)
    ? `For ${withArticle(end.target.words.join(' '))} that moves away; it can’t be without its ${end.inverse?.words.join(' ')}.`
    : '';

/** Whether one that is linked at this end leaves whoever was linked to it before: both know no more than one. */
export const movesAway = ({ isList, inverse, inverseIsList }: AssociationEnd): boolean =>
  !isList && inverse !== undefined && inverseIsList !== true;

const oneOf = (words: readonly string[]): readonly string[] => singular(words.join(' ')).split(' ');

const other = ['other'] as const;

/** Words that the bodies of such methods need themselves; and a long name says no more than a short one. */
const asParameter = (words: readonly string[]): readonly string[] =>
  words.join('').length > 16 || /^(?:before|each|index|known|self|this|value|.)$/.test(words.join('')) ? other : words;

const takenBy = oncePer(
  (records: readonly RecordDecl[]): ReadonlySet<string> =>
    new Set(
      records.flatMap((record) =>
        [...record.fields, ...record.ends, ...record.operations].map((member) => member.name.words.join('')),
      ),
    ),
);

/** Which list is meant where one of it is named; none where several are. */
const manyCalled = oncePer((records: readonly RecordDecl[]): ReadonlyMap<string, string> => {
  const lists = new Map<string, string>();
  for (const { name } of records.flatMap(({ ends }) => ends.filter(({ isList }) => isList))) {
    const [one, many] = [oneOf(name.words).join(''), name.words.join('')];
    lists.set(one, lists.has(one) && lists.get(one) !== many ? '' : many);
  }
  return lists;
});
