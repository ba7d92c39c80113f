import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { DiagramSpec } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import type { AnswerEdit } from '@diagloom/language/regression';
import { type DiagramTypeId, diagramTypeOf, findDiagramType } from '@diagloom/types';
import { refineDiagram } from '../refine-diagram.ts';
import type { StudioTools } from '../studio-tools.ts';

/** Draws the diagram, carries the instruction out on the file as the product does, and reads the file before and after. */
export const createAnswerEdit =
  (tools: Pick<StudioTools, 'layout'>): AnswerEdit =>
  async (spec, instruction) => {
    const type = typeOf(spec);
    const xml = writeDrawio(await drawSpec(spec, diagramTypeOf(type), tools));
    const before = readSpec(xml, type);
    const result = await refineDiagram({ xml, instruction }, tools);
    if (result.ok) {
      const { edits, said, skipped } = result;
      const theme = edits.flatMap((edit) => (edit.kind === 'setTheme' ? (edit.theme ?? []) : [])).at(-1);
      const answer = { spec: readSpec(result.xml, type), edits, message: [...said, ...skipped].join(' ') };
      return { before, answer: { ...answer, ...(theme === undefined ? {} : { theme }) } };
    }
    const offers = result.readings.flatMap(({ said }) => said);
    const message = [result.message, ...result.candidates.map(({ label }) => label), ...offers].join(' ');
    return { before, answer: { spec: before, edits: [], message, undo: result.asksFor === 'undo' } };
  };

const typeOf = ({ type }: DiagramSpec): DiagramTypeId => {
  const entry = findDiagramType(type);
  if (entry === undefined) throw new Error(`${type} is no diagram type.`);
  return entry.id;
};

const readSpec = (xml: string, type: DiagramTypeId): DiagramSpec => {
  const [page] = readDrawio(xml).pages;
  if (page === undefined) throw new Error('A refined file has a page.');
  return diagramTypeOf(type).recognise(page);
};
