import { readDrawio } from '@diagloom/diagram/drawio';
import type { CellChange, Edit } from '@diagloom/diagram/model';
import { type Candidate, readInstruction, touchedBy } from '@diagloom/language/instructions';
import { guessType } from '@diagloom/types';
import { carryOutEdits } from './carry-out-edits.ts';
import { typeOfPage } from './page-type.ts';
import type { StudioTools } from './studio-tools.ts';

export interface RefineRequest {
  /** A draw.io file, of ours or from elsewhere. */
  readonly xml: string;
  readonly instruction: string;
  /** The id of the type to read a foreign page as; a page of ours says its own. */
  readonly type?: string;
  /** The id of the page to change; the first one where absent. */
  readonly page?: string;
  /** Ids of selected shapes: "this". */
  readonly selection?: readonly string[];
  /** What the instruction before touched: "it". */
  readonly lastTouched?: readonly string[];
}

export type RefineResult = RefinedDiagram | NotRefined;

export interface RefinedDiagram {
  readonly ok: true;
  /** The file with the changes; cells that they do not name have the bytes that they had. */
  readonly xml: string;
  readonly changes: readonly CellChange[];
  /** What the instruction was read as. */
  readonly edits: readonly Edit[];
  /** One sentence for each edit. */
  readonly said: readonly string[];
  /** Ids of the shapes that the instruction was about, for the next one; as before where it was about none. */
  readonly touched: readonly string[];
  /** What could only be done in part, one sentence each. */
  readonly skipped: readonly string[];
}

export interface NotRefined {
  readonly ok: false;
  /** For people: what was not clear, or why it cannot be done. */
  readonly message: string;
  readonly candidates: readonly Candidate[];
  /** Set where the last change is wanted back, which only the keeper of the versions can do. */
  readonly asksFor?: 'undo';
}

/**
 * Carries out an instruction on a stored diagram, wholly or not at all. Throws a `DrawioError` for a bad file; rejects
 * when a layout fails.
 */
export const refineDiagram = async (
  request: RefineRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<RefineResult> => {
  const document = readDrawio(request.xml);
  const page = document.pages.find(({ id }) => request.page === undefined || id === request.page);
  if (page === undefined) return notRefined('There is no such page in this diagram. Reload it and retry.');
  // What the file was taken for says nothing of its other pages.
  const type = typeOfPage(page, page === document.pages[0] ? request.type : guessType(page));
  const reading = readInstruction(request.instruction, {
    spec: type.recognise(page),
    type,
    takenIds: page.cells.map(({ id }) => id),
    ...(request.selection === undefined ? {} : { selection: request.selection }),
    ...(request.lastTouched === undefined ? {} : { lastTouched: request.lastTouched }),
  });
  if (!reading.ok) return reading;
  const result = await carryOutEdits(reading.edits, { document, page, type }, tools);
  if (!result.ok) {
    const isOpenWish = reading.edits.every(({ kind }) => kind === 'layOut' || kind === 'setTheme');
    return notRefined(isOpenWish && reading.edits.length > 0 ? `${result.message} ${otherWishes}` : result.message);
  }
  const touched = touchedBy(reading.edits);
  return {
    ...result,
    edits: reading.edits,
    said: reading.said,
    touched: touched.length > 0 ? touched : (request.lastTouched ?? []),
  };
};

const otherWishes =
  'What else can be done: "simplify it", "left to right", "use the high-contrast theme", "make all decisions orange".';

const notRefined = (message: string): NotRefined => ({ ok: false, message, candidates: [] });
