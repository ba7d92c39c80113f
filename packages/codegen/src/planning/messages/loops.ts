import { oneLine } from '../../program/index.ts';
import type { FramePart } from './read-exchanges.ts';

/** What a frame says of when it is gone through, or in which of its cases. */
export const conditionOf = ({ frame, sections }: FramePart): string =>
  oneLine(frame.label) || oneLine(sections[0]?.group?.label ?? '');

/** What is asked before each round of a loop: `has another order` of “for each order”, `cups are left` of “while cups are left”. */
export const askedAgain = (condition: string): string => {
  const end = untilOf(condition) ?? /^(?:while|as long as)\s+(?:the\s+)?(.+)$/i.exec(condition)?.[1];
  if (end !== undefined) return end;
  const period = periodOf(condition);
  if (period !== undefined) return `wait for next ${period}`;
  const each = eachOf(condition);
  return each === undefined ? `goes on ${condition}` : `has another ${each}`;
};

/** What ends a loop: `code is right` of “until the code is right”. */
export const untilOf = (condition: string): string | undefined => /^until\s+(?:the\s+)?(.+)$/i.exec(condition)?.[1];

/** How long each round of a loop takes: `minute` of “every minute”, `15 seconds` of “every 15 seconds”. */
const periodOf = (condition: string): string | undefined =>
  /^(?:(?:.*\s)?(?:for )?(?:each|every|once an?|once every) )?((?:\d+ )?(?:second|minute|hour|day|night|morning|evening|week|month|quarter|year)s?)$/i
    .exec(condition.replace(adverbs, (word) => unitOf[word.toLowerCase()] ?? word))?.[1]
    ?.toLowerCase();

const unitOf: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
};
const adverbs = /^(?:hourly|daily|weekly|monthly|yearly)$/i;

/** What each round of a loop is about: `order` of “for each order”. */
export const eachOf = (condition: string): string | undefined =>
  periodOf(condition) !== undefined ? undefined : /^(?:for )?(?:each|every|all(?: the)?)\s+(.+)$/i.exec(condition)?.[1];
