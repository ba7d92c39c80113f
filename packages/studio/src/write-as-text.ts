import { readDrawio } from '@diagloom/diagram/drawio';
import { guessType } from '@diagloom/types';
import { typeOfPage } from './page-type.ts';
import { type TextFormat, textFormats } from './text-formats.ts';

export interface TextRequest {
  /** A draw.io file, of ours or from elsewhere. */
  readonly xml: string;
  /** The id of the type to read a foreign page as; a page of ours says its own. */
  readonly type?: string;
  /** The id of the page; the first one where absent. */
  readonly page?: string;
}

export interface DiagramText extends Omit<TextFormat, 'write'> {
  /** Undefined where the format has no form for such a diagram. */
  readonly text: string | undefined;
  /** One sentence for people for each thing that the format could not say. */
  readonly leftOut: readonly string[];
}

/** What a page means, in every text format. Undefined for a page that the file does not have. Throws a `DrawioError` for a bad file. */
export const writeAsText = ({ xml, type, page: wanted }: TextRequest): readonly DiagramText[] | undefined => {
  const { pages } = readDrawio(xml);
  const page = wanted === undefined ? pages[0] : pages.find(({ id }) => id === wanted);
  if (page === undefined) return undefined;
  // What the file was taken for says nothing of its other pages.
  const spec = typeOfPage(page, page === pages[0] ? type : guessType(page)).recognise(page);
  return textFormats.map(({ write, ...format }) => {
    const { text, leftOut = [] } = write(spec) ?? {};
    return { ...format, text, leftOut };
  });
};
