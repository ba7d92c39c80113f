import type { Doubt, ReadShape } from '../../board/board-reading.ts';
import { type ReadWords, sureWords } from '../words/letter-reader.ts';
import { outerBox } from './candidate.ts';
import type { ChosenShape } from './choose-shapes.ts';

/** From here on words are believed at all: of handwriting, less is a guess. */
const leastSure = { drawn: 0.3, byHand: 0.85 } as const;

export const isReadable = ({ text, confidence }: ReadWords, isByHand: boolean): boolean =>
  confidence > (isByHand ? leastSure.byHand : leastSure.drawn) && /[\p{L}\p{N}]/u.test(text);

/** Of what is read unsurely in a shape, fewer letters among other signs are an icon. */
const leastLetters = 0.6;

const isIcon = ({ text, confidence }: ReadWords): boolean => {
  const [letters, signs] = [/[\p{L}\p{N}]/gu, /\S/g].map((sign) => text.match(sign)?.length ?? 0);
  return confidence < sureWords && (letters ?? 0) < leastLetters * (signs ?? 0);
};

/** A shape with what was read in it. */
export const toShape = (
  { candidate, isContainer, rows, frame }: ChosenShape,
  index: number,
  { read, isByHand }: { readonly read: ReadWords | undefined; readonly isByHand: boolean },
): ReadShape => {
  const words = read === undefined || isIcon(read) ? undefined : read;
  const label = words !== undefined && isReadable(words, isByHand) ? words.text : '';
  const doubt: Doubt | undefined =
    words !== undefined && (label === '' || words.confidence < sureWords)
      ? label === ''
        ? 'handwriting'
        : 'words'
      : candidate.fit < 0.9 || candidate.margin < 0.002
        ? 'figure'
        : undefined;
  return {
    id: `s${index + 1}`,
    kind:
      frame !== undefined && frame.role !== 'container'
        ? frame.role
        : rows !== undefined
          ? 'table'
          : isContainer
            ? 'rectangle'
            : candidate.figure,
    box: outerBox(candidate),
    label,
    ...(doubt === undefined ? {} : { doubt }),
  };
};

/** What nobody can read gets a name that says so, until somebody types what it says. */
export const nameUnread = (shapes: readonly ReadShape[]): readonly ReadShape[] => {
  let count = 0;
  return shapes.map((shape) => {
    if (shape.doubt !== 'handwriting' || shape.label !== '') return shape;
    count += 1;
    return { ...shape, label: `Text ${count}` };
  });
};
