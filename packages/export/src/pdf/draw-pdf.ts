import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { scriptFonts, type TextFont, textFonts } from '../fonts.ts';
import { withScriptFonts } from '../script-fonts.ts';
import { svgSize } from '../svg-size.ts';
import { keepMarks } from './keep-marks.ts';
import { withPlainImages } from './plain-images.ts';
import { withVisualOrder } from './visual-order.ts';

export interface PdfPage {
  /** An SVG of ours; the page gets its size. */
  readonly svg: string;
  /** For the list of bookmarks. */
  readonly name: string;
}

export interface PdfOptions {
  /** What a reader shows as the document's name. */
  readonly title: string;
  /** When it is made, as a reader shows it. */
  readonly made: Date;
}

/**
 * Makes a PDF with a page for each picture. Text stays text that can be selected and found, in the font that it was
 * measured with. The same pictures and date give the same bytes.
 */
export const drawPdf = async (pages: readonly PdfPage[], options: PdfOptions): Promise<Uint8Array> => {
  const document = openDocument(options);
  const bytes = collectBytes(document);
  for (const { svg, name } of pages) {
    await addPage(document, svg);
    if (pages.length > 1) document.outline.addItem(name);
  }
  document.end();
  return bytes;
};

const openDocument = ({ title, made }: PdfOptions): PDFKit.PDFDocument => {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Creator: 'Diagloom', CreationDate: made },
  });
  for (const [name, files] of Object.entries(textFonts)) {
    for (const [cut, file] of Object.entries(files)) document.registerFont(`${name}-${cut}`, file);
  }
  for (const { family, regular, bold } of scriptFonts) {
    document.registerFont(`${family}-regular`, regular);
    document.registerFont(`${family}-bold`, bold);
  }
  return document;
};

const collectBytes = (document: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))));
    document.on('error', reject);
  });

/** CSS defines a px as 1/96 inch, PDF a point as 1/72. */
const pointsPerPx = 72 / 96;

/** The longest side of a page that readers open, points (PDF 1.7, annex C). */
const longestSide = 14_400;

const addPage = async (document: PDFKit.PDFDocument, svg: string): Promise<void> => {
  const { width, height } = svgSize(svg);
  const scale = Math.min(pointsPerPx, longestSide / Math.max(width, height));
  document.addPage({ size: [width * scale, height * scale], margin: 0 });
  const plain = withScriptFonts(withVisualOrder(await withPlainImages(svg)));
  for (const { family, needs, hasMarks } of scriptFonts) {
    if (!hasMarks || !needs.test(plain)) continue;
    for (const cut of ['regular', 'bold']) keepMarks(document, `${family}-${cut}`);
  }
  document.save().scale(scale);
  svgToPdf(document, plain, 0, 0, {
    assumePt: true,
    fontCallback: fontOf,
    warningCallback: () => undefined,
  });
  document.restore();
};

const otherFonts = ['Tinos', 'Cousine', 'Kalam'] as const;

/** The registered font of a CSS list of fonts. */
const fontOf = (family: string, bold: boolean, italic: boolean): string => {
  const script = scriptFonts.find((font) => family.includes(font.family));
  if (script) return `${script.family}-${bold ? 'bold' : 'regular'}`;
  const name: TextFont = otherFonts.find((font) => family.includes(font)) ?? 'Arimo';
  if (bold) return `${name}-${italic ? 'boldItalic' : 'bold'}`;
  return `${name}-${italic ? 'italic' : 'regular'}`;
};
