import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compress } from '../../drawio/testing/foreign-files.ts';
import type { Edit } from '../../model/index.ts';
import { foreignFile, ownFile, timelineFile } from '../testing/edited-files.ts';
import { expectTidy, runEdits } from '../testing/run-edits.ts';
import { stubTimeline } from '../testing/stub-type.ts';

describe('renaming', () => {
  test('changes nothing but the label', () => {
    const { text } = runEdits(ownFile, [{ kind: 'rename', target: 'b', label: 'Check <all> & "both"' }]);
    expect(text).toBe(ownFile.replace('value="Check"', 'value="Check &amp;lt;all&amp;gt; &amp;amp; &quot;both&quot;"'));
  });

  test('keeps the markup around a simple label, and the data of its wrapper', () => {
    const { text } = runEdits(foreignFile, [{ kind: 'rename', target: 'receive', label: 'Take order' }]);
    expect(text).toBe(foreignFile.replace('&lt;b&gt;Receive order&lt;/b&gt;', '&lt;b&gt;Take order&lt;/b&gt;'));
  });

  test('an edge is renamed on its label cell', () => {
    const { text } = runEdits(foreignFile, [{ kind: 'rename', target: 'e2', label: 'in stock' }]);
    expect(text).toBe(foreignFile.replace('value="yes"', 'value="in stock"'));
  });

  test('a shape of our own grows around its centre for a long label', () => {
    const edited = runEdits(ownFile, [
      { kind: 'rename', target: 'b', label: 'Check everything that the customer has ordered' },
    ]);
    expect(edited.box('b')).toEqual({ x: 40, y: 125, width: 120, height: 90 });
    expect(edited.touched).toEqual(['b']);
  });
});

describe('renaming on a foreign page', () => {
  const label = 'Ship everything that the customer ordered together with the invoice and the leaflets';

  test('a foreign shape grows for a long label, and nothing else changes', () => {
    const edited = runEdits(foreignFile, [{ kind: 'rename', target: 'ship', label }]);
    expect(edited.box('ship')).toEqual({ x: 40, y: 290, width: 140, height: 70 });
    expect(edited.touched).toEqual(['ship']);
  });

  test('it keeps its size where it would come over a neighbour', () => {
    const crowded = foreignFile
      .replace('id="cancel" value="Cancel"', 'id="cancel" value="Cancel"')
      .replace(
        '<mxGeometry x="300" y="175" width="140" height="50" as="geometry" />',
        '<mxGeometry x="40" y="352" width="140" height="50" as="geometry" />',
      );
    const tight = crowded.replace('y="160" x="40" height="80"', 'y="218" x="40" height="80"');
    const edited = runEdits(tight, [{ kind: 'rename', target: 'ship', label }]);
    expect(edited.box('ship')).toEqual({ x: 40, y: 300, width: 140, height: 50 });
  });
});

describe('styling', () => {
  test('sets keys and leaves the rest of the style as it is written', () => {
    const { text } = runEdits(foreignFile, [
      { kind: 'setStyle', targets: ['check', 'memo'], style: { fillColor: '#ff0000', html: '' } },
    ]);
    expect(text).toBe(
      foreignFile
        .replace('rhombus;whiteSpace=wrap;html=1;fillColor=#fff2cc', 'rhombus;whiteSpace=wrap;fillColor=#ff0000')
        .replace('shape=note;html=1;', 'shape=note;fillColor=#ff0000;'),
    );
  });

  test('what is missing is named and the rest is done', () => {
    const edited = runEdits(ownFile, [{ kind: 'setStyle', targets: ['a', 'nobody'], style: { fillColor: '#123456' } }]);
    expect(edited.touched).toEqual(['a']);
    expect(edited.reasons).toEqual(['nobody isn’t on this page, so its style stays.']);
  });

  test('a value cannot smuggle in another key', () => {
    const edited = runEdits(ownFile, [{ kind: 'setStyle', targets: ['a'], style: { fillColor: '#fff;link=x' } }]);
    expect(edited.text).toBe(ownFile);
    expect(edited.reasons).toHaveLength(1);
  });
});

