import { spanOf, type Token } from '../text/token.ts';
import { readNouns } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';
import type { Noun } from './noun.ts';
import { readStatedKind } from './stated-kind.ts';

const subclassWord = /^(?:subclass|subclasses|subtype|subtypes|specialisations|specializations|implementations)$/;

/** `Vessel is abstract with subclasses Ferry and Tug`, `Vessel has the subtypes Ferry, Tug`. False where no subclasses are listed. */
export const readSubclasses = (
  tokens: readonly Token[],
  context: ReadingContext,
  readSentence: (tokens: readonly Token[], context: ReadingContext) => boolean,
): boolean => {
  const at = tokens.findIndex(({ lower }) => subclassWord.test(lower));
  const opener = tokens
    .slice(0, Math.max(0, at))
    .findLastIndex(({ lower }) => /^(?:with|has|have|having)$/.test(lower));
  const isListed = tokens[at - 1]?.text === ',' || tokens[at - 1]?.text === ';';
  if (!isListed && (opener < 1 || at - opener > 3)) return false;
  const is = tokens.findIndex(({ lower }) => lower === 'is');
  const openings = [
    is,
    opener,
    tokens.findIndex(({ lower }, index) => index > 0 && /^(?:abstract|w|,|\()$/.test(lower)),
    at,
  ].filter((index) => index > 0);
  const parents = readNouns(
    tokens.slice(0, Math.min(...openings)).filter(({ lower }) => !/^(?:interface|class)$/.test(lower)),
  );
  const children = namesIn(tokens.slice(at + 1).filter(({ text }) => text !== ':'));
  const [parent] = parents;
  const span = spanOf(tokens);
  if (parents.length !== 1 || parent === undefined || children.length === 0 || span === undefined) return false;
  const to = mentionNoun(parent, context);
  if (is > 0 && is < opener) readStatedKind(tokens.slice(0, opener), context);
  else if (isListed) readSentence(tokens.slice(0, at - 1), context);
  for (const child of children)
    context.structure.relate({ from: mentionNoun(child, context), to, kind: 'inherits', label: '', span });
  context.recent.subjects = parents;
  return true;
};

/** `Ferry Tug Barge`: names in a row without commas. */
const namesIn = (tokens: readonly Token[]): readonly Noun[] =>
  tokens.length > 2 && tokens.every(({ text }) => /^\p{Lu}\p{L}*$/u.test(text))
    ? tokens.flatMap((token) => readNouns([token]))
    : readNouns(tokens);
