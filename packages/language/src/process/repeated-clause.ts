import type { Clause } from '../segment/clause.ts';
import { toQuestion } from './question.ts';
import type { Statement } from './statement.ts';

/** `while there is light`, `as long as the tests fail`: asked again and again; `while the clerk reads` runs beside the rest. */
export const repeats = ({ phrase = '', predicate, tokens }: Clause): boolean =>
  /long as$/.test(phrase) || tokens[0]?.lower === 'there' || predicate === undefined || predicate.voice === 'state';

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
