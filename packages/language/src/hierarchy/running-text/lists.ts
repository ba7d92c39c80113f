import { itemSentence, leadsToPeople, ofItsOwn, underOne } from '../../lexicon/en/chart-sentences.ts';

/** A colon, and a list on the lines below it. */
const listBelow = /:[^\S\n]*\n(?:[^\S\n]*\n)*(?:[^\S\n]*(?:[-*•–]|(?:\d{1,2}[.)]|[a-z]\)))[^\S\n]+[^\n]+(?:\n|$))+/;

/** Whether a sentence goes on in a list: `Four people report to her:`. */
export const hasListInSentence = (text: string): boolean => sentenceBefore.test(text) && listBelow.test(text);

/** Two sentences, of which the second leads to a list. */
const sentenceBefore = /[.!?]\s+\p{Lu}[^.!?\n]*:[^\S\n]*\n/u;

/** `Four report to her:` with a list below it as one sentence, of the same length; so is `under her`, which adds nothing to `has`. */
export const withListsInLine = (text: string): string =>
  text
    .replace(new RegExp(listBelow, 'g'), (list, offset: number) =>
      !leadsList(text.slice(0, offset).replace(/.*[.!?\n]\s*/s, '')) || isNested(list) || isOfSentences(list)
        ? list
        : list
            .replace(/\n(?=[^\S\n]*\n)/g, ' ')
            .replace(/^(:\s*)(?:[-*•–]|(?:\d{1,2}[.)]|[a-z]\)))/, (mark) => mark.replace(/[^:]/g, ' '))
            .replace(ofItsOwn, (said) => ', with'.padEnd(said.length))
            .replace(remarkOfItem, (said) => ' '.repeat(said.length))
            .replace(
              /[.;,]?\n([^\S\n]*(?:[-*•–]|(?:\d{1,2}[.)]|[a-z]\))))(?=[^\S\n])/g,
              (mark) => `;${' '.repeat(mark.length - 1)}`,
            ),
    )
    .replace(/^[^\S\n]*(?:[-*•–]|(?:\d{1,2}[.)]|[a-z]\)))(?=[^\S\n])/gm, (mark) => ' '.repeat(mark.length))
    .replace(underOne, (said) => ' '.repeat(said.length));

/** "From May on:" leads to sentences rather than to people. */
const leadsList = (said: string): boolean => leadsToPeople.test(said) || /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(said);

/** Items below items say by their indents who is below whom. */
const isNested = (list: string): boolean =>
  new Set([...list.matchAll(/^([^\S\n]*)(?:[-*•–]\s|(?=\S))/gm)].map(([, indent = '']) => indent.length)).size > 1;

/** "- Dontae is the Inbound Lead. Drivers are his." is read as it stands. */
const isOfSentences = (list: string): boolean => {
  const items = list.split('\n').filter((line) => /\p{L}/u.test(line));
  return items.filter((item) => itemSentence.test(item)).length * 2 > items.length;
};

/** What an item says of somebody in a sentence of its own: "Gruff on the radio." */
const remarkOfItem = /(?<=\p{L}{2})\.[^\S\n]+\p{Lu}[^\n]*/gu;
