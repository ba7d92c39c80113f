import { clauseBorders, joiningBorder, relativeEnd, sharedEnd } from '../../lexicon/en/chart-clauses.ts';
import { unitEnd } from '../../lexicon/en/chart-units.ts';
import { downVerbs, upVerbs } from '../../lexicon/en/organisation-words.ts';
import type { Piece } from '../../outline/outline.ts';
import { isPost, isSomebody } from './posts.ts';

/** A part of a sentence that says who is below whom: by a verb with those above before it (`down`) or below before it (`up`). */
export interface Clause {
  readonly way: 'up' | 'down';
  /** What stands before the verb; `same`: whoever stands before the verb of the clause before, `last` and `list`: the last one that it named, and all. */
  readonly subject: Piece | 'same' | 'last' | 'list';
  readonly object: Piece;
  readonly verb: Piece;
}

const verbs = new RegExp(`(?<=^|[\\s:])(?:(?<up>${upVerbs.join('|')})|(?<down>${downVerbs.join('|')}))(?=\\s|$)`, 'gu');

/** The clauses of a sentence, in order. */
export const readClauses = (sentence: Piece): readonly Clause[] => {
  const found = findVerbs(sentence.text);
  const clauses: Clause[] = [];
  let before: Clause['subject'] = at(sentence, 0, found[0]?.start ?? 0);
  for (const [place, verb] of found.entries()) {
    const next = found[place + 1];
    const gap = at(sentence, verb.end, next?.start ?? sentence.text.length);
    const [object, subject] = next === undefined ? [gap, gap] : cut(gap, verb.way);
    clauses.push({ way: verb.way, subject: before, object, verb: at(sentence, verb.start, verb.end) });
    before = subject;
  }
  return clauses;
};

interface Verb {
  readonly way: 'up' | 'down';
  readonly start: number;
  readonly end: number;
}

/** With those that are left out the second time: "the north wardens report to the one and the south wardens to the other". */
const findVerbs = (text: string): readonly Verb[] => {
  const found = [...text.matchAll(verbs)].map(({ index, 0: match, groups }) => ({
    way: groups?.up === undefined ? ('down' as const) : ('up' as const),
    start: index,
    end: index + match.length,
  }));
  const telling = found.filter(
    ({ way, start, end }) =>
      way === 'up' || !tellsTitle(text.slice(0, start), /^[^,;]*/.exec(text.slice(end))?.[0] ?? ''),
  );
  return telling.flatMap((verb, place) => {
    const until = telling[place + 1]?.start ?? text.length;
    const preposition = / (to|by|for)$/.exec(text.slice(verb.start, verb.end))?.[1];
    if (verb.way === 'down' || preposition === undefined) return [verb];
    const again = [
      ...text.slice(verb.end, until).matchAll(new RegExp(` ${preposition}(?= (?:the |our |\\p{Lu}))`, 'gu')),
    ]
      .map(({ index }) => ({
        way: 'up' as const,
        start: verb.end + index + 1,
        end: verb.end + index + 1 + preposition.length,
      }))
      .filter(({ start }) =>
        (preposition === 'for' ? /\band the [^,;]{3,40} $/ : /(?:,|;|\band) [^,;]{3,60}(?:,[^,;]{3,30},)? $/).test(
          text.slice(verb.end, start),
        ),
      );
    return [verb, ...again];
  });
};

/** "Sam Osei, who runs the trainings": what somebody does is his title. */
const tellsTitle = (before: string, object: string): boolean => {
  const who = /(?<who>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?),? who $/u.exec(before)?.groups?.who ?? '';
  return isSomebody(who) && (!isPost(object) || unitEnd.test(object));
};

const at = ({ text, start }: Piece, from: number, to: number): Piece => ({
  text: text.slice(from, to),
  start: start + from,
});

/** What stands between two verbs, as the object of the first and the subject of the second. */
const cut = (gap: Piece, way: 'up' | 'down'): readonly [Piece, Clause['subject']] => {
  const several = /[\s,]+(?:both|all|each) of (?:whom|which)\s*$/i.exec(gap.text);
  if (several !== null) return [{ ...gap, text: gap.text.slice(0, several.index) }, 'list'];
  const relative = relativeEnd.exec(gap.text);
  if (relative !== null) return [{ ...gap, text: gap.text.slice(0, relative.index) }, 'last'];
  const shared = sharedEnd.exec(gap.text);
  if (shared !== null) return [{ ...gap, text: gap.text.slice(0, shared.index) }, 'same'];
  const borders = [...gap.text.matchAll(clauseBorders)];
  const strong = borders.filter(({ 0: mark }) => /[;:]/.test(mark));
  const strongest =
    strong.at(-1) ?? borders.filter(({ 0: mark }) => joiningBorder.test(mark))[way === 'up' ? 'shift' : 'pop']();
  const border = strongest ?? (way === 'up' ? borders[0] : borders.at(-1));
  if (border === undefined) return [gap, gap];
  const end = border.index + border[0].length;
  return [
    { ...gap, text: gap.text.slice(0, border.index) },
    { text: gap.text.slice(end), start: gap.start + end },
  ];
};
