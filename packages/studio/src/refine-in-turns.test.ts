import { checkPage } from '@diagloom/diagram/checks';
import { applyChanges, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type DiagramSpec, type Page, parseNotation, parseStyle } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypeOf } from '@diagloom/types';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { refineDiagram } from './refine-diagram.ts';
import { instructionCases, instructionDiagrams } from './testing/instruction-cases.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

type Name = keyof typeof instructionDiagrams;

const draw = async (name: Name): Promise<string> => {
  const { type, notation } = instructionDiagrams[name];
  return writeDrawio(await drawSpec(parseNotation(notation, type).spec, diagramTypeOf(type), { layout }));
};

const firstPage = (xml: string): Page => {
  const [page] = readDrawio(xml).pages;
  if (page === undefined) throw new Error('A drawn document has a page.');
  return page;
};

const specOf = (name: Name, xml: string): DiagramSpec =>
  diagramTypeOf(instructionDiagrams[name].type).recognise(firstPage(xml));

/** Carries out one instruction after the other, each with what the one before touched. */
const inTurns = async (name: Name, instructions: readonly string[]): Promise<string> => {
  let xml = await draw(name);
  let lastTouched: readonly string[] = [];
  for (const instruction of instructions) {
    const result = await refineDiagram({ xml, instruction, lastTouched }, { layout });
    if (!result.ok) throw new Error(`${instruction}: ${result.message}`);
    expect(writeDrawio(applyChanges(readDrawio(xml), result.changes))).toBe(result.xml);
    xml = result.xml;
    lastTouched = result.touched;
  }
  expect(checkPage(firstPage(xml))).toEqual([]);
  return xml;
};

const edgesOf = ({ nodes, edges }: DiagramSpec): readonly string[] => {
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  return edges.map(
    ({ from, to, label }) => `${names.get(from)} -> ${names.get(to)}${label === '' ? '' : `: ${label}`}`,
  );
};

const styleOf = (xml: string, id: string) =>
  parseStyle(firstPage(xml).cells.find((cell) => cell.id === id)?.style ?? '');

describe('five instructions in a row', () => {
  test('on a flowchart', async () => {
    const xml = await inTurns('order', [
      'add an approval before shipping',
      'make it red',
      'left to right',
      'rename it to "Approve the parcel" and make "In stock?" bold',
      'remove the notification; connect the parcel to Check stock with label "again"',
    ]);
    const spec = specOf('order', xml);
    expect(spec.nodes.find(({ id }) => id === 'approved')).toMatchObject({ label: 'Approve the parcel' });
    expect(styleOf(xml, 'approved').fillColor).toBe('#f87171');
    expect(spec.direction).toBe('right');
    expect([...edgesOf(spec)].toSorted()).toEqual(
      [
        'Begin -> Customer places order',
        'Customer places order -> Check stock',
        'Check stock -> In stock?',
        'In stock? -> Pack: Yes',
        'Pack -> Approve the parcel',
        'Approve the parcel -> Ship: Yes',
        'Approve the parcel -> Rejected: No',
        'Ship -> Done',
        'In stock? -> Cancel the order: No',
        'Cancel the order -> Done',
        'Approve the parcel -> Check stock: again',
      ].toSorted(),
    );
  });

  test('on a process with lanes', async () => {
    const xml = await inTurns('purchase', [
      'make the review yellow',
      'move it to the Finance lane',
      'add "Check the budget" after it',
      'swap "Check the budget" and "Review the request"',
      'make it blue',
    ]);
    const spec = specOf('purchase', xml);
    const finance = spec.groups.find(({ label }) => label === 'Finance')?.id ?? '';
    const review = spec.nodes.find(({ label }) => label === 'Review the request');
    expect(review?.groups).toEqual([finance]);
    expect(edgesOf(spec)).toEqual(
      expect.arrayContaining([
        'Write the request -> Check the budget',
        'Check the budget -> Review the request',
        'Review the request -> Approved?',
      ]),
    );
    expect(styleOf(xml, review?.id ?? '').fillColor).toBe('#93c5fd');
  });

  test('on classes', async () => {
    const xml = await inTurns('library', [
      'add a class Reservation',
      'connect it to Book',
      'add attributes from: date and until: date to Reservation',
      'make Member an abstract class',
      'add attribute email to Member; colour it green',
    ]);
    const spec = specOf('library', xml);
    expect(spec.nodes.find(({ label }) => label === 'Reservation')?.attributes).toEqual([
      { name: 'from', type: 'date' },
      { name: 'until', type: 'date' },
    ]);
    const member = spec.nodes.find(({ label }) => label === 'Member');
    expect(member).toMatchObject({
      kind: 'abstract',
      attributes: [{ name: 'name' }, { name: 'email' }, { name: 'borrow()' }],
    });
    expect(styleOf(xml, member?.id ?? '').fillColor).toBe('#86efac');
  });
});

