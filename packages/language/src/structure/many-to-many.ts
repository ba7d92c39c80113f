import { spanOf, type Token } from '../text/token.ts';
import { readCardinality } from './cardinality.ts';
import { readNouns } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';
import { readItems } from './items.ts';

/** `Students and courses have a many-to-many relationship`; `a one-to-many relationship between A and B`. */
export const readManyToMany = (tokens: readonly Token[], text: string, context: ReadingContext): boolean => {
  const [, one, other] =
    /\b(one|many|zero or one|1|n|m|\*)[- ]to[- ](one|many|zero or one|1|n|m|\*)\b/i.exec(text) ??
    /\b([1mn])\s?:\s?([1mn])\b/i.exec(text) ??
    [];
  if (one === undefined || other === undefined) return false;
  const between = tokens.findIndex(({ lower }) => lower === 'between');
  const verb = tokens.findIndex(({ lower }) => /^(?:is|are|has|have|in)$/.test(lower));
  const to = tokens.findIndex(
    ({ lower }, index) =>
      index > verb &&
      /^(?:with|to|and)$/.test(lower) &&
      /relation|association|many|one/.test(
        tokens
          .slice(verb, index)
          .map((t) => t.lower)
          .join(' '),
      ),
  );
  const nouns =
    between >= 0
      ? readNouns(
          tokens
            .slice(between + 1)
            .filter(
              (_, index, rest) =>
                !rest.slice(0, index + 1).some(({ lower }) => /^(?:is|are|using|via|through|by|with)$/.test(lower)),
            ),
        )
      : [
          ...readNouns(tokens.slice(0, verb < 0 ? countAt(tokens) : verb)),
          ...(to > 0 && tokens[to]?.lower !== 'and' ? readNouns(tokens.slice(to + 1)) : []),
        ];
  const [a, b] = nouns;
  if (a === undefined || b === undefined) return false;
  const left = mentionNoun(a, context);
  const right = mentionNoun(b, context);
  const span = spanOf(tokens) ?? { start: 0, end: 0 };
  const counts = { fromCardinality: readCardinality(one) ?? '1', toCardinality: readCardinality(other) ?? '0..*' };
  const join = readJoin(tokens, context);
  if (join === undefined) context.structure.relate({ from: left, to: right, label: '', ...counts, span });
  else
    for (const side of [left, right])
      context.structure.relate({ from: side, to: join, label: '', fromCardinality: '1', toCardinality: '0..*', span });
  return true;
};

/** Where `many-to-many` or `n:m` stands in `boats and sailors many-to-many`. */
const countAt = (tokens: readonly Token[]): number =>
  Math.max(
    0,
    tokens.findIndex(({ lower }) => /^(?:(?:one|many|1|n|m)-to-(?:one|many|1|n|m)|[1nm]:[1nm]|many|[nm])$/.test(lower)),
  );

/** Words for a table that stands between two others. */
const joinWords =
  /^(?:join|joining|junction|link|linking|bridge|bridging|associative|association|intermediate|mapping|pivot)$/;

/** `using a join table enrolments with grade`: the table in between, with its rows. */
const readJoin = (tokens: readonly Token[], context: ReadingContext): string | undefined => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      joinWords.test(lower) && /^(?:table|entity|class)$/.test(tokens[index + 1]?.lower ?? '') && index > 0,
  );
  if (at < 0) return readWay(tokens, context);
  const rest = tokens.slice(at + 2).filter(({ lower, text }) => !/^(?:called|named)$/.test(lower) && text !== ':');
  const opener = rest.findIndex(({ lower }) => /^(?:with|having|containing|storing|that|which)$/.test(lower));
  const [join] = readNouns(opener < 0 ? rest : rest.slice(0, opener));
  if (join === undefined) return undefined;
  const key = mentionNoun(join, context);
  const items = opener < 0 ? [] : readItems(rest.slice(opener + 1));
  for (const { text } of items) context.structure.addMember(key, { name: text });
  return key;
};

/** `n:m through charters (fee, day)`: what stands between, with its rows in brackets. */
const readWay = (tokens: readonly Token[], context: ReadingContext): string | undefined => {
  const at = tokens.findIndex(({ lower }, index) => index > 1 && /^(?:through|thru|via)$/.test(lower));
  const rest = at < 0 ? [] : tokens.slice(at + 1);
  const open = rest.findIndex(({ text }) => text === '(');
  const [join] = readNouns(open < 0 ? rest : rest.slice(0, open));
  if (join === undefined) return undefined;
  const key = mentionNoun(join, context);
  const rows = open < 0 ? [] : readItems(rest.slice(open + 1).filter(({ text }) => text !== ')'));
  for (const { text } of rows) context.structure.addMember(key, { name: text });
  return key;
};
