/** Number words; the place of each is the number that it says. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const ordinal = 'first second third fourth fifth sixth'.split(' ');

/** Which of several times: `2nd`, `second`; the number that it says, 0 for any other word. */
export const ordinalNumber = (word: string): number =>
  ordinal.indexOf(word) + 1 || Number(/^([1-9])(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0);

/** What happens once or several times, so that the first is a case and the second another. */
export const occasionNouns: ReadonlySet<string> = new Set(
  'time offence offense strike breach violation absence no-show miss'.split(' '),
);

/** What may stand in front of it: `and on the second offence`. */
export const occasionOpeners: ReadonlySet<string> = new Set('on for at the a and then'.split(' '));
