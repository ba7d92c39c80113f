import { describe, expect, test } from 'vitest';
import { foreignFile, ownFile, timelineFile } from '../testing/edited-files.ts';
import { expectTidy, runEdits } from '../testing/run-edits.ts';
import { stubHierarchy, stubTimeline } from '../testing/stub-type.ts';

describe('another kind', () => {
  test('gives a shape of our own its new figure around the same middle, and touches nothing else', () => {
    const edited = runEdits(ownFile, [{ kind: 'setKind', node: 'b', nodeKind: 'decision' }]);
    expect(edited.touched).toEqual(['b']);
    expect(edited.cell('b').style).toContain('rhombus');
    expect(edited.cell('b').value).toBe('Check');
    expect(edited.box('b')).toEqual({ x: 40, y: 140, width: 120, height: 60 });
    expectTidy(edited.text);
  });

  test('keeps a colour that was set by hand', () => {
    const edited = runEdits(ownFile, [
      { kind: 'setStyle', targets: ['b'], style: { fillColor: '#ff0000' } },
      { kind: 'setKind', node: 'b', nodeKind: 'decision' },
    ]);
    expect(edited.cell('b').style).toContain('fillColor=#ff0000');
  });

  test('takes the look of its kind on a foreign page', () => {
    const edited = runEdits(foreignFile, [{ kind: 'setKind', node: 'ship', nodeKind: 'decision' }]);
    expect(edited.cell('ship').style).toBe('rhombus;whiteSpace=wrap;html=1;fillColor=#fff2cc');
    expect(edited.touched).toEqual(['e2', 'ship']);
  });

  test('that the type does not know is refused', () => {
    const edited = runEdits(ownFile, [{ kind: 'setKind', node: 'b', nodeKind: 'lane' }]);
    expect(edited.text).toBe(ownFile);
    expect(edited.reasons).toEqual(['A stub has no "lane". Choose from: step, decision.']);
  });
});

describe('swapping', () => {
  test('two shapes of one size leaves every line where it is', () => {
    const before = runEdits(ownFile, []);
    const edited = runEdits(ownFile, [{ kind: 'swap', first: 'a', second: 'b' }]);
    expect(edited.box('a')).toEqual(before.box('b'));
    expect(edited.box('b')).toEqual(before.box('a'));
    expect(edited.edges()).toEqual(expect.arrayContaining(['b -> a', 'a -> c']));
    expect(edited.route('ab')).toEqual(before.route('ab'));
    expect(edited.needsLayout).toBe(false);
  });

  test('shapes in different groups exchanges the groups too', () => {
    const edited = runEdits(ownFile, [{ kind: 'swap', first: 'a', second: 'h' }]);
    expect([edited.cell('a').parent, edited.cell('h').parent]).toEqual(['g', '1']);
    expect(edited.edges()).toEqual(expect.arrayContaining(['h -> b', 'a -> i']));
  });

  test('participants change columns and keep their messages', () => {
    const edited = runEdits(timelineFile, [{ kind: 'swap', first: 'app', second: 'server' }], stubTimeline);
    expect([edited.box('app').x, edited.box('server').x]).toEqual([240, 40]);
    expect(edited.edges()).toEqual(['app -> server: log in', 'server -> app: token']);
    expect(edited.needsLayout).toBe(true);
  });

  test('a group with its own member is refused', () => {
    const edited = runEdits(ownFile, [{ kind: 'swap', first: 'g', second: 'h' }]);
    expect(edited.text).toBe(ownFile);
    expect(edited.reasons[0]).toContain('one is inside the other');
  });
});

