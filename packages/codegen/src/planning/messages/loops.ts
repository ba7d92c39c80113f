import { countedRounds, endOfRounds, holdInRounds, numberWords, partOfWhole } from '@diagloom/language/morphology';
import { oneLine } from '../../program/index.ts';
import { asQuestion } from '../as-question.ts';
import type { FramePart } from './read-exchanges.ts';

/** What a frame says of when it is gone through, or in which of its cases. */
export const conditionOf = ({ frame, sections }: FramePart): string =>
  oneLine(frame.label) || oneLine(sections[0]?.group?.label ?? '');

/** What is asked before or behind each round of a loop: `has another order` of “for each order”, `are cups left` of “while cups are left”. */
export const askedAgain = (condition: string): string => {
  const end = untilOf(condition) ?? holdInRounds.exec(condition)?.groups?.hold;
  if (end !== undefined) return asQuestion(end);
  const period = periodOf(condition);
  if (period !== undefined) return `wait for next ${period}`;
  const each = eachOf(condition);
  return each === undefined ? `goes on ${condition}` : `has another ${each}`;
};

/** What ends a loop: `code is right` of “until the code is right”. */
export const untilOf = (condition: string): string | undefined => endOfRounds.exec(condition)?.groups?.end;

/** How often a loop is gone through at most, and whether it may end before. */
export const countOf = (condition: string): { readonly most: number; readonly isAsked: boolean } | undefined => {
  const { number = '', twice } = countedRounds.exec(condition)?.groups ?? {};
  const most =
    twice !== undefined ? 2 : /^\d+$/.test(number) ? Number(number) : numberWords.indexOf(number.toLowerCase());
  if (most < 1) return undefined;
  return { most, isAsked: untilOf(condition) !== undefined || holdInRounds.test(condition) };
};

/** How long each round of a loop takes that says by itself when it ends: `30 seconds` of “every 30 seconds until the tank is full”. */
export const waitedIn = (condition: string): string | undefined => {
  const [before = ''] = condition.split(endOfRounds);
  return untilOf(condition) === undefined ? undefined : periodOf(before.trim());
};

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

/** What each round of a loop is about: `order` of “for each order”, `item` of “for each item of the order”. */
export const eachOf = (condition: string): string | undefined => {
  const all = allEachOf(condition);
  return all && (partOfWhole.exec(all)?.groups?.part ?? all);
};

/** What those are part of that a loop goes through: `order` of “for each item of the order”. */
export const wholeOf = (condition: string): string | undefined => {
  const all = allEachOf(condition);
  return all && partOfWhole.exec(all)?.groups?.whole;
};

const allEachOf = (condition: string): string | undefined =>
  periodOf(condition) !== undefined || untilOf(condition) !== undefined
    ? undefined
    : /^(?:for )?(?:each|every|all(?: the)?)\s+(.+)$/i.exec(condition)?.[1];
