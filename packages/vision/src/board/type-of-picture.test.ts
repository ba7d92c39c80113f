import { describe, expect, test } from 'vitest';
import type { BoardReading, ReadConnector, ReadShape } from './board-reading.ts';
import { toSpec } from './to-spec.ts';
import { typeOfPicture } from './type-of-picture.ts';

const shape = (id: string, [x, y]: readonly [number, number], more: Partial<ReadShape> = {}): ReadShape => ({
  id,
  kind: 'rectangle',
  box: { x, y, width: 100, height: 40 },
  label: id,
  ...more,
});

const line = (from: ReadShape, to: ReadShape, head: ReadConnector['head'] = 'none'): ReadConnector => {
  const isLevel = from.box.y === to.box.y;
  const side = to.box.x > from.box.x ? 100 : 0;
  const start = { x: from.box.x + (isLevel ? side : 50), y: from.box.y + (isLevel ? 20 : 40) };
  const end = { x: to.box.x + (isLevel ? 100 - side : 50), y: to.box.y + (isLevel ? 20 : 0) };
  const middle = (start.y + end.y) / 2;
  const route = [start, { x: start.x, y: middle }, { x: end.x, y: middle }, end];
  return { id: `${from.id}-${to.id}`, from: from.id, to: to.id, route, head, label: '' };
};

const read = (shapes: readonly ReadShape[], connectors: readonly ReadConnector[]): BoardReading => ({
  shapes,
  connectors,
  unread: [],
});

const root = shape('root', [200, 0]);
const [one, two, three] = [shape('one', [0, 100]), shape('two', [200, 100]), shape('three', [400, 100])];

describe('the type of a picture', () => {
  test('is an org chart where all lines leave the lower edge of the first box', () => {
    const tree = [line(root, one), line(root, two), line(root, three)];
    expect(typeOfPicture(read([root, one, two, three], tree))).toBe('orgchart');
  });

  test('is a mind map where lines leave both sides of it', () => {
    const sides = [shape('left', [0, 0]), shape('right', [400, 0])];
    expect(
      typeOfPicture(
        read(
          [root, ...sides],
          sides.map((side) => line(root, side)),
        ),
      ),
    ).toBe('mind-map');
  });

  test('is a mind map where branches flow together at the middle as if they had heads, and leads away from it', () => {
    const sides = [shape('left', [0, 0]), shape('right', [400, 0])];
    const leaves = [shape('far left', [-200, 0]), shape('far right', [600, 0])];
    const together = sides.map((side) => line(side, root, 'end'));
    const map = read(
      [root, ...sides, ...leaves],
      [...together, ...sides.map((side, at) => line(side, leaves[at] ?? side))],
    );
    expect(typeOfPicture(map)).toBe('mind-map');
    expect(toSpec(map, 'mind-map', 'Map').spec.edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'root left',
      'root right',
      'left far-left',
      'right far-right',
    ]);
    const arrows = map.connectors.map((each) => ({ ...each, head: 'end' as const }));
    expect(typeOfPicture({ ...map, connectors: arrows })).toBe('flowchart');
  });

  test('is an org chart where slanted lines lead down from the first box', () => {
    const slanted = [one, two, three].map((each) => {
      const connector = line(root, each);
      return {
        ...connector,
        route: [
          { x: 250, y: 40 },
          { x: each.box.x + 50, y: 100 },
        ],
      };
    });
    expect(typeOfPicture(read([root, one, two, three], slanted))).toBe('orgchart');
  });

  test('is a network where plain lines lead into containers', () => {
    const zone = shape('DMZ', [0, 90], { box: { x: -10, y: 90, width: 400, height: 80 } });
    const inside = [one, two].map((each) => ({ ...each, parent: 'DMZ' }));
    expect(
      typeOfPicture(
        read(
          [root, zone, ...inside],
          inside.map((each) => line(root, each)),
        ),
      ),
    ).toBe('network');
  });

  test('is a deployment where containers are machines, and an architecture where they are layers', () => {
    const typeWithin = (label: string) => {
      const holder = shape(label, [-10, 90], { box: { x: -10, y: 90, width: 400, height: 80 } });
      const inside = [one, two].map((each) => ({ ...each, parent: label }));
      return typeOfPicture(
        read(
          [root, holder, ...inside],
          inside.map((each) => line(root, each, 'end')),
        ),
      );
    };
    expect(['Application host 1', 'Data layer'].map(typeWithin)).toEqual(['deployment', 'architecture']);
  });

  test('is UML where people stand beside ovals, and where arrows lead from a dot', () => {
    const [user, oval] = [shape('user', [0, 0], { kind: 'person' }), shape('Sign in', [200, 0], { kind: 'circle' })];
    const include = { ...line(oval, oval, 'end'), label: '«include»' };
    const cases = read([user, oval], [line(user, oval), include]);
    expect(typeOfPicture(cases)).toBe('uml');
    const { nodes, edges } = toSpec(cases, 'uml', 'Cases').spec;
    expect(nodes.map(({ kind }) => kind)).toEqual(['actor', 'use-case']);
    expect(edges.map(({ kind, label }) => ({ kind, label }))).toEqual([
      { kind: undefined, label: '' },
      { kind: 'includes', label: '' },
    ]);
    const dot = shape('dot', [0, 0], { kind: 'dot', label: '' });
    const state = shape('Open', [0, 100], { kind: 'rounded' });
    const machine = read([dot, state], [line(dot, state, 'end')]);
    expect(typeOfPicture(machine)).toBe('uml');
    const spec = toSpec(machine, 'uml', 'Machine').spec;
    expect(spec.nodes.map(({ label, kind }) => `${label} ${kind}`)).toEqual(['Start initial', 'Open state']);
    expect(spec.edges.map(({ kind }) => kind)).toEqual(['transition']);
  });

  test('is a conceptual model where lines have marks at both ends, each of which is one relation', () => {
    const related = read([root, one, two], [line(root, one, 'both'), line(root, two, 'both')]);
    expect(typeOfPicture(related)).toBe('conceptual');
    expect(toSpec(related, 'conceptual', 'Shop').spec.edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'root one',
      'root two',
    ]);
  });
});
