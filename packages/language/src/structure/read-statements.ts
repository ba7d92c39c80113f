import type { Piece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { splitSentences } from '../text/sentences.ts';
import type { ReadingContext } from './context.ts';
import { readBlocks } from './notation/read-blocks.ts';
import { readLists } from './notation/read-lists.ts';
import { readNotationStatement } from './notation/read-notation-statement.ts';
import { readSql } from './notation/read-sql.ts';
import { readNames } from './read-names.ts';
import { readSentence } from './read-sentence.ts';
import { splitJoined } from './split-joined.ts';
import { createStructure, type Structure } from './structure.ts';

/**
 * Reads a text into things and relations. It is read twice: what the first reading takes for a thing helps the second to
 * tell attributes from things.
 */
export const readStatements = (text: string): Structure => {
  const first = createStructure();
  readAll(text, { structure: first, known: new Set(), recent: { subjects: [], objects: [] } });
  const structure = createStructure();
  readAll(text, {
    structure,
    known: new Set(first.things().map(({ key }) => key)),
    recent: { subjects: [], objects: [] },
  });
  return structure;
};

const readAll = (text: string, context: ReadingContext): void => {
  const prose = readLists(readBlocks(readSql(text, context), context), context);
  for (const piece of statementsOf(prose)) {
    if (readNotationStatement(piece, context)) continue;
    for (const part of splitOutside(piece, /;/g)) {
      if (readNotationStatement(part, context)) continue;
      for (const { tokens } of splitSentences(part.text)) {
        const moved = tokens.map((token) => ({
          ...token,
          start: token.start + part.start,
          end: token.end + part.start,
        }));
        for (const clause of splitJoined(moved)) if (!readSentence(clause, context)) readNames(clause, context);
      }
    }
  }
};

/** Lines and sentences; a full stop counts before a space and a capital or a digit. */
const statementsOf = (text: string): readonly Piece[] =>
  splitOutside({ text, start: 0 }, /\n|(?<=[^.\s]{2}|\))[.!?](?=\s+["“(]?[\p{Lu}\d_]|\s*$)/gu).map(trimmed);

const trimmed = ({ text, start }: Piece): Piece => ({
  text: text.trim(),
  start: start + text.length - text.trimStart().length,
});
