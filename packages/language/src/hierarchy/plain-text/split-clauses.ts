import {
  adverbsAtEnd,
  alsoSaid,
  clauseBorder,
  clauseWays,
  gappedUp,
  plainVerbs,
  relativeBefore,
  sameSubject,
  toldBetween,
} from '../../lexicon/en/plain-chart-words.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { masked } from './masked.ts';

/** Who stands on which side of whom: by a verb with those above before it (`down`), those below (`up`), a part and who leads it (`by`), or somebody and what he is (`is`). */
export interface PlainClause {
  readonly way: (typeof clauseWays)[number];
  /** `same`: the subject of the clause before. */
  readonly subject: Piece | 'same';
  readonly verb: Piece;
  readonly object: Piece;
}

/** The clauses of a sentence; none where it has no verb, undefined where a verb has no subject or no object. */
export const splitClauses = (told: Piece): readonly PlainClause[] | undefined => {
  const text = told.text.replace(
    toldBetween,
    (_, subject: string, who: string) => `${subject} ${' '.repeat(who.length)}`,
  );
  const given = { ...told, text };
  const also = alsoSaid.exec(masked(given.text));
  const clauses = readClauses(also === null ? given : { ...given, text: given.text.slice(0, also.index) });
  const last = clauses?.at(-1);
  if (also === null || last === undefined) return clauses;
  const from = also.index + also[0].length - (also.groups?.more ?? '').length;
  const more = trimPiece({ text: given.text.slice(from), start: given.start + from });
  return more === undefined ? undefined : [...(clauses ?? []), { ...last, subject: more }];
};

const readClauses = (sentence: Piece): readonly PlainClause[] | undefined => {
  const hidden = masked(sentence.text);
  const verbs = [...hidden.matchAll(plainVerbs)].filter(({ index }) => !relativeBefore.test(hidden.slice(0, index)));
  const at = (from: number, to: number): Piece | undefined =>
    trimPiece({ text: sentence.text.slice(from, to).replace(adverbsAtEnd, ''), start: sentence.start + from });
  const clauses: PlainClause[] = [];
  let subject = at(0, verbs[0]?.index ?? 0) as Piece | 'same' | undefined;
  for (const [place, verb] of verbs.entries()) {
    const from = verb.index + verb[0].length;
    const until = verbs[place + 1]?.index ?? sentence.text.length;
    const next = verbs[place + 1]?.groups;
    const gap = next === undefined ? undefined : cut(hidden.slice(from, until), next.up !== undefined);
    if (next !== undefined && gap === undefined) return undefined;
    const object = at(from, gap === undefined ? until : from + gap.end);
    if (subject === undefined || object === undefined) return undefined;
    const way = clauseWays.find((each) => verb.groups?.[each] !== undefined) ?? 'down';
    clauses.push(...withGapped({ way, subject, object, verb: { text: verb[0], start: sentence.start + verb.index } }));
    if (gap !== undefined) subject = gap.next === undefined ? 'same' : at(from + gap.next, until);
  }
  return clauses;
};

/** `The baker reports to the chef, the cleaner to the owner`: a clause for each of them. */
const withGapped = (clause: PlainClause): readonly PlainClause[] => {
  const [first, ...others] =
    clause.way === 'up' && /\bto$/i.test(clause.verb.text) ? splitOutside(clause.object, gappedUp) : [];
  if (first === undefined || others.length === 0) return [clause];
  return [
    { ...clause, object: first },
    ...others.flatMap(({ text, start }) => {
      const to = /\s+to\s+/i.exec(text);
      const subject = trimPiece({ text: text.slice(0, to?.index), start });
      const from = (to?.index ?? 0) + (to?.[0].length ?? 0);
      const object = trimPiece({ text: text.slice(from), start: start + from });
      return subject === undefined || object === undefined ? [] : [{ ...clause, subject, object }];
    }),
  ];
};

/** Where the object between two verbs ends, and where the next subject begins, if it is another one. */
const cut = (gap: string, isUp: boolean): { readonly end: number; readonly next?: number } | undefined => {
  const bare = gap.replace(adverbsAtEnd, '');
  const same = sameSubject.exec(bare) ?? sameSubject.exec(gap);
  if (same !== null) return { end: same.index };
  const borders = [...bare.matchAll(clauseBorder)];
  const commas = borders.filter(({ 0: mark }) => mark.startsWith(','));
  const border = commas.length > 0 ? (isUp ? commas[0] : commas.at(-1)) : borders.at(-1);
  return border && { end: border.index, next: border.index + border[0].length };
};
