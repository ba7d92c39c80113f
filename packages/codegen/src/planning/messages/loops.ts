import { oneLine } from '../../program/index.ts';
import type { FramePart } from './read-exchanges.ts';

/** What a frame says of when it is gone through, or in which of its cases. */
export const conditionOf = ({ frame, sections }: FramePart): string =>
  oneLine(frame.label) || oneLine(sections[0]?.group?.label ?? '');

/** What is asked before each round of a loop: `has another order` of “for each order”, `cups are left` of “while cups are left”. */
export const askedAgain = (condition: string): string => {
  const end = untilOf(condition) ?? /^(?:while|as long as)\s+(?:the\s+)?(.+)$/i.exec(condition)?.[1];
  if (end !== undefined) return end;
  const each = eachOf(condition);
  return each === undefined ? `goes on ${condition}` : `has another ${each}`;
};

/** What ends a loop: `code is right` of “until the code is right”. */
export const untilOf = (condition: string): string | undefined => /^until\s+(?:the\s+)?(.+)$/i.exec(condition)?.[1];

/** What each round of a loop is about: `order` of “for each order”. */
export const eachOf = (condition: string): string | undefined =>
  /^(?:for )?(?:each|every|all(?: the)?)\s+(.+)$/i.exec(condition)?.[1];
