/**
 * Lets a font of the document draw its marks. svg-to-pdfkit leaves out glyphs without a width, and in Arabic fonts the dots
 * of the letters are such; it also moves them down where they belong up. In: the document and the name of a registered
 * font, which is loaded by this.
 */
export const keepMarks = (document: PDFKit.PDFDocument, fontName: string): void => {
  document.font(fontName);
  const font: unknown = Reflect.get(document, '_font');
  if (!isEncoder(font) || patched.has(font)) return;
  patched.add(font);
  const encode = font.encode.bind(font);
  font.encode = (text) => {
    const [glyphs, positions] = encode(text);
    return [glyphs, positions.map(withWidth)];
  };
};

/** What pdfkit's fonts do for svg-to-pdfkit; lengths in thousandths of an em. */
interface Encoder {
  encode: (text: string) => readonly [glyphs: readonly string[], positions: readonly GlyphPosition[]];
}

interface GlyphPosition {
  readonly advanceWidth: number;
  readonly yOffset: number;
}

const patched = new WeakSet<Encoder>();

const isEncoder = (font: unknown): font is Encoder =>
  typeof font === 'object' && font !== null && 'encode' in font && typeof font.encode === 'function';

/** Too little to be seen. */
const leastWidth = 0.1;

const withWidth = (position: GlyphPosition): GlyphPosition => ({
  ...position,
  advanceWidth: position.advanceWidth === 0 ? leastWidth : position.advanceWidth,
  yOffset: -position.yOffset,
});
