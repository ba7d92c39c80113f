import { readDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument, DiagramSpec, DiagramType, Page } from '@diagloom/diagram/model';
import { asDone, describeEdits, touchedBy } from '@diagloom/language/instructions';
import { writeEditGrammar } from '@diagloom/providers/grammar';
import { asData, writeRefinement } from '@diagloom/providers/instruction';
import { type BadLine, type EditReply, readEdits, stillBad, unwrapReply } from '@diagloom/providers/reply';
import { guessType } from '@diagloom/types';
import { carryOutEdits } from './carry-out-edits.ts';
import type { QuestionForModel } from './draft-question.ts';
import { typeOfPage } from './page-type.ts';
import type { RefinedDiagram, RefineRequest } from './refine-diagram.ts';
import type { StudioTools } from './studio-tools.ts';
import { tellDiagram } from './tell-diagram.ts';

type Asked = Pick<RefineRequest, 'xml' | 'instruction' | 'type' | 'page' | 'selection' | 'lastTouched'>;

export interface RefinementQuestion extends QuestionForModel {
  /** The diagram as it stands in `text`. */
  readonly diagram: string;
}

export interface ReplyToCarryOut extends Asked {
  readonly reply: string;
  /** Further lines that it wrote in place of those that could not be read. */
  readonly mended?: string;
}

/** `said`: an answer in words, which changes nothing, or what the model wants to know. */
export type CarriedOutReply =
  | RefinedDiagram
  | { readonly ok: false; readonly said: string }
  /** `slips`: lines that could not be read while others could. */
  | { readonly ok: false; readonly problems: readonly string[]; readonly slips: readonly BadLine[] };

/** Puts an instruction and the diagram as compact text together. Undefined where the file has no such page. */
export const prepareRefinement = (asked: Asked): RefinementQuestion | undefined => {
  const place = placeOf(asked);
  if (place === undefined) return undefined;
  const { text, ids } = tellDiagram(place.type.recognise(place.page));
  const keysOf = (wanted: readonly string[] = []): string =>
    [...ids].flatMap(([key, id]) => (wanted.includes(id) ? [key] : [])).join(' ');
  const diagram = text.trim();
  const [selected, last] = [keysOf(asked.selection), keysOf(asked.lastTouched)];
  return {
    diagram,
    system: writeRefinement(place.type),
    grammar: writeEditGrammar(place.type),
    text: [
      asData('diagram', diagram),
      ...(selected === '' ? [] : [`Selected, "this": ${selected}`]),
      ...(last === '' ? [] : [`Changed last, "it": ${last}`]),
      asData('wish', asked.instruction),
    ].join('\n'),
  };
};

/** Carries a model's edit notation out, all of it or nothing. The rest of the file keeps its bytes. */
export const carryOutReply = async (
  asked: ReplyToCarryOut,
  tools: Pick<StudioTools, 'layout'>,
): Promise<CarriedOutReply> => {
  const place = placeOf(asked);
  if (place === undefined) return { ok: false, said: 'This diagram doesn’t have that page. Reload it and try again.' };
  const spec = place.type.recognise(place.page);
  const { edits, answer, question, badLines } = readMended(asked, spec);
  if (question !== undefined) return { ok: false, said: question };
  if (badLines.length > 0 && (edits.length > 0 || answer === undefined))
    return {
      ok: false,
      problems: badLines.map(({ text, message }) => `${text}: ${message}`),
      slips: edits.length > 0 ? badLines : [],
    };
  if (edits.length === 0)
    return answer === undefined ? { ok: false, problems: [], slips: [] } : { ok: false, said: answer };
  const result = await carryOutEdits(edits, place, tools);
  if (!result.ok) return { ok: false, problems: [result.message], slips: [] };
  return {
    ...result,
    edits,
    said: [...describeEdits(edits, spec, place.type).map(asDone), ...(answer === undefined ? [] : [answer])],
    touched: touchedBy(edits),
  };
};

const readMended = ({ reply, mended = '' }: ReplyToCarryOut, spec: DiagramSpec): EditReply => {
  const first = readEdits(reply, spec);
  if (mended === '') return first;
  const whole = readEdits(`${unwrapReply(reply)}\n${unwrapReply(mended)}`, spec);
  return { ...whole, badLines: stillBad(whole.badLines, first.badLines) };
};

const placeOf = ({
  xml,
  page: wanted,
  type,
}: Asked): { readonly document: DiagramDocument; readonly page: Page; readonly type: DiagramType } | undefined => {
  const document = readDrawio(xml);
  const page = document.pages.find(({ id }) => wanted === undefined || id === wanted);
  if (page === undefined) return undefined;
  // What the file was taken for says nothing of its other pages.
  return { document, page, type: typeOfPage(page, page === document.pages[0] ? type : guessType(page)) };
};
