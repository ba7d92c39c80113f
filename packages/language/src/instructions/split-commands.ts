import { addVerbs, commandVerbs, politeness } from './words/verbs.ts';

/** Signs and words that end a command; "and" and a comma only where a command follows. */
const separators =
  /\s*(?:;|\n|\.\s)\s*(?:and\s+)?(?:then\s+)?|\s*,?\s+(?:and\s+then|then|and also|and|after that)\s+|\s*,\s+/gi;

/** Cuts an instruction, its quotes hidden, where one command ends and the next begins. */
export const splitCommands = (text: string): readonly string[] => {
  const commands: string[] = [];
  let start = 0;
  for (const match of text.matchAll(separators)) {
    const rest = text.slice(match.index + match[0].length).replace(politeness, '');
    const isFirm = /[;\n]|\.\s/.test(match[0]);
    const isPlace = /^(?:after|before|between)\b/i.test(text.slice(start).trim());
    if (!isFirm && (!commandVerbs.test(rest) || isPlace)) continue;
    commands.push(text.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...commands, text.slice(start)].map(cleaned).filter((command) => command !== '');
};

const cleaned = (command: string): string => placeLast(trimmed(trimmed(command).replace(politeness, '')));

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/[\s.!,;:]+$/, '')
    .replace(/[,\s]+(?:please|pls|thanks|thank you|too|as well|instead|now)$/i, '')
    .replace(/\s+/g, ' ');

const placeFirst = new RegExp(
  `^((?:right |directly |just )?(?:after|before)|between)\\s+(.+?),?\\s+((?:please\\s+)?(?:${addVerbs})\\s+.+)$`,
  'i',
);

/** "after Pack, add X" is read as "add X after Pack". */
const placeLast = (command: string): string => {
  const [, side, place, action] = placeFirst.exec(command) ?? [];
  return action === undefined ? command : `${action} ${side?.toLowerCase()} ${place}`;
};
