import type { Name } from '../program/index.ts';

type Casing = (name: Pick<Name, 'words'>) => string;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `TakePayment`. */
export const pascalCase: Casing = ({ words }) => words.map(capital).join('');

/** `takePayment`. */
export const camelCase: Casing = ({ words }) =>
  words.map((word, index) => (index === 0 ? word : capital(word))).join('');

/** `take_payment`. */
export const snakeCase: Casing = ({ words }) => words.join('_');

/** `TAKE_PAYMENT`. */
export const screamingCase: Casing = ({ words }) => words.join('_').toUpperCase();

/** `MAX_BOOKINGS`, apart from words that some language keeps for itself also in capitals. */
export const constantCase: Casing = ({ words }) =>
  screamingCase(/^(?:begin|class|end)$/.test(words.join('_')) ? { words: [...words, 'value'] } : { words });

/** `take-payment`. */
export const kebabCase: Casing = ({ words }) => words.join('-');

/** The casing with a mark behind words that the language keeps for itself. No name ends in the mark of its own. */
export const avoiding =
  (casing: Casing, reserved: ReadonlySet<string>, mark = '_'): Casing =>
  (name) => {
    const written = casing(name);
    return reserved.has(written) ? written + mark : written;
  };

/** The casing of methods with `do` before what the language keeps for itself, as in `doNotify`. */
export const doing =
  (casing: Casing, reserved: ReadonlySet<string>): Casing =>
  (name) =>
    casing(reserved.has(casing(name)) ? { words: ['do', ...name.words] } : name);

/** A sentence as it goes on behind other words; `API` and the like keep their letters. */
export const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** A label as one line of a comment: what ends comments of any of our languages is taken apart. */
export const commentText = (label: string): string =>
  label
    .replace(/\*\//g, '* /')
    .replace(/\/\*/g, '/ *')
    .replace(/-->/g, '-- >')
    .replace(/"""/g, "'''")
    .replace(/\\/g, '/');

/** Text broken at spaces into lines of at most `width` characters. */
export const wrapText = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