describe('moving', () => {
  test('a step closes the gap that it leaves and joins the flow elsewhere', () => {
    const edited = runEdits(ownFile, [{ kind: 'moveNode', node: 'b', after: 'd' }]);
    expect(edited.edges().toSorted()).toEqual(
      ['a -> c', 'c -> d: Yes', 'c -> f: No', 'd -> b', 'b -> e', 'f -> e', 'h -> i'].toSorted(),
    );
    expect(edited.needsLayout).toBe(true);
  });

  test('a part of a tree takes what is under it along, and never comes under that', () => {
    const under = runEdits(ownFile, [{ kind: 'moveNode', node: 'd', after: 'f' }], stubHierarchy);
    expect(under.edges()).toEqual(expect.arrayContaining(['f -> d: Yes', 'd -> e']));
    const round = runEdits(ownFile, [{ kind: 'moveNode', node: 'a', after: 'e' }], stubHierarchy);
    expect(round.text).toBe(ownFile);
    expect(round.reasons).toEqual(['A shape can’t go under one that’s already under it.']);
  });

  test('to where it is already changes nothing', () => {
    const edited = runEdits(ownFile, [{ kind: 'moveNode', node: 'b', after: 'a' }]);
    expect([edited.text, edited.reasons]).toEqual([ownFile, ['"Check" is already there.']]);
  });
});

describe('groups', () => {
  test('on a page of our own a shape goes into the group, and a layout is asked for', () => {
    const edited = runEdits(ownFile, [{ kind: 'moveToGroup', nodes: ['a'], group: 'g' }]);
    expect([edited.cell('a').parent, edited.touched, edited.needsLayout]).toEqual(['g', ['a'], true]);
  });

  test('on a foreign page a new frame goes around shapes, which keep their places', () => {
    const before = runEdits(foreignFile, []);
    const edited = runEdits(foreignFile, [{ kind: 'addGroup', id: 'box', label: 'Desk', members: ['receive'] }]);
    expect(edited.touched).toEqual(['box', 'receive']);
    expect(edited.box('receive')).toEqual(before.box('receive'));
    expect(edited.text).toContain('owner="Sales"');
  });

  test('on a foreign page nothing that stands between is wrapped in silence', () => {
    const edited = runEdits(foreignFile, [
      { kind: 'addGroup', id: 'box', label: 'Desk', members: ['receive', 'ship'] },
    ]);
    expect(edited.text).toBe(foreignFile);
    expect(edited.reasons).toEqual([
      'Other shapes are between those. Move them together on the canvas, then group them.',
    ]);
  });

  test('what is no group, and a group inside itself, are refused', () => {
    const edited = runEdits(ownFile, [
      { kind: 'moveToGroup', nodes: ['a'], group: 'nobody' },
      { kind: 'moveToGroup', nodes: ['g'], group: 'g' },
    ]);
    expect(edited.text).toBe(ownFile);
    expect(edited.reasons).toHaveLength(2);
  });
});

describe('rows', () => {
  const table = foreignFile.replace(
    '<!-- kept -->',
    `<mxCell id="t" value="User" style="swimlane;childLayout=stackLayout;html=1;" vertex="1" parent="1"><mxGeometry x="700" y="40" width="140" height="52" as="geometry"/></mxCell><mxCell id="t1" value="name" style="text;html=1;" vertex="1" parent="t"><mxGeometry y="26" width="140" height="26" as="geometry"/></mxCell>`,
  );

  test('a row is added below the last one of a foreign table, in its look', () => {
    const type = {
      ...stubHierarchy,
      recognise: () => ({
        schemaVersion: 1 as const,
        type: 'stub',
        title: '',
        nodes: [{ id: 't', label: 'User', attributes: [{ name: 'name' }] }],
        edges: [],
        groups: [],
        notes: [],
      }),
    };
    const add = (name: string) => ({ kind: 'addAttribute' as const, node: 't', attribute: { name, type: 'text' } });
    const edited = runEdits(table, [add('email')], type);
    expect(edited.touched).toEqual(['t', 't.row-1']);
    expect(edited.cell('t.row-1')).toMatchObject({ value: 'email: text', style: 'text;html=1;', parent: 't' });
    expect(edited.box('t.row-1')).toEqual({ x: 700, y: 92, width: 140, height: 26 });
    expect(edited.box('t').height).toBe(78);
    expect(runEdits(table, [add('name')], type).reasons).toEqual(['"User" already has name.']);
  });

  test('a shape without rows says so', () => {
    const edited = runEdits(ownFile, [{ kind: 'addAttribute', node: 'a', attribute: { name: 'email' } }]);
    expect([edited.text, edited.reasons]).toEqual([
      ownFile,
      ['"Receive" shows no attributes. They belong to classes and tables.'],
    ]);
  });
});
