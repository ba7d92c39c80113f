import type { AnnotationPerson } from '@diagloom/contract';

/** The name that somebody is typing behind an @ at the end of what stands before the cursor; undefined where they are not. */
export const typedMention = (before: string): string | undefined => /(?:^|\s)@([^@\n]{0,40})$/.exec(before)?.[1];

/** Whom it may mean, at most five. */
export const suggestedPeople = (typed: string, people: readonly AnnotationPerson[]): readonly AnnotationPerson[] => {
  const wanted = typed.toLowerCase();
  return people.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, 5);
};

/** The text with the name in place of what was typed of it. */
export const withMention = (text: string, cursor: number, { name }: AnnotationPerson) => {
  const before = text.slice(0, cursor).replace(/@[^@\n]*$/, `@${name} `);
  return { text: before + text.slice(cursor), cursor: before.length };
};

/** Whom a text mentions by their whole name. */
export const mentionedIn = (text: string, people: readonly AnnotationPerson[]): number[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);

/** A text in pieces: names of people apart from the rest. */
export const splitAtMentions = (
  text: string,
  people: readonly AnnotationPerson[],
): readonly { readonly text: string; readonly isMention: boolean }[] => {
  const names = people.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return [{ text, isMention: false }];
  const pattern = new RegExp(
    `(@(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')}))`,
    'g',
  );
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMention: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
