import { scriptFonts } from '../fonts.ts';

/** The name by which a PDF's text asks for the font of a script. */
export const scriptFamily = (name: string): string => `script ${name}`;

/**
 * Puts text of scripts that need a font of their own into spans that name it: svg-to-pdfkit draws a span with one font
 * and does not look elsewhere for a character.
 */
export const withScriptFonts = (svg: string): string =>
  scriptFonts.some(({ needs }) => needs.test(svg))
    ? svg.replace(/<text[\s>].*?<\/text>/gs, (text) =>
        text.replace(/>([^<]+)</g, (_, words: string) => `>${split(words)}<`),
      )
    : svg;

const split = (words: string): string => {
  let markup = '';
  let current = { name: '', text: '' };
  const close = (): void => {
    markup +=
      current.name === '' ? current.text : `<tspan font-family="${scriptFamily(current.name)}">${current.text}</tspan>`;
  };
  for (const character of words) {
    // A mark or joiner is drawn with the character before it, and so is a space between two words of a script.
    const name = /\p{M}|\u200d|\ufe0f/u.test(character) ? current.name : scriptOf(character);
    if (name !== current.name) {
      close();
      current = { name, text: '' };
    }
    current.text += character;
  }
  close();
  return markup;
};

const scriptOf = (character: string): string => scriptFonts.find(({ needs }) => needs.test(character))?.name ?? '';
