declare module 'svg-to-pdfkit' {
  /** What we use of the library's options. */
  export interface SvgToPdfOptions {
    /** One px of the SVG is one point. */
    readonly assumePt?: boolean;
    /** The name of a registered font. */
    readonly fontCallback?: (family: string, bold: boolean, italic: boolean) => string;
    readonly warningCallback?: (warning: string) => void;
  }

  /** Draws an SVG on the current page. */
  export default function svgToPdf(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: SvgToPdfOptions,
  ): void;
}
