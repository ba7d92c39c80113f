import { readDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument, DiagramSpec, Page } from '@diagloom/diagram/model';
import { type DiagramTypeId, diagramTypeOf, guessType } from '@diagloom/types';

/** A template that is to be the diagram itself. */
export interface TemplateDiagram {
  readonly type: DiagramTypeId;
  readonly document: DiagramDocument;
  readonly spec: DiagramSpec;
}

/**
 * Takes a draw.io file as a diagram, byte for byte: its first page with shapes says what it is and what it means, the file's name what all
 * of several pages are called. Undefined for a file without a shape. Throws a `DrawioError` for a bad file.
 */
export const takeTemplate = (xml: string, name?: string): TemplateDiagram | undefined => {
  const document = readDrawio(xml);
  const page = firstDrawnPage(document);
  if (page === undefined) return undefined;
  const type = guessType(page);
  const spec = diagramTypeOf(type).recognise(page);
  const title = drawnPages(document).length > 1 ? titleFromFile(name) || titleOf(page, name) : titleOf(page, name);
  return { type, document, spec: { ...spec, title } };
};

/** The page that counts where a file has several: the first that shows something. */
export const firstDrawnPage = (document: DiagramDocument): Page | undefined => drawnPages(document)[0];

const drawnPages = ({ pages }: DiagramDocument): readonly Page[] =>
  pages.filter(({ cells }) => cells.some(({ kind }) => kind === 'vertex'));

/** A page that nobody named is called after its file. */
const titleOf = (page: Page, name: string | undefined): string => {
  const isNamed = page.name !== '' && !/^(?:page|seite|p[aá]gina)[-\s]*\d+$/i.test(page.name);
  return isNamed ? page.name : titleFromFile(name) || page.name;
};

/** `my_day.drawio` is `My day`; empty for a file without a name. */
export const titleFromFile = (name = ''): string => {
  const title = name
    .replace(/(?:\.(?:drawio|xml|dio|png|svg|txt|mmd|mermaid|dot|gv|puml|plantuml|sql|csv))+$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
};
