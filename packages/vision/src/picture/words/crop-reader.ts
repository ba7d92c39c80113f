import { type Raster, unionBox } from '../pixels/raster.ts';
import { countLines, cropWords } from './crop-words.ts';
import type { Words } from './find-words.ts';
import { isTooShort } from './is-too-short.ts';
import type { LetterReader, ReadWords } from './letter-reader.ts';
import { splitWords } from './split-words.ts';

/** Words that were read in part are read again, so much larger. */
const otherSize = 1.3;

/** Reads letters of a picture. In: their pieces, the piece of every pixel, and the colour that they stand on. */
export const createCropReader =
  (raster: Raster, reader: LetterReader) =>
  async (
    letters: Words['letters'],
    labels: Int32Array,
    ground: readonly [number, number, number],
  ): Promise<ReadWords> => {
    const lines = countLines(letters) > 1 ? 'many' : 'one';
    const readPart = (part: Words['letters'], by = 1): Promise<ReadWords> => {
      const box = unionBox(part.map((letter) => letter.box));
      return reader.read(cropWords(raster, { letters: part, labels, box, ground, by }), lines);
    };
    const first = await readPart(letters);
    const again = isTooShort(first, letters) ? await readPart(letters, otherSize) : first;
    const read = isTooShort(again, letters) ? first : again;
    const words = lines === 'one' ? splitWords(letters) : [];
    if (words.length <= read.text.split(' ').length) return read;
    const parts: string[] = [];
    for (const word of words) parts.push((await readPart(word)).text);
    return isSame(parts.join(''), read.text) ? { ...read, text: parts.join(' ') } : read;
  };

/** But for spaces, and for letters that are as high as others of another case. */
const isSame = (one: string, other: string): boolean =>
  one.replaceAll(' ', '').toLowerCase() === other.replaceAll(' ', '').toLowerCase();
