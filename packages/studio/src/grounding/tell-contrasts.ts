/**
 * A story in which two kinds of a thing part, with the condition that this is: "A torn sail goes to the loft. A sound one is rolled up." becomes "If
 * the sail is torn, it goes to the loft. Otherwise it is rolled up."
 */
export const tellContrasts = (text: string): string =>
  text.replace(contrast, (...match: unknown[]) => {
    const { kind = '', thing = '', first = '', second = '' } = match.at(-1) as Readonly<Record<string, string>>;
    const areMany = /^ones$|[^s]s$/.test(thing);
    const named = /^ones?$/.test(thing) ? (areMany ? 'they' : 'it') : `the ${thing}`;
    const condition = `If ${named} ${areMany ? 'are' : 'is'} ${kind.toLowerCase()}`;
    return `${condition}, ${deedOf(first, areMany)}. Otherwise ${deedOf(second, areMany)}`;
  });

/** `goes to the loft` is what it does; `mean we roll it up` and `we roll up` say who does something with it. */
const deedOf = (said: string, areMany: boolean): string => {
  const others = /^(?:means? )?(?<who>we|you)(?<deed> .*)$/su.exec(said)?.groups;
  if (others === undefined) return `${areMany ? 'they' : 'it'} ${said}`;
  if (/^mean/.test(said)) return `${others.who}${others.deed}`;
  return `${others.who}${(others.deed ?? '').replace(/^ \S+/, (verb) => `${verb} ${areMany ? 'them' : 'it'}`)}`;
};

const verbs = String.raw`(?:is|are|go(?:es)?|gets?|must|needs?|stays?|comes?|moves?|waits?|means? (?:we|you)|we|you)\b`;

const contrast = new RegExp(
  String.raw`(?<=^|[.!?;:] )(?:An? |The )?(?<kind>\p{L}{4,}) (?<thing>\p{L}{3,})(?:, [^,.;\n]{1,40},)? (?<first>${verbs}[^.!?;\n]*)[.;] (?:An? |The )?(?:\p{L}{4,} ones?|\k<thing> that (?:is|are) (?:not|no longer) \p{L}+)(?:, [^,.;\n]{1,40},)? (?<second>${verbs}[^.!?;\n]*)`,
  'gimu',
);
