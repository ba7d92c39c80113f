/** An arrow in front of somebody's name and a colon. */
const handover = /(?:--?>{1,2}|={1,2}>|→|➔|➜|⟶)(?=\s*\p{L}[\p{L}\d &/'-]{0,30}:\s)/gu;

/** `Customer: ` at the beginning. */
const opensNamed = /^\s*\p{L}[\p{L}\d &/'-]{0,30}:\s/u;

/**
 * `Customer: places the order -> Sales: checks the credit -> Carrier: delivers`: an arrow between two who are named before a colon hands the
 * work over. In: a text. Out: the same, as long, with a line for each of them; other texts as they are.
 */
export const withChainedLanes = (text: string): string =>
  opensNamed.test(text) && [...text.matchAll(handover)].length > 1
    ? text.replace(handover, (arrow) => (arrow.length > 1 ? '.\n' : '\n').padEnd(arrow.length))
    : text;
