import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** A font in its four cuts, as TTF or OTF files: neither renderer reads web fonts. */
export interface FontFiles {
  readonly regular: string;
  readonly italic: string;
  readonly bold: string;
  readonly boldItalic: string;
}

/** The four cuts in a package of Google's fonts, given by its own file. */
const google = (main: string, family: string): FontFiles => {
  const file = (cut: string): string => join(main, '..', cut, `${family}_${cut}.ttf`);
  return {
    regular: file('400Regular'),
    italic: file('400Regular_Italic'),
    bold: file('700Bold'),
    boldItalic: file('700Bold_Italic'),
  };
};

/** A font without italics leans nowhere. */
const upright = (main: string, family: string): FontFiles => {
  const { regular, bold } = google(main, family);
  return { regular, italic: regular, bold, boldItalic: bold };
};

/** The fonts that text is measured with: widths of Arial, of Times New Roman and of Courier New, and a hand's. */
export const textFonts = {
  Arimo: google(require.resolve('@expo-google-fonts/arimo'), 'Arimo'),
  Tinos: google(require.resolve('@expo-google-fonts/tinos'), 'Tinos'),
  Cousine: google(require.resolve('@expo-google-fonts/cousine'), 'Cousine'),
  Kalam: upright(require.resolve('@expo-google-fonts/kalam'), 'Kalam'),
} as const;

export type TextFont = keyof typeof textFonts;

/** Fonts for scripts that those do not have; they have no italics. Large, and loaded only for text that needs them. */
interface ScriptFont {
  /** As the files name themselves. */
  readonly family: string;
  /** A character that it is there for. */
  readonly needs: RegExp;
  /** Parts of its letters are glyphs of their own. */
  readonly hasMarks?: boolean;
  readonly regular: string;
  readonly bold: string;
}

const oneCut = (file: string): Pick<ScriptFont, 'regular' | 'bold'> => ({ regular: file, bold: file });

/** A file of a package that only says where its code is, which lies in `dist` beside `fonts`. */
const beside = (main: string, file: string): string => join(main, '../../fonts', file);

const emoji = {
  family: 'Noto Emoji',
  regular: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
} as const;

/** In the order in which they are asked; signs that only may be shown as emoji are left to the font of symbols. */
export const scriptFonts: readonly ScriptFont[] = [
  {
    family: 'Noto Sans S Chinese',
    needs: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    regular: beside(require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans-Regular.otf'),
    bold: beside(require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans-Bold.otf'),
  },
  {
    family: 'Noto Sans Korean',
    needs: /\p{Script=Hangul}/u,
    regular: beside(require.resolve('@embedpdf/fonts-kr'), 'NotoSansKR-Regular.otf'),
    bold: beside(require.resolve('@embedpdf/fonts-kr'), 'NotoSansKR-Bold.otf'),
  },
  {
    family: 'Noto Sans Arabic',
    needs: /\p{Script=Arabic}/u,
    hasMarks: true,
    regular: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  },
  { ...emoji, needs: /\p{Emoji_Presentation}/u },
  {
    family: 'Noto Sans Symbols 2',
    needs: /[\u2300-\u23ff\u2500-\u27bf\u2b00-\u2bff]/u,
    ...oneCut(require.resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf')),
  },
  { ...emoji, needs: /\p{Extended_Pictographic}/u },
];

/** The files that an SVG of ours needs: Arimo, and what else it names or has characters of, in the cuts that it has text in. */
export const fontFilesFor = (svg: string): readonly string[] => {
  const named = Object.entries(textFonts).filter(
    ([name]) => name === 'Arimo' || svg.includes(`, ${name},`) || svg.includes(`"${name},`),
  );
  const needed = scriptFonts.filter(({ needs }) => needs.test(svg));
  const isBold = svg.includes(' font-weight="bold"');
  const isItalic = svg.includes(' font-style="italic"');
  return [
    ...named.flatMap(([, { regular, bold, italic, boldItalic }]) => [
      regular,
      ...(isBold ? [bold] : []),
      ...(isItalic ? [italic] : []),
      ...(isBold && isItalic ? [boldItalic] : []),
    ]),
    ...new Set(needed.flatMap(({ regular, bold }) => (isBold ? [regular, bold] : [regular]))),
  ];
};
