import { capitalised, uncapitalised } from '../../text/words.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Part } from '../landscape/part.ts';
import { isSame } from '../landscape/same-words.ts';
import type { ReadName } from '../read-name.ts';

/** `Three machines: one runs the web server, one the API`: the next of those counted last that nothing is known of yet. */
export const nextOne = ({ words, label }: ReadName, { parts, lines }: Landscape): Part | undefined => {
  if (words.length !== 1 || !/^(?:one|another|first|second|third|fourth|other|last)$/i.test(label)) return undefined;
  const last = parts.findLast(({ label: own }) => / \d+$/.test(own));
  return parts.find(
    (part) =>
      last !== undefined &&
      isSame(part.words, last.words) &&
      !parts.some(({ parent }) => parent === part) &&
      !lines.some(({ from }) => from === part),
  );
};

/** `two floors: the upper one has ...`: the next of the counted parts that has no name of its own yet gets this one. */
export const countedOne = ({ words }: ReadName, { parts }: Landscape): Part | undefined => {
  const [name, one, ...others] = words;
  if (name === undefined || one !== 'one' || others.length > 0) return undefined;
  const part = parts.find(({ label }) => / \d+$/.test(label));
  if (part === undefined) return undefined;
  part.words = [name, ...part.words];
  part.label = capitalised(`${name} ${uncapitalised(part.label.replace(/ \d+$/, ''))}`);
  return part;
};