describe('whatever is asked', () => {
  /** Words of an instruction that name a part, in any form that the cases use. */
  const accepted = instructionCases.filter(({ gives }) => !(gives[0] ?? '').startsWith('?'));

  test('what it does not name keeps id, label, kind, look and ends', async () => {
    const files = new Map<Name, string>();
    for (const { diagram } of accepted) if (!files.has(diagram)) files.set(diagram, await draw(diagram));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...accepted), async ({ diagram, says, gives, last }) => {
        const before = files.get(diagram) ?? '';
        const old = specOf(diagram, before);
        const lastTouched = old.nodes.filter(({ label }) => last?.includes(label)).map(({ id }) => id);
        const result = await refineDiagram({ xml: before, instruction: says, lastTouched }, { layout });
        if (!result.ok) throw new Error(result.message);
        const now = specOf(diagram, result.xml);
        const changed = (text: string): boolean => gives.some((line) => line.includes(text));
        for (const node of old.nodes) {
          const same = now.nodes.find(({ id }) => id === node.id);
          if (changed(node.label) || node.groups?.some((id) => changed(labelOf(old, id)))) continue;
          expect(same).toEqual(node);
          expect(lookOf(result.xml, node.id)).toEqual(lookOf(before, node.id));
        }
        for (const edge of old.edges) {
          const ends = `${labelOf(old, edge.from)} -> ${labelOf(old, edge.to)}`;
          if (changed(ends) || changed(labelOf(old, edge.from)) || changed(labelOf(old, edge.to))) continue;
          expect(now.edges.find(({ id }) => id === edge.id)).toEqual(edge);
        }
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  test('a refused instruction gives no file, and noise is never half done', async () => {
    const xml = await draw('order');
    const words = [
      'add',
      'remove',
      'Pack',
      'before',
      'the',
      'decision',
      'and',
      'red',
      'to',
      '"X"',
      'connect',
      ';',
      'all',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }), async (picked) => {
        const result = await refineDiagram({ xml, instruction: picked.join(' ') }, { layout });
        if (!result.ok) expect(result.message).not.toBe('');
        else {
          expect(result.said.length).toBeGreaterThan(0);
          expect(specOf('order', result.xml).edges.every(({ from, to }) => from !== '' && to !== '')).toBe(true);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

const labelOf = ({ nodes, groups }: DiagramSpec, id: string): string =>
  [...nodes, ...groups].find((part) => part.id === id)?.label ?? id;

const lookOf = (xml: string, id: string) => {
  const { fillColor, strokeColor, fontColor, fontStyle } = styleOf(xml, id);
  return { fillColor, strokeColor, fontColor, fontStyle };
};

describe('a hierarchy', () => {
  const cellOf = (xml: string, label: string) => firstPage(xml).cells.find(({ value }) => value === label);
  const boxOf = (xml: string, label: string) => cellOf(xml, label)?.geometry;

  test('takes somebody new in among their colleagues, in the look that they have', async () => {
    const xml = await inTurns('company', ['add a Controller under the CFO']);
    expect(boxOf(xml, 'Controller')?.y).toBe(boxOf(xml, 'Accounting')?.y);
    const [newcomer, colleague] = [cellOf(xml, 'Controller')?.id ?? '', cellOf(xml, 'CFO')?.id ?? ''];
    expect(lookOf(xml, newcomer)).toEqual(lookOf(xml, colleague));
  });

  test('that a person has arranged stays as they put it', async () => {
    const document = readDrawio(await draw('company'));
    const moved = cellOf(writeDrawio(document), 'CTO');
    if (moved?.geometry === undefined) throw new Error('The CTO has a place.');
    const cell = { ...moved, geometry: { ...moved.geometry, x: (moved.geometry.x ?? 0) + 37 } };
    const page = firstPage(writeDrawio(document)).id;
    const xml = writeDrawio(applyChanges(document, [{ kind: 'put', page, cell }]));
    const result = await refineDiagram({ xml, instruction: 'add a Controller under the CFO' }, { layout });
    if (!result.ok) throw new Error(result.message);
    expect(boxOf(result.xml, 'CTO')).toEqual(boxOf(xml, 'CTO'));
  });
});

describe('a file from elsewhere', () => {
  const foreign = `<mxfile host="app.diagrams.net"><diagram id="p" name="Page-1"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
<mxCell id="s1" value="Receive order" style="rounded=0;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;" vertex="1" parent="1"><mxGeometry x="40" y="40" width="120" height="60" as="geometry"/></mxCell>
<mxCell id="s2" value="Ship order" style="rounded=0;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;" vertex="1" parent="1"><mxGeometry x="40" y="240" width="120" height="60" as="geometry"/></mxCell>
<mxCell id="d1" value="Paid?" style="rhombus;whiteSpace=wrap;html=1;" vertex="1" parent="1"><mxGeometry x="300" y="40" width="100" height="80" as="geometry"/></mxCell>
<mxCell id="odd" value="Legend" style="shape=mxgraph.custom.thing;foo=bar" vertex="1" parent="1"><mxGeometry x="600" y="40" width="80" height="40" as="geometry"/></mxCell>
<mxCell id="e1" style="edgeStyle=orthogonalEdgeStyle;html=1;" edge="1" parent="1" source="s1" target="s2"><mxGeometry relative="1" as="geometry"/></mxCell>
</root></mxGraphModel></diagram></mxfile>`;

  test.each([
    ['add an approval before shipping', ['approved', 'approved--rejected', 'approved--s2', 'e1', 'rejected']],
    ['make Ship order a decision', ['e1', 's2']],
    ['swap Receive order and Ship order', ['e1', 's1', 's2']],
    ['rename the decision to "Paid in full?"', ['d1']],
    ['make the legend red', ['odd']],
    ['group Receive order and Ship order in a box Orders', ['orders', 's1', 's2']],
  ])('%s touches only %j', async (instruction, touched) => {
    const result = await refineDiagram({ xml: foreign, instruction, type: 'flowchart' }, { layout });
    if (!result.ok) throw new Error(result.message);
    const ids = new Set(result.changes.map((change) => (change.kind === 'put' ? change.cell.id : change.id)));
    expect([...ids].toSorted()).toEqual(touched);
    for (const cell of firstPage(foreign).cells) {
      if (!ids.has(cell.id)) expect(result.xml).toContain(cell.verbatim?.text);
    }
  });

  test('keeps its layout', async () => {
    const result = await refineDiagram({ xml: foreign, instruction: 'left to right' }, { layout });
    expect(result).toMatchObject({ ok: false });
  });
});
