import type { Language } from '../languages/language.ts';
import type { AssociationEnd, Program } from '../program/index.ts';

/** How many of something belong together by the drawing, where code takes any number. */
export const uncounted = ({ records }: Program, { keepsTables }: Language): readonly string[] => {
  const all = records.flatMap(({ name, ends }) => ends.map((end) => ({ owner: name.words.join(' '), end })));
  const said = ({ name }: AssociationEnd, owner: string): string => `“${owner}.${name.words.join(' ')}”`;
  const counted = all.flatMap(({ owner, end }) => {
    const count = end.drawnCount ?? (keepsTables === true && end.isNonEmpty === true ? 'one or more' : undefined);
    return count === undefined ? [] : [`${said(end, owner)} (${count})`];
  });
  const sole = all.flatMap(({ owner, end }) =>
    keepsTables !== true && end.inverse === undefined && end.inverseIsList === false ? [said(end, owner)] : [],
  );
  const list = (each: readonly string[]): string => new Intl.ListFormat('en').format(new Set(each));
  return [
    ...(counted.length === 0 ? [] : [`How many there are is drawn and not checked: ${list(counted)}.`]),
    ...(sole.length === 0 ? [] : [`Nothing checks that no two have the same in ${list(sole)}, as drawn.`]),
  ];
};
