/** How long the keyboard rests before a draft is asked for, ms: longer where a word may go on. */
const withinWord = 90;
const behindWord = 40;

/** How long to wait for more, given the text before a change and after it. Whatever else than a letter was typed, or pasted, ends a word. */
export const restAfter = (before: string, after: string): number => {
  if (Math.abs(after.length - before.length) !== 1) return behindWord;
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before];
  let place = 0;
  while (place < shorter.length && shorter[place] === longer[place]) place += 1;
  return /[\p{L}\p{N}'’]/u.test(longer.charAt(place)) ? withinWord : behindWord;
};
