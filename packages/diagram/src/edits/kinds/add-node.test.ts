import { describe, expect, test } from 'vitest';
import { foreignFile, ownFile, timelineFile } from '../testing/edited-files.ts';
import { expectTidy, runEdits } from '../testing/run-edits.ts';
import { stubHierarchy, stubTimeline } from '../testing/stub-type.ts';

describe('adding a step to a page of our own', () => {
  test('between two takes over the edge, and what comes after moves down by what is missing', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Approve & pay', after: 'a', before: 'b' }]);
    expect(edited.reasons).toEqual([]);
    expect(edited.edges()).toContain('a -> approve-pay');
    expect(edited.edges()).toContain('approve-pay -> b');
    expect(edited.cell('ab').target).toBe('approve-pay');
    expect(edited.cell('approve-pay').value).toBe('Approve &amp; pay');
    expect(edited.box('approve-pay')).toEqual({ x: 40, y: 140, width: 120, height: 60 });
    expect(edited.box('b').y).toBe(240);
    expect(edited.box('e').y).toBe(540);
    expect(edited.has('a') && edited.touched.includes('a')).toBe(false);
    expectTidy(edited.text);
  });

  test('way points move with the shapes that they lead to', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Count', after: 'a', before: 'b' }]);
    expect(edited.cell('cf').geometry?.points).toEqual([{ x: 300, y: 370 }]);
    expect(edited.cell('fe').geometry?.points).toEqual([{ x: 300, y: 570 }]);
  });

  test('a line across the gap becomes longer and stays square', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Pack', after: 'c', branch: 'Yes' }]);
    expect(edited.edges()).toContain('c -> pack: Yes');
    expect(edited.edges()).toContain('pack -> d');
    expect(edited.route('cf')).toEqual([
      { x: 160, y: 270 },
      { x: 300, y: 270 },
      { x: 300, y: edited.box('f').y },
    ]);
    expectTidy(edited.text);
  });

  test('a group across the gap grows, and its members on either side stay apart', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Wait', after: 'h', before: 'i' }]);
    expect(edited.cell('wait').parent).toBe('g');
    expect(edited.box('g')).toEqual({ x: 440, y: 40, width: 160, height: 360 });
    expect(edited.box('wait').y).toBe(190);
    expect(edited.box('i').y).toBe(290);
    expectTidy(edited.text);
  });

  test('after a step means before what follows it, and before one means after what leads to it', () => {
    expect(runEdits(ownFile, [{ kind: 'addNode', label: 'New', after: 'a' }]).edges()).toContain('new -> b');
    const merged = runEdits(ownFile, [{ kind: 'addNode', label: 'New', before: 'e' }]);
    expect(merged.edges()).toEqual(expect.arrayContaining(['d -> new', 'f -> new', 'new -> e']));
    expectTidy(merged.text);
  });

  test('at the end of the flow it is put in the next row', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Celebrate', after: 'e' }]);
    expect(edited.box('celebrate')).toEqual({ x: 40, y: 550, width: 120, height: 60 });
    expect(edited.touched).toEqual(['celebrate', 'e--celebrate']);
  });

  test('a new branch of a decision comes beside the others with its label', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Ask', after: 'c', branch: 'Maybe' }]);
    expect(edited.edges()).toContain('c -> ask: Maybe');
    expect(edited.touched).toEqual(['ask', 'c--ask']);
    expectTidy(edited.text);
  });

  test('a decision without a branch is asked about', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Ask', after: 'c' }]);
    expect(edited.text).toBe(ownFile);
    expect(edited.reasons).toEqual(['"In stock?" has several exits (Yes, No). Say which one the new step goes on.']);
  });

  test('a group that is too small grows around what is added to it', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Close', group: 'g' }]);
    expect(edited.cell('close').parent).toBe('g');
    expect(edited.box('g').height).toBeGreaterThanOrEqual(edited.box('close').y + 60 + 20 - 40);
    expectTidy(edited.text);
  });

  test('in a hierarchy it is joined to its neighbour alone', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', label: 'Aide', after: 'a' }], stubHierarchy);
    expect(edited.edges()).toContain('a -> aide');
    expect(edited.edges()).toContain('a -> b');
    expectTidy(edited.text);
  });

  test('ten steps one after the other leave a tidy page', () => {
    const edits = Array.from(
      { length: 10 },
      (_, index) => ({ kind: 'addNode', label: `Step ${index}`, before: 'd' }) as const,
    );
    const edited = runEdits(ownFile, edits);
    expect(edited.reasons).toEqual([]);
    expectTidy(edited.text);
  });
});

