import { onTheWay } from '../lexicon/en/process-words.ts';
import type { Clause } from '../segment/clause.ts';
import { textOf } from '../text/token.ts';
import { toQuestion } from './question.ts';
import type { Statement } from './statement.ts';

/** `while there is light`, `as long as the tests fail`: asked again and again; `while the clerk reads` runs beside the rest. */
export const repeats = ({ phrase = '', predicate, tokens }: Clause): boolean =>
  /long as$/.test(phrase) ||
  tokens[0]?.lower === 'there' ||
  predicate === undefined ||
  (predicate.voice === 'state' && !isOnItsWay(tokens));

/** `while it is on its way`: nobody asks whether it is. */
const isOnItsWay = (tokens: Clause['tokens']): boolean => onTheWay.test(textOf(tokens).toLowerCase());

export const loopWhile = (condition: Clause, body: readonly Statement[]): Statement => ({
  kind: 'loop',
  question: toQuestion(withoutThere(condition.tokens)),
  repeats: 'while',
  asksFirst: true,
  body,
});

/** `there are unread letters` asks `Unread letters left?` */
const withoutThere = (tokens: Clause['tokens']): Clause['tokens'] => {
  const [there, copula, ...what] = tokens;
  const last = what.at(-1);
  if (there?.lower !== 'there' || copula === undefined || last === undefined || /^(?:left|remaining)$/.test(last.lower))
    return tokens;
  return [
    ...what.filter(({ lower }) => !/^(?:any|some|still|more)$/.test(lower)),
    { ...last, text: 'left', lower: 'left', start: last.end, end: last.end },
  ];
};
