import { type PageToRead, readMeaning } from './read-meaning.ts';
import { type TextFormat, textFormats } from './text-formats.ts';

export type TextRequest = PageToRead;

export interface DiagramText extends Omit<TextFormat, 'write'> {
  /** Undefined where the format has no form for such a diagram. */
  readonly text: string | undefined;
  /** One sentence for people for each thing that the format could not say. */
  readonly leftOut: readonly string[];
}

/** What a page means, in every text format. Undefined for a page that the file does not have. Throws a `DrawioError` for a bad file. */
export const writeAsText = (request: TextRequest): readonly DiagramText[] | undefined => {
  const spec = readMeaning(request)?.spec;
  return (
    spec &&
    textFormats.map(({ write, ...format }) => {
      const { text, leftOut = [] } = write(spec) ?? {};
      return { ...format, text, leftOut };
    })
  );
};
