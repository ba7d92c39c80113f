import { scriptFonts } from './fonts.ts';

/**
 * Puts text of scripts that need a font of their own into spans that name it: svg-to-pdfkit draws a span with one font
 * and does not look elsewhere for a character, and resvg gives up the style of a whole span where it must look elsewhere.
 * Lines that `isLeftWhole` names stay as they are.
 */
export const withScriptFonts = (svg: string, isLeftWhole: (text: string) => boolean = () => false): string =>
  scriptFonts.some(({ needs }) => needs.test(svg))
    ? svg.replace(/<text[\s>].*?<\/text>/gs, (text) =>
        isLeftWhole(text) ? text : text.replace(/>([^<]+)</g, (_, words: string) => `>${split(words)}<`),
      )
    : svg;

const split = (words: string): string => {
  let markup = '';
  let current = { name: '', text: '' };
  const close = (): void => {
    markup += current.name === '' ? current.text : `<tspan font-family="${current.name}">${current.text}</tspan>`;
  };
  for (const character of words.replace(joiners, '')) {
    // A mark is drawn with the character that it stands on.
    const name = /\p{M}/u.test(character) ? current.name : scriptOf(character);
    if (name !== current.name) {
      close();
      current = { name, text: '' };
    }
    current.text += character;
  }
  close();
  return markup;
};

/** Neither renderer joins emoji to one: they stand side by side. */
const joiners = /\u200d|\ufe0f/g;

const scriptOf = (character: string): string => scriptFonts.find(({ needs }) => needs.test(character))?.family ?? '';
