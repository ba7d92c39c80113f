export interface Rest {
  /** How long the keyboard rests before a draft is asked for, ms. */
  readonly time: number;
  /** Whether more is about to come: the text may be in the middle of a word or of a sentence. */
  readonly isUnfinished: boolean;
}

const withinWord: Rest = { time: 90, isUnfinished: true };
const behindWord: Rest = { time: 40, isUnfinished: true };
const settled: Rest = { time: 40, isUnfinished: false };

/** After this rest a text is whole as it stands, ms. */
export const longRest = 600;

/** How long to wait for more, given the text before a change and after it. What is pasted, or ends a sentence, is whole. */
export const restAfter = (before: string, after: string): Rest => {
  if (Math.abs(after.length - before.length) !== 1) return settled;
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before];
  let place = 0;
  while (place < shorter.length && shorter[place] === longer[place]) place += 1;
  const sign = longer.charAt(place);
  if (/[\p{L}\p{N}'’]/u.test(sign)) return withinWord;
  return /[.!?\n]/.test(sign) ? settled : behindWord;
};