describe('removing', () => {
  test('heals a chain and keeps the label of the branch', () => {
    const edited = runEdits(ownFile, [{ kind: 'removeNode', node: 'd', heal: true }]);
    expect(edited.edges()).toContain('c -> e: Yes');
    expect(edited.touched).toEqual(['cd', 'd', 'de']);
    expectTidy(edited.text);
  });

  test('several before lead to the one after, and one before leads to the several after', () => {
    expect(runEdits(ownFile, [{ kind: 'removeNode', node: 'c', heal: true }]).edges()).toEqual(
      expect.arrayContaining(['b -> d: Yes', 'b -> f: No']),
    );
    const merged = runEdits(ownFile, [
      { kind: 'addNode', label: 'End', after: 'e' },
      { kind: 'removeNode', node: 'e', heal: true },
    ]);
    expect(merged.edges()).toEqual(expect.arrayContaining(['d -> end', 'f -> end']));
  });

  test('several before and several after are left alone', () => {
    const edits: readonly Edit[] = [
      { kind: 'connect', from: 'e', to: 'a' },
      { kind: 'connect', from: 'e', to: 'b' },
      { kind: 'removeNode', node: 'e', heal: true },
    ];
    const edited = runEdits(ownFile, edits);
    expect(edited.reasons[0]).toContain('Several shapes lead to "Archive" and several follow it.');
    expect(edited.has('e')).toBe(true);
  });

  test('without healing its edges go with it, and a group takes its members along', () => {
    expect(runEdits(ownFile, [{ kind: 'removeNode', node: 'b', heal: false }]).touched).toEqual(['ab', 'b', 'bc']);
    expect(runEdits(ownFile, [{ kind: 'removeNode', node: 'g', heal: true }]).touched).toEqual(['g', 'h', 'hi', 'i']);
  });

  test('a foreign shape leaves the comment before it and all other bytes', () => {
    const edited = runEdits(foreignFile, [{ kind: 'removeNode', node: 'check', heal: false }]);
    expect(edited.touched).toEqual(['check', 'e1', 'e2', 'e2-label', 'e3']);
    expect(edited.text).toContain('<!-- kept -->');
  });

  test('an edge goes with its label cell', () => {
    const edited = runEdits(foreignFile, [{ kind: 'disconnect', edge: 'e2' }]);
    expect(edited.touched).toEqual(['e2', 'e2-label']);
  });
});

describe('connecting', () => {
  test('takes the look of the lines on a foreign page and goes around its shapes', () => {
    const edited = runEdits(foreignFile, [{ kind: 'connect', from: 'cancel', to: 'receive', label: 'again' }]);
    expect(edited.touched).toEqual(['cancel--receive']);
    expect(edited.cell('cancel--receive').style).toContain('strokeColor=#009900;');
    expectTidy(edited.text);
  });

  test('twice the same is refused', () => {
    const edited = runEdits(ownFile, [{ kind: 'connect', from: 'a', to: 'b' }]);
    expect(edited.reasons).toEqual(['"Receive" already leads to "Check". Give the second connection another label.']);
  });

  test('a message is added below the others, and lifelines that end too early become longer', () => {
    const edits: readonly Edit[] = [
      { kind: 'connect', from: 'app', to: 'server', label: 'fetch' },
      { kind: 'connect', from: 'server', to: 'server', label: 'work' },
    ];
    const edited = runEdits(timelineFile, edits, stubTimeline);
    const rows = ['m1', 'm2', 'app--server'].map((id) =>
      [edited.route(id).at(0), edited.route(id).at(-1)].map((point) => Math.round(point?.y ?? 0)),
    );
    expect(rows).toEqual([
      [120, 120],
      [170, 170],
      [220, 220],
    ]);
    expect(edited.cell('server--server').geometry?.points?.map(({ y }) => y)).toEqual([270, 300]);
    expect(edited.box('app')).toEqual({ x: 40, y: 40, width: 100, height: 290 });
  });
});

