import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type Cell, type DiagramType, type Page, parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { refineDiagram } from './refine-diagram.ts';
import { describePage } from './testing/describe-page.ts';
import { type InstructionCase, instructionCases, instructionDiagrams } from './testing/instruction-cases.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const firstPage = (xml: string): Page => {
  const [page] = readDrawio(xml).pages;
  if (page === undefined) throw new Error('A drawn document has a page.');
  return page;
};

const typeOf = (diagram: InstructionCase['diagram']): DiagramType => diagramTypeOf(instructionDiagrams[diagram].type);

const drawn = new Map<string, string>();
beforeAll(async () => {
  for (const [name, { type, notation }] of Object.entries(instructionDiagrams)) {
    const { spec } = parseNotation(notation, type);
    drawn.set(name, writeDrawio(await drawSpec(spec, diagramTypeOf(type), { layout })));
  }
});

const xmlOf = (diagram: InstructionCase['diagram']): string => drawn.get(diagram) ?? '';

/** Ids of the nodes with those labels. */
const idsOf = (diagram: InstructionCase['diagram'], labels: readonly string[]): readonly string[] =>
  typeOf(diagram)
    .recognise(firstPage(xmlOf(diagram)))
    .nodes.flatMap(({ id, label }) => (labels.includes(label) ? [id] : []));

/** What is there after and was not before, and the other way around. */
const differences = (before: Page, after: Page, type: DiagramType): readonly string[] => {
  const [old, now] = [describePage(before, type), describePage(after, type)];
  const added = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line));
  const renamed = now.lines.length !== old.lines.length || added(now.lines, old.lines).length > 0;
  const known = new Set(old.order);
  const looks = added(now.looks, old.looks).filter((look) =>
    renamed ? /#(?:f87171|fde047|86efac|fdba74)/.test(look) : true,
  );
  return [
    ...added(old.lines, now.lines).map((line) => `- ${line}`),
    ...added(now.lines, old.lines).map((line) => `+ ${line}`),
    ...looks.map((line) => `+ ${line}`),
    ...(old.direction === now.direction ? [] : [`+ direction ${now.direction}`]),
    ...(now.order.every((label) => known.has(label)) &&
    now.order.length === old.order.length &&
    now.order.join() !== old.order.join()
      ? [`+ order ${now.order.join(', ')}`]
      : []),
  ];
};

describe.each(instructionCases)('$diagram: $says', ({ diagram, says, gives, last }) => {
  test('does just that', async () => {
    const xml = xmlOf(diagram);
    const lastTouched = idsOf(diagram, last ?? []);
    const result = await refineDiagram({ xml, instruction: says, lastTouched }, { layout });
    const [first = ''] = gives;
    if (first.startsWith('? ')) {
      expect(result.ok ? result.said.join(' ') : `? ${result.message}`.slice(0, first.length)).toBe(first);
      return;
    }
    if (!result.ok) throw new Error(result.message);
    const [before, after] = [firstPage(xml), firstPage(result.xml)];
    expect(differences(before, after, typeOf(diagram)).toSorted()).toEqual([...gives].toSorted());
    expect(checkPage(after)).toEqual([]);
    const touched = new Set(result.changes.map((change) => (change.kind === 'put' ? change.cell.id : change.id)));
    for (const cell of before.cells) if (!touched.has(cell.id)) expect(textOf(after, cell)).toBe(cell.verbatim?.text);
  });
});

const textOf = (page: Page, { id }: Cell): string | undefined =>
  page.cells.find((cell) => cell.id === id)?.verbatim?.text;
