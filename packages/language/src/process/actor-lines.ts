import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';

const actorLine = /^(?<before>\s*(?:[-*•–]|\d{1,3}[.)])?\s*)(?<actor>\p{Lu}[\p{L} ]{1,30}):(?=\s+(?<told>\S.*)$)/u;

/**
 * `Sales: sends the quote`, line after line: the name before the colon does what follows. In: a text. Out: the text with
 * those colons blanked, so that each line is a sentence of its own; unchanged where not every line is of that form.
 */
export const joinActorLines = (text: string): string => {
  const lines = text.split('\n');
  const told = lines.filter((line) => line.trim() !== '');
  return told.length > 1 && told.every(tellsWhoActs)
    ? lines.map((line) => line.replace(actorLine, '$<before>$<actor> ')).join('\n')
    : text;
};

const tellsWhoActs = (line: string): boolean => {
  const match = actorLine.exec(line)?.groups?.told;
  const predicate = match === undefined ? undefined : findPredicate(tokenise(`someone ${match}`));
  return predicate?.start === 1 && predicate.form === 'third';
};
