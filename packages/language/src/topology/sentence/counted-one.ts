import { capitalised, uncapitalised } from '../../text/words.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Part } from '../landscape/part.ts';
import type { ReadName } from '../read-name.ts';

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
