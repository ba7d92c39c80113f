import type { Kind } from '@diagloom/diagram/model';
import { countedBefore, screenProse } from '../lexicon/en/screen-words.ts';
import { namesKind } from './element.ts';

/**
 * What prose says around the elements of screens in the words of lists: `the page shall display a heading` is `the page shows a heading`. In: a
 * text and the kinds of elements. Out: a text of the same length, so that places stay.
 */
export const plainProse = (text: string, kinds: readonly Kind[]): string =>
  screenProse
    .reduce(
      (told, { pattern, plain }) => told.replace(pattern, (found) => plain.padEnd(found.length).slice(0, found.length)),
      text,
    )
    .replace(countedBefore, (found, kind: string) => (namesKind(kind, kinds) ? found : ' '.repeat(found.length)));