describe('turning', () => {
  test('a page of our own says the direction and asks for a layout', () => {
    const edited = runEdits(ownFile, [{ kind: 'setDirection', direction: 'right' }]);
    expect(edited.needsLayout).toBe(true);
    expect(edited.text).toBe(ownFile.replace('dlDirection=down', 'dlDirection=right'));
  });

  test('a foreign page keeps its layout', () => {
    const edited = runEdits(foreignFile, [{ kind: 'setDirection', direction: 'right' }]);
    expect(edited.needsLayout).toBe(false);
    expect(edited.reasons[0]).toContain('keeps its layout');
  });
});

describe('whatever is asked', () => {
  const anyId = fc.constantFrom(
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
    'i',
    'ab',
    'cf',
    'receive',
    'check',
    'ship',
    'e2',
    '0',
    '1',
    'nobody',
  );
  const anyLabel = fc.constantFrom('New', 'A much longer label that needs several lines', '', '<b>&', '漢字');
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      kind: fc.constant('addNode' as const),
      label: anyLabel,
      after: maybe(anyId),
      before: maybe(anyId),
      group: maybe(fc.constantFrom('g', 'a')),
      branch: maybe(fc.constantFrom('Yes', 'Later')),
    }),
    fc.record({ kind: fc.constant('removeNode' as const), node: anyId, heal: fc.boolean() }),
    fc.record({ kind: fc.constant('rename' as const), target: anyId, label: anyLabel }),
    fc.record({ kind: fc.constant('connect' as const), from: anyId, to: anyId, label: maybe(anyLabel) }),
    fc.record({ kind: fc.constant('disconnect' as const), edge: anyId }),
    fc.record({
      kind: fc.constant('setKind' as const),
      node: anyId,
      nodeKind: fc.constantFrom('step', 'decision', 'x'),
    }),
    fc.record({ kind: fc.constant('swap' as const), first: anyId, second: anyId }),
    fc.record({ kind: fc.constant('moveNode' as const), node: anyId, after: anyId }),
    fc.record({ kind: fc.constant('moveNode' as const), node: anyId, before: anyId }),
    fc.record({ kind: fc.constant('moveToGroup' as const), nodes: fc.array(anyId, { maxLength: 2 }), group: anyId }),
    fc.record({
      kind: fc.constant('addGroup' as const),
      id: fc.constantFrom('new', 'a'),
      label: anyLabel,
      members: fc.array(anyId, { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('addAttribute' as const), node: anyId, attribute: fc.record({ name: anyLabel }) }),
    fc.record({
      kind: fc.constant('setStyle' as const),
      targets: fc.array(anyId, { maxLength: 3 }),
      style: fc.constant({ fillColor: '#fff' }),
    }),
    fc.record({
      kind: fc.constant('setDirection' as const),
      direction: fc.constantFrom('down', 'right', 'up', 'left' as const),
    }),
  );
  const model = foreignFile.slice(foreignFile.indexOf('<mxGraphModel'), foreignFile.indexOf('</diagram>'));
  const packedFile = `<mxfile><diagram id="z" name="Z">${compress(model)}</diagram></mxfile>`;

  test('nothing is thrown, no other byte changes, and no end is left loose', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ownFile, foreignFile, packedFile),
        fc.array(anyEdit, { minLength: 1, maxLength: 4 }),
        (file, edits) => {
          const edited = runEdits(file, edits);
          const [loose] = edited.edges().filter((edge) => edge.includes('undefined'));
          expect(loose).toBeUndefined();
        },
      ),
      { seed: 7, numRuns: 200 },
    );
  });

  test('shapes that a page of our own gets never overlap others', () => {
    const adding = anyEdit.filter(({ kind }) => kind === 'addNode' || kind === 'connect' || kind === 'removeNode');
    fc.assert(
      fc.property(fc.array(adding, { minLength: 1, maxLength: 5 }), (edits) => {
        expectTidy(runEdits(ownFile, edits).text);
      }),
      { seed: 11, numRuns: 100 },
    );
  });
});