describe('adding a step to a foreign page', () => {
  test('it takes the look of its kind there and nothing else moves', () => {
    const edited = runEdits(foreignFile, [{ kind: 'addNode', label: 'Pack', after: 'check', before: 'ship' }]);
    expect(edited.touched).toEqual(['e2', 'pack', 'pack--ship']);
    expect(edited.cell('pack').style).toBe('rounded=1;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;');
    expect(edited.box('pack')).toMatchObject({ width: 140, height: 50 });
    expect(edited.cell('pack--ship').style).toMatch(/^edgeStyle=orthogonalEdgeStyle;html=1;strokeColor=#009900;exitX=/);
    expect(edited.cell('e2').target).toBe('pack');
    expect(edited.cell('e2-label').parent).toBe('e2');
    expectTidy(edited.text);
  });

  test('it stands in the gap where it fits with air around it', () => {
    const roomy = foreignFile.replace('x="40" y="300"', 'x="40" y="400"');
    const edited = runEdits(roomy, [{ kind: 'addNode', label: 'Pack', after: 'check', before: 'ship' }]);
    expect(edited.box('pack')).toEqual({ x: 40, y: 295, width: 140, height: 50 });
    expect(edited.route('e2')).toEqual([
      { x: 110, y: 240 },
      { x: 110, y: 295 },
    ]);
  });

  test('a decision takes the look of the decisions there', () => {
    const edited = runEdits(foreignFile, [
      { kind: 'addNode', label: 'Paid?', nodeKind: 'decision', after: 'receive', before: 'check' },
    ]);
    expect(edited.cell('paid').style).toBe('rhombus;whiteSpace=wrap;html=1;fillColor=#fff2cc');
    expectTidy(edited.text);
  });

  test('a group without room is named', () => {
    const grouped = foreignFile.replace('shape=note;html=1;', 'container=1;html=1;');
    const edited = runEdits(grouped, [{ kind: 'addNode', label: 'Huge', group: 'memo' }]);
    expect(edited.reasons).toEqual(['There’s no room in "Ask Ann". Make it larger, then add the shape.']);
    expect(edited.text).toBe(grouped);
  });
});

describe('adding a participant', () => {
  test('the first one begins an empty page, and the next stands beside it', () => {
    const removals = ['app', 'server'].map((node) => ({ kind: 'removeNode', node, heal: false }) as const);
    const edits = [...removals, ...['Shop', 'Bank'].map((label) => ({ kind: 'addNode', label }) as const)];
    const edited = runEdits(timelineFile, edits, stubTimeline);
    expect(edited.reasons).toEqual([]);
    const [shop, bank] = [edited.box('shop'), edited.box('bank')];
    expect(shop).toMatchObject({ x: 40, y: 40, height: 300 });
    expect([bank.y, bank.height, bank.x > shop.x + shop.width]).toEqual([40, 300, true]);
  });

  test('stands at the right end, as long as the others', () => {
    const edited = runEdits(timelineFile, [{ kind: 'addNode', label: 'Database' }], stubTimeline);
    expect(edited.box('database')).toEqual({ x: 440, y: 40, width: 120, height: 200 });
    expect(edited.cell('database').style).toContain('size=40');
    expect(edited.touched).toEqual(['database']);
  });
});

describe('what cannot be added', () => {
  test.each([
    [{ kind: 'addNode', label: 'X', after: 'nobody' }, '"nobody" isn’t a visible shape on this page.'],
    [{ kind: 'addNode', label: 'X', group: 'a' }, '"Receive" isn’t a group'],
    [{ kind: 'addNode', label: 'X', nodeKind: 'robot' }, 'A stub has no "robot". Choose from: step, decision.'],
    [{ kind: 'addNode', label: ' ' }, 'Say what the new shape is called.'],
  ] as const)('%j', (edit, reason) => {
    const edited = runEdits(ownFile, [edit]);
    expect(edited.reasons[0]).toContain(reason);
    expect(edited.text).toBe(ownFile);
  });
});

describe('a step beside another', () => {
  test('stands on the wished side, is joined to that shape alone, and moves nothing', () => {
    const edited = runEdits(ownFile, [{ kind: 'addNode', id: 'new', label: 'Ask', after: 'b', side: 'right' }]);
    const [from, box] = [edited.box('b'), edited.box('new')];
    expect(box.x).toBeGreaterThan(from.x + from.width);
    expect(edited.touched).toHaveLength(2);
    expect(edited.edges()).toContain('b -> new');
    expect(edited.edges()).toContain('b -> c');
  });
});
