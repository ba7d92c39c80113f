import { inOneLine } from '../carry/clean-texts.ts';

/** Signs that PlantUML reads in names or texts, those that mean something when doubled, and what begins an order of its preprocessor. */
const risky = /["<>[\]{}\\~|#&@%$]|(?<=\*)\*|(?<=_)_|(?<=\/)\/|(?<=-)-|(?<==)=|(?<=\.)\.|(?<=')'|^[!'=.*_-]/g;

/** A text in which signs that PlantUML reads are written by their number, such as `<U+0022>` for a quote. */
export const encodePlantUml = (text: string): string =>
  text.replace(risky, (sign) => `<U+${(sign.codePointAt(0) ?? 32).toString(16).toUpperCase().padStart(4, '0')}>`);

export const quotePlantUml = (text: string): string => `"${text === '' ? ' ' : encodePlantUml(text)}"`;

export const decodePlantUml = (text: string): string =>
  inOneLine(
    text
      .replace(/\\[nlr]/g, ' ')
      .replace(/<U\+([\da-f]{4,6})>|&#(\d{1,7});/gi, (whole, hex?: string, decimal?: string) => {
        const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      }),
  );

/** The text between quotes, or the bare text. */
export const unquotePlantUml = (text: string): string => decodePlantUml(/^\s*"([\s\S]*)"\s*$/.exec(text)?.[1] ?? text);
