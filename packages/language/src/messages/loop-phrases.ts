import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';

const units = '(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|hours?|days?|nights?|weeks?|months?)';

/** Words that say that something happens again and again, at the start or the end of what is told; matched in lower case. */
export const loopPhrases: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern:
      /^(?:for )(?:each|every|all)(?: of)?(?: the)? [\w-]+(?: (?:in|of|on|from|at) (?:the |a |his |her |its |their )?[\w-]+)?(?: ,)?(?= )/,
    example: 'for each crate on the list, the crane asks the ship',
  },
  {
    pattern: /^(?:per|each|every) (?!time\b)[\w-]+(?: [\w-]+)? ,(?= )/,
    example: 'per crate, the crane asks the ship',
  },
  {
    pattern: new RegExp(`^every (?:\\d+ |few |couple of )?${units}(?: ,)?(?= )`),
    example: 'every 10 minutes the buoy calls the harbour',
  },
  {
    pattern: new RegExp(` every (?:\\d+ |few |couple of )?${units}$`),
    example: 'the buoy calls the harbour every 10 minutes',
  },
  {
    pattern: / (?:for|with) (?:each|every)(?: of the)? [\w-]+(?: (?:in|of|on) (?:the )?[\w-]+)?$/,
    example: 'the crane asks the ship for each crate',
  },
  {
    pattern: / (?:up to |at most |a maximum of )?(?:\d+|two|three|four|five|ten|several) times$/,
    example: 'the pilot calls the harbour up to 3 times',
  },
  {
    pattern: / (?:again and again|repeatedly|over and over|in a loop|periodically|regularly)$/,
    example: 'the buoy calls the harbour again and again',
  },
];

/** A clause and what it says of how often it happens. */
export interface Looped {
  readonly tokens: readonly Token[];
  /** Such as `Every 10 minutes`; empty for once. */
  readonly guard: string;
}

/** Takes the words for a repetition off a clause; at the start they count for the whole sentence. */
export const takeLoop = (tokens: readonly Token[], side: 'start' | 'end'): Looped => {
  const words = tokens.map(({ lower }) => lower.replace(/\s/g, '')).join(' ');
  for (const { pattern } of loopPhrases) {
    if (pattern.source.startsWith('^') !== (side === 'start')) continue;
    const found = pattern.exec(words)?.[0];
    if (found === undefined) continue;
    const count = found.trim().split(' ').length;
    const [said, rest] =
      side === 'start'
        ? [tokens.slice(0, count), tokens.slice(count)]
        : [tokens.slice(-count), tokens.slice(0, -count)];
    return { tokens: rest, guard: capitalised(textOf(said.filter(({ text }) => text !== ','))) };
  }
  return { tokens, guard: '' };
};

/** `Repeat until done`, `these steps are repeated for each crate`: tells of what was told before. */
export const repeatsEarlier = (tokens: readonly Token[]): boolean =>
  /^(?:then )?(?:repeat|this (?:repeats|is repeated|happens|goes on)|(?:these|the last \w+|all|both) (?:steps|messages) (?:repeat|are repeated))\b/.test(
    tokens.map(({ lower }) => lower).join(' '),
  );
