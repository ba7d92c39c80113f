import { type LayoutTools, layOut, toPage } from '@diagloom/diagram/layout';
import { type Cell, type DiagramSpec, type Page, parseNotation } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import { process } from './index.ts';

const noEngine: LayoutTools = { elk: () => Promise.reject(new Error('No engine in this test.')) };

const read = (notation: string): DiagramSpec => parseNotation(notation, process.id).spec;

const draw = async (spec: DiagramSpec): Promise<Page> => {
  const diagram = process.compose(spec, { theme: 'light' });
  return toPage(diagram, await layOut(diagram, noEngine));
};

const twoLanes = `process: Leave request
[E] Employee
[M] Manager
a(start)@E
b@E Ask for leave
c?@M Enough cover?
d(end)@E
a -> b -> c
c -> d: Yes
c -> b: No
`;

describe('compose', () => {
  it('dots the line to a data store beside the flow and reads it back as no message', async () => {
    const beside = read(
      'process: Filing\n[C] Clerk\na(start)@C\nb@C File\nc(datastore)@C Archive\nd(end)@C\na -> b -> d\nb -> c\n',
    );
    const { connectors } = process.compose(beside, { theme: 'light' });
    expect(connectors.map(({ style }) => style.dashPattern)).toEqual([undefined, undefined, '1 3']);
    expect(process.recognise(await draw(beside)).edges.map(({ kind }) => kind)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('draws a pool with the title, lanes in it and steps in their lane', () => {
    const { shapes, layout } = process.compose(read(twoLanes), { theme: 'light' });
    expect(layout).toBe('lanes');
    expect(shapes.map(({ id, role, parent }) => [id, role, parent])).toEqual([
      ['pool', 'pool', undefined],
      ['employee', 'lane', 'pool'],
      ['manager', 'lane', 'pool'],
      ['start', 'start', 'employee'],
      ['ask-for-leave', 'step', 'employee'],
      ['enough-cover', 'decision', 'manager'],
      ['end', 'end', 'employee'],
    ]);
  });

  it('runs down where it has more steps than fit across, and reads that back as usual', async () => {
    const names = Array.from({ length: 22 }, (_, index) => `n${index}@${index % 2 === 0 ? 'E' : 'M'} Step ${index}`);
    const edges = names.slice(1).map((_, index) => `n${index} -> n${index + 1}`);
    const spec = read(['process: Long', '[E] Employee', '[M] Manager', ...names, ...edges].join('\n'));
    expect(process.compose(spec, { theme: 'light' }).direction).toBe('down');
    expect(process.recognise(await draw(spec))).toEqual(spec);
  });

  it('writes titles at the left for a flow to the right and on top for a flow down', () => {
    const styleOfLane = (notation: string) =>
      process.compose(read(notation), { theme: 'light' }).shapes.find(({ role }) => role === 'lane');
    expect(styleOfLane(twoLanes)).toMatchObject({ style: { horizontal: '0' }, title: { side: 'left' } });
    const down = styleOfLane(twoLanes.replace('[E]', 'direction down\n[E]'));
    expect(down?.title?.side).toBe('top');
    expect(down?.style.horizontal).toBeUndefined();
  });

  it('draws a process without lanes like a flowchart to the right', () => {
    const diagram = process.compose(read('process: Short\na(start)\nb Work\na -> b\n'), { theme: 'light' });
    expect(diagram).toMatchObject({ layout: 'layered', direction: 'right' });
    expect(diagram.shapes.map(({ role }) => role)).toEqual(['start', 'step']);
  });

  it('draws a note in the lane of what it is about, tied to it by a line', () => {
    const { shapes, connectors } = process.compose(read(`${twoLanes}note b: Two weeks before\n`), { theme: 'light' });
    const note = shapes.find(({ placing }) => placing === 'note');
    expect(note).toMatchObject({ label: 'Two weeks before', parent: 'employee' });
    expect(connectors.at(-1)).toMatchObject({ from: 'ask-for-leave', to: note?.id, role: 'note' });
  });

  it('writes the name of a fork or join into its bar, unless it is only called so', () => {
    const named = read('process: Parallel\n[a(lane)] A\nb(fork)@a Both at once\nc(join)@a\n');
    const [fork, join] = process.compose(named, { theme: 'light' }).shapes.filter(({ role }) => role === 'bar');
    expect(fork).toMatchObject({ label: 'Both at once', style: { horizontal: '0', fontColor: '#ffffff' } });
    expect(join).toMatchObject({ label: '', size: { width: 6 } });
  });

  it('draws a step without a lane in the lane of the step before it', () => {
    const spec = read(twoLanes.replace('c?@M', 'c?'));
    const { shapes } = process.compose(spec, { theme: 'light' });
    expect(shapes.find(({ id }) => id === 'enough-cover')?.parent).toBe('employee');
  });
});

describe('recognise', () => {
  it('reads every example back', async () => {
    for (const { notation } of process.examples) {
      const spec = read(notation);
      expect(process.recognise(await draw(spec))).toEqual(spec);
    }
  });

  it('reads notes and named bars back', async () => {
    const spec = read(
      `${twoLanes}f(fork)@M Both at once\ng(join)@E\nc -> f\nf -> g\nnote b c: Checked twice\nnote: All of it\nnote g: Once\n`,
    );
    expect(process.recognise(await draw(spec))).toEqual(spec);
  });

  it('still knows which steps were in no lane', async () => {
    const spec = read(twoLanes.replace('a(start)@E', 'a(start)'));
    expect(process.recognise(await draw(spec)).nodes[0]).toEqual({ id: 'start', label: 'Start', kind: 'start' });
  });

  it('takes a step for its new lane once somebody has moved it there', async () => {
    const page = await draw(read(twoLanes.replace('a(start)@E', 'a(start)')));
    const cells = page.cells.map((cell) => (cell.id === 'start' ? { ...cell, parent: 'manager' } : cell));
    expect(process.recognise({ ...page, cells }).nodes[0]?.groups).toEqual(['manager']);
  });

  it('reads pools, lanes, steps and messages of a foreign page', () => {
    expect(process.recognise(foreignPage)).toEqual({
      schemaVersion: 1,
      type: 'process',
      title: 'Page-1',
      groups: [
        { id: 'p', label: 'Company', kind: 'pool' },
        { id: 'l1', label: 'Sales', parent: 'p' },
        { id: 'l2', label: 'Stock', parent: 'p' },
      ],
      nodes: [
        { id: 's', label: 'Start', kind: 'start', groups: ['l1'] },
        { id: 't', label: 'Pack', groups: ['l2'] },
        { id: 'u', label: 'Lies on the lane', groups: ['l1'] },
      ],
      edges: [
        { id: 'e1', from: 's', to: 't', label: '' },
        { id: 'e2', from: 't', to: 'u', label: 'notice', kind: 'message' },
      ],
      notes: [],
    });
  });
});

describe('findProblems', () => {
  it('finds nothing in the examples', () => {
    for (const { notation } of process.examples) expect(process.findProblems(read(notation))).toEqual([]);
  });

  it('names empty lanes, steps of nobody and a missing end', () => {
    const spec = read('process: Bad\n[E] Employee\n[M] Manager\na(start)@E\nb Work\na -> b\n');
    const rules = process.findProblems(spec).map(({ rule }) => rule);
    expect(rules).toEqual(['dead-end', 'empty-lane', 'step-without-lane', 'no-end']);
  });
});

const vertex = (id: string, parent: string, value: string, style: string, box: readonly number[]): Cell => {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  return { id, kind: 'vertex', parent, value, style, geometry: { x, y, width, height } };
};

const edge = (id: string, source: string, target: string, value: string, style: string): Cell => ({
  id,
  kind: 'edge',
  parent: '1',
  value,
  style,
  source,
  target,
  geometry: { x: 0, y: 0, width: 0, height: 0, relative: true },
});

/** As people draw it: a stack of lanes in a pool, one step laid over a lane without being put into it. */
const foreignPage: Page = {
  id: 'foreign',
  name: 'Page-1',
  attributes: {},
  cells: [
    { id: '0', kind: 'root', value: '', style: '' },
    { id: '1', kind: 'layer', parent: '0', value: '', style: '' },
    vertex('p', '1', 'Company', 'swimlane;html=1;childLayout=stackLayout;horizontal=0;startSize=20;', [0, 0, 600, 240]),
    vertex('l1', 'p', 'Sales', 'swimlane;html=1;startSize=20;horizontal=0;', [20, 0, 580, 120]),
    vertex('l2', 'p', 'Stock', 'swimlane;html=1;startSize=20;horizontal=0;', [20, 120, 580, 120]),
    vertex('s', 'l1', '', 'ellipse;whiteSpace=wrap;html=1;', [40, 40, 40, 40]),
    vertex('t', 'l2', 'Pack', 'rounded=0;whiteSpace=wrap;html=1;', [140, 30, 120, 60]),
    vertex('u', '1', 'Lies on the lane', 'rounded=0;whiteSpace=wrap;html=1;', [400, 30, 120, 60]),
    edge('e1', 's', 't', '', 'edgeStyle=orthogonalEdgeStyle;'),
    edge('e2', 't', 'u', 'notice', 'edgeStyle=orthogonalEdgeStyle;dashed=1;'),
  ],
};
