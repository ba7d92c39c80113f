import { answersInNewSentence, asksWithAnswers, isToSay } from '../lexicon/en/instruction-words.ts';
import { laneWithStep } from '../lexicon/en/lane-step-words.ts';
import { decisionsTold } from '../lexicon/en/question-words.ts';
import { removesThoseOn } from '../lexicon/en/standing-words.ts';
import { isSlip } from './references/distance.ts';
import { addVerbs, commandVerbs, politeness } from './words/verbs.ts';

/** Signs and words that end a command; "and" and a comma only where a command follows. */
const separators =
  /\s*(?:;|\n|\.\s)\s*(?:and\s+)?(?:then\s+)?|\s*,?\s+(?:and\s+then|then|and also|and|after that)\s+|\s*,\s+/gi;

/** Cuts an instruction, its quotes hidden, where one command ends and the next begins. */
export const splitCommands = (given: string): readonly string[] => {
  const text = wholeRewritings.reduce((said, { from, to }) => said.replace(from, to), withoutThanks(given.trim()));
  const commands: string[] = [];
  let start = 0;
  for (const match of text.matchAll(separators)) {
    const rest = text.slice(match.index + match[0].length).replace(politeness, '');
    const isFirm = /[;\n]|\.\s/.test(match[0]);
    const isLabel =
      /^(?:label|call|name)\s+(?:it|that|this)\s/i.test(rest) && connecting.test(text.slice(start).trim());
    const isPlace = /^(?:after|before|between|in parallel|parallel to|while|at the same time|alongside)\b/i.test(
      text.slice(start).trim(),
    );
    const isLane = laneWithStep.some((pattern) => pattern.test(text.slice(start).trim()));
    if (!isFirm && (!commandVerbs.test(rest) || isPlace || isLabel || isLane)) continue;
    commands.push(text.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...commands, text.slice(start)].map(cleaned).filter((command) => command !== '');
};

const cleaned = (command: string): string => {
  const bare = trimmed(trimmed(command).replace(politeness, ''));
  if ([...laneWithStep, ...decisionsTold].some((pattern) => pattern.test(bare))) return bare;
  return rewritings.reduce((text, { from, to }) => text.replace(from, to), placeLast(withKnownVerb(bare)));
};

const connecting =
  /^(?:please\s+)?(?:connect|link|join|wire|attach|draw|let|have|add\s+an?\s+(?:arrow|line|link|edge|connection))\b/i;

/** Instructions that are one command although they have the form of two. */
const wholeRewritings: readonly { readonly from: RegExp; readonly to: string }[] = [
  { from: asksWithAnswers, to: 'add decision $3 $1 $2: $4' },
  { from: answersInNewSentence, to: '$1: ' },
  {
    from: /^if\s+(.+?),?\s+(?:then\s+)?((?:the\s+|an?\s+)\S+(?:\s+\S+)?)\s+(?:must|should|has to|needs to|shall)\s+(.+?)(?:\s+(?:as well|too|also))?\s*[,;]\s*(?:please\s+)?(?:insert|add|put)\s+(?:this|that|it)\s+(after|before)\s+(.+)$/i,
    to: 'when $1 let $2 $3 $4 $5',
  },
];

/** Other ways of saying the same. */
const rewritings: readonly { readonly from: RegExp; readonly to: string }[] = [
  {
    from: /^(.+?) (?:should|must|shall|has to|needs to) be (?:called|named|renamed to|labelled) (.+)$/i,
    to: 'rename $1 to $2',
  },
  { from: isToSay, to: 'rename $1 to $2' },
  {
    from: /^(.+?) (?:should|must|shall|has to|needs to) (?:come|go|be|happen|stand) (before|after|under) (.+)$/i,
    to: 'move $1 $2 $3',
  },
  { from: /^(.+?) (?:should|must|shall|has to|needs to) be (?!\S+ (?:by|in|to|at)\s)(.+)$/i, to: 'make $1 $2' },
  {
    from: /^(?:add|create|make|draw)\s+(?:an?\s+)?(?:new\s+)?((?:group|lane|swimlane|container|frame|box|vpc|package)\b.*?)\s+(?:with|around|for|containing|from)\s+(.+)$/i,
    to: 'group $2 in a $1',
  },
  {
    from: /^(.+?) (?:should|must|shall|has to|needs to) ((?:inherit|extend|implement|depend|report|lead|go|point|send|talk|answer|reply)\b.*)$/i,
    to: 'let $1 $2',
  },
  {
    from: /^(.+?),?\s+(?:and\s+)?(?:label|call|name)\s+(?:it|that|this)\s+(?=[\uE100-\uE1FF]$)/i,
    to: '$1 with label ',
  },
  { from: removesThoseOn, to: 'remove everything under $1' },
  { from: /^(.+?) before (.+?) and after (.+)$/i, to: '$1 between $3 and $2' },
  { from: /^(.+?) after (.+?) and before (.+)$/i, to: '$1 between $2 and $3' },
];

/** The first word without a slip of the finger: "delte" is "delete". */
const withKnownVerb = (command: string): string => {
  if (commandVerbs.test(command)) return command;
  const [first = ''] = command.split(' ');
  const known = longVerbs.filter((verb) => isSlip(first.toLowerCase(), verb));
  return known.length === 1 && known[0] !== undefined ? known[0] + command.slice(first.length) : command;
};

const longVerbs = [
  'remove',
  'delete',
  'rename',
  'insert',
  'connect',
  'disconnect',
  'duplicate',
  'change',
  'colour',
  'color',
  'group',
];

const trimmed = (text: string): string =>
  withoutThanks(text)
    .trim()
    .replace(/[\s.!,;:]+$/, '')
    .replace(/(?:[,\s]+(?:please|pls)|,\s*(?:thanks|thank you|too|instead|now)|\s+as well)$/i, '')
    .replace(/\s+/g, ' ');

/** A question out of politeness ends in a mark that belongs to no name. */
const withoutThanks = (text: string): string => {
  const bare = text.replace(
    /[\s.,;!?]*\b(?:thanks|thank you|thx|cheers|many thanks)(?:\s+(?:a lot|so much|very much|in advance))?[\s.!]*$/i,
    '',
  );
  return /^\s*(?:(?:hi|hey|hello)\b[\s,!]*)?(?:please\s+)?(?:can|could|would|will)\s/i.test(bare)
    ? bare.replace(/\?\s*$/, '')
    : bare;
};

const placeFirst = new RegExp(
  `^((?:right |directly |just )?(?:after|before)|between)\\s+(.+?),?\\s+((?:please\\s+)?(?:${addVerbs})\\s+.+)$`,
  'i',
);

/** "after Pack, add X" is read as "add X after Pack". */
const placeLast = (command: string): string => {
  const [, side, place, action] = placeFirst.exec(command) ?? [];
  return action === undefined ? command : `${action} ${side?.toLowerCase()} ${place}`;
};
