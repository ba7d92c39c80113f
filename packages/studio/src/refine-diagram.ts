import { readDrawio } from '@diagloom/diagram/drawio';
import type { CellChange, DiagramSpec, Edit } from '@diagloom/diagram/model';
import {
  asDone,
  type Candidate,
  type OfferedReading,
  readInstruction,
  touchedBy,
} from '@diagloom/language/instructions';
import { guessType } from '@diagloom/types';
import { carryOutEdits, type PageInDocument } from './carry-out-edits.ts';
import { drawOnEmptyPage } from './draw-on-empty-page.ts';
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
  /** The id of the reading to carry out, of those that an answer to the same instruction offered. */
  readonly take?: string;
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
  /** Wishes that were not understood, in the person's words; `skipped` says so of each. */
  readonly left?: readonly string[];
  /** What the first page means now, where that is the one that was changed. */
  readonly spec?: DiagramSpec;
}

/** What an instruction may have meant, tried out: taking it by its id does just this. */
export interface RefineReading {
  readonly id: string;
  readonly said: readonly string[];
  readonly changes: readonly CellChange[];
  /** The file as it would be. */
  readonly xml: string;
}

export interface NotRefined {
  readonly ok: false;
  /** For people: what was not clear, or why it cannot be done. */
  readonly message: string;
  readonly candidates: readonly Candidate[];
  /** Up to three, the likeliest first; empty where only an answer to `message` helps. */
  readonly readings: readonly RefineReading[];
  /** Set where the last change is wanted back, which only the keeper of the versions can do. */
  readonly asksFor?: 'undo';
}

/**
 * Carries out an instruction on a stored diagram where it is sure what is meant; otherwise offers readings, or asks. Throws a
 * `DrawioError` for a bad file; rejects when a layout fails.
 */
export const refineDiagram = async (
  request: RefineRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<RefineResult> => {
  const document = readDrawio(request.xml);
  const page = document.pages.find(({ id }) => request.page === undefined || id === request.page);
  if (page === undefined) return notRefined('This diagram doesn’t have that page. Reload it and try again.');
  // What the file was taken for says nothing of its other pages.
  const type = typeOfPage(page, page === document.pages[0] ? request.type : guessType(page));
  const place = { document, page, type };
  const drawn = await drawOnEmptyPage(request.instruction, place, tools);
  if (drawn !== undefined)
    return { ...drawn, edits: [], said: drawn.said.map(asDone), touched: request.lastTouched ?? [] };
  const reading = readInstruction(request.instruction, {
    spec: type.recognise(page),
    type,
    takenIds: page.cells.map(({ id }) => id),
    ...(request.selection === undefined ? {} : { selection: request.selection }),
    ...(request.lastTouched === undefined ? {} : { lastTouched: request.lastTouched }),
  });
  const taken = reading.ok ? undefined : reading.readings.find(({ id }) => id === request.take);
  if (!reading.ok && taken === undefined) {
    const { readings, ...question } = reading;
    return { ...question, readings: await tryOut(readings, place, tools) };
  }
  const sure = reading.ok ? reading : { left: [], ...(taken ?? { edits: [], said: [] }) };
  const result = await carryOutEdits(sure.edits, place, tools);
  if (!result.ok) {
    const isOpenWish = sure.edits.every(({ kind }) => kind === 'layOut' || kind === 'setTheme');
    return notRefined(isOpenWish && sure.edits.length > 0 ? `${result.message} ${otherWishes}` : result.message);
  }
  const { left = [] } = sure;
  const touched = touchedBy(sure.edits);
  return {
    ...result,
    edits: sure.edits,
    said: sure.said.map(asDone),
    touched: touched.length > 0 ? touched : (request.lastTouched ?? []),
    skipped: [...result.skipped, ...left.map(notDone)],
    ...(left.length > 0 && { left }),
  };
};

/** What a person is told of a wish that was not understood. */
export const notDone = (words: string): string => `Couldn’t do "${words}". Try different words.`;

/** What each reading would change; one that cannot be carried out is no offer. */
const tryOut = async (
  readings: readonly OfferedReading[],
  place: PageInDocument,
  tools: Pick<StudioTools, 'layout'>,
): Promise<readonly RefineReading[]> => {
  const tried: RefineReading[] = [];
  for (const { id, edits, said } of readings) {
    const result = await carryOutEdits(edits, place, tools);
    if (result.ok) tried.push({ id, said, changes: result.changes, xml: result.xml });
  }
  return tried;
};

const otherWishes =
  'You can also ask: "simplify it", "left to right", "use the high-contrast theme", "make all decisions orange".';

const notRefined = (message: string): NotRefined => ({ ok: false, message, candidates: [], readings: [] });
