import { articleOf } from '@diagloom/diagram/model';
import { otherPictures, requestLead } from '../lexicon/en/prompt-words.ts';
import type { Warning } from '../understanding.ts';

export interface OtherPicture {
  /** As the text calls it, in the singular, such as `Gantt chart`. */
  readonly name: string;
  /** Nothing else is told than what it is to be about. */
  readonly isWholeText: boolean;
}

/** A chart or picture that is asked for by name and that no type of diagram draws. */
export const otherPictureIn = (text: string): OtherPicture | undefined => {
  const found = asked.exec(text)?.[1];
  if (found === undefined) return undefined;
  const name = found
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^(?:gantt|venn|sankey)/, capitalised);
  return { name, isWholeText: !/[.:;\n]\s*\S/.test(text) };
};

const asked = new RegExp(`^\\s*${requestLead}(?:[\\p{L}\\d-]+ ){0,3}?(${otherPictures})\\b`, 'iu');

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is said where it is asked for and nothing else is told. */
export const refusalOf = ({ name }: OtherPicture): string =>
  `Diagloom can’t draw ${articleOf(name)} ${name}. Describe steps, parts, people or data and how they’re connected to get another type, such as a flowchart or a mind map.`;

/** What is said beside a drawing of what is told. */
export const noticeOf = ({ name }: OtherPicture): Warning => ({
  code: 'not-understood',
  message: `Diagloom can’t draw ${articleOf(name)} ${name}. Here’s what your text describes, drawn another way.`,
});
