import { describe, expect, it } from 'vitest';
import { type Connector, type Diagram, overlaps, type Rect, type Shape } from '../../model/index.ts';
import { buildConnector, buildShape } from '../testing/build-diagram.ts';
import { writePlacement } from '../testing/write-placement.ts';
import { timeline } from './index.ts';

const lifeline = (id: string): Shape =>
  buildShape({ id, placing: 'lifeline', role: 'lifeline', size: { width: 100, height: 40 } });
const frame = (id: string, parent?: string): Shape =>
  buildShape({ id, placing: 'frame', size: { width: 60, height: 24 }, ...(parent === undefined ? {} : { parent }) });
const section = (id: string, parent: string): Shape =>
  buildShape({ id, placing: 'section', parent, size: { width: 90, height: 24 } });
const message = (from: string, to: string, label: string, within?: string): Connector =>
  buildConnector({ id: label, from, to, label, ...(within === undefined ? {} : { within }) });

const sequence = (shapes: readonly Shape[], connectors: readonly Connector[]): Diagram => ({
  type: 'sequence',
  title: 'Talk',
  theme: 'plain',
  direction: 'down',
  layout: 'timeline',
  shapes,
  connectors,
});

const checkout = sequence(
  [
    lifeline('a'),
    lifeline('b'),
    lifeline('c'),
    frame('alt'),
    section('yes', 'alt'),
    section('no', 'alt'),
    frame('loop', 'no'),
    section('each', 'loop'),
  ],
  [
    message('a', 'b', 'order'),
    message('b', 'b', 'check it'),
    message('b', 'c', 'pay', 'yes'),
    message('c', 'b', 'done', 'yes'),
    message('b', 'c', 'try again', 'each'),
    message('b', 'a', 'sorry', 'no'),
    message('a', 'c', 'a long way past the middle'),
  ],
);

const rectOf = (shapes: ReadonlyMap<string, Rect>, id: string): Rect =>
  shapes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };

describe('timeline', () => {
  it('puts lifelines into columns and messages into rows, in their order', async () => {
    const { shapes, routes } = await timeline.place(checkout);
    const xs = ['a', 'b', 'c'].map((id) => rectOf(shapes, id).x);
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    const ys = checkout.connectors.map(({ id }) => routes.get(id)?.points[0]?.y ?? 0);
    expect(ys).toEqual([...ys].sort((one, other) => one - other));
    expect(new Set(ys).size).toBe(ys.length);
  });

  it('ends messages in the middle of the lifelines, below their heads', async () => {
    const { shapes, routes } = await timeline.place(checkout);
    const [a, b] = [rectOf(shapes, 'a'), rectOf(shapes, 'b')];
    const points = routes.get('order')?.points;
    expect(points?.map(({ x }) => x)).toEqual([a.x + 50, b.x + 50]);
    expect(points?.[0]?.y).toBeGreaterThan(a.y + 40);
    expect(points?.[0]?.y).toBe(points?.[1]?.y);
  });

  it('draws a message to itself as a loop to the right with its label beside it', async () => {
    const { routes } = await timeline.place(checkout);
    const { points = [], label } = routes.get('check it') ?? {};
    expect(points).toHaveLength(4);
    expect((label?.x ?? 0) - 28).toBeGreaterThan(points[1]?.x ?? 0);
  });

  it('encloses the messages of each section, and inner frames, and nothing else', async () => {
    const { shapes, routes } = await timeline.place(checkout);
    const inside = (id: string): readonly string[] => {
      const box = rectOf(shapes, id);
      return checkout.connectors
        .map((connector) => connector.id)
        .filter((line) => {
          const y = routes.get(line)?.points[0]?.y ?? 0;
          return y > box.y && y < box.y + box.height;
        });
    };
    expect(inside('alt')).toEqual(['pay', 'done', 'try again', 'sorry']);
    expect(inside('yes')).toEqual(['pay', 'done']);
    expect(inside('no')).toEqual(['try again', 'sorry']);
    expect(inside('loop')).toEqual(['try again']);
    const [outer, inner] = [rectOf(shapes, 'alt'), rectOf(shapes, 'loop')];
    expect(inner.x > outer.x && inner.x + inner.width < outer.x + outer.width).toBe(true);
  });

  it('lets sections follow one another without a gap, below the tab of their frame', async () => {
    const { shapes } = await timeline.place(checkout);
    const [alt, yes, no] = [rectOf(shapes, 'alt'), rectOf(shapes, 'yes'), rectOf(shapes, 'no')];
    expect(yes.y).toBe(alt.y + 24);
    expect(no.y).toBe(yes.y + yes.height);
    expect(no.y + no.height).toBe(alt.y + alt.height);
  });

  it('writes no label over a line, a lifeline or another label', async () => {
    const { shapes, routes } = await timeline.place(checkout);
    const labels = checkout.connectors.map(({ id, labelSize }) => {
      const { x, y } = routes.get(id)?.label ?? { x: 0, y: 0 };
      return { x: x - labelSize.width / 2, y: y - labelSize.height / 2, ...labelSize };
    });
    const lines = ['a', 'b', 'c'].map((id) => {
      const { x, y, width, height } = rectOf(shapes, id);
      return { x: x + width / 2, y, width: 0.1, height };
    });
    labels.forEach((label, index) => {
      expect([...lines, ...labels.slice(index + 1)].filter((other) => overlaps(label, other))).toEqual([]);
    });
  });

  it('ends every lifeline below the last message, all at one level', async () => {
    const { shapes, routes } = await timeline.place(checkout);
    const ends = ['a', 'b', 'c'].map((id) => rectOf(shapes, id).y + rectOf(shapes, id).height);
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toBeGreaterThan(routes.get('a long way past the middle')?.points[0]?.y ?? 0);
  });

  it('gives a section without messages a row of its own', async () => {
    const placement = await timeline.place(
      sequence([lifeline('a'), lifeline('b'), frame('opt'), section('empty', 'opt')], [message('a', 'b', 'hello')]),
    );
    expect(rectOf(placement.shapes, 'empty').height).toBeGreaterThan(24);
  });

  it('puts notes below the messages, beside their lifeline and clear of the next', async () => {
    const note = buildShape({ id: 'n', placing: 'note', about: ['a'], size: { width: 150, height: 40 } });
    const { shapes } = await timeline.place(
      sequence([lifeline('a'), lifeline('b'), note], [message('a', 'b', 'hello')]),
    );
    const [box, next] = [rectOf(shapes, 'n'), rectOf(shapes, 'b')];
    expect(box.x).toBeGreaterThan(rectOf(shapes, 'a').x + 50);
    expect(box.x + box.width).toBeLessThan(next.x + 50);
    expect(box.y + box.height).toBeLessThanOrEqual(next.y + next.height);
  });

  describe('with bars, creations and destructions', () => {
    const bar = (id: string, parent: string, span: NonNullable<Shape['span']>, x = 0): Shape =>
      buildShape({ id, placing: 'activation', parent, span, offset: { x, y: 0 }, size: { width: 10, height: 20 } });
    const busy = sequence(
      [
        lifeline('a'),
        { ...lifeline('b'), span: { first: 'new', last: 'go' } },
        bar('outer', 'b', { first: 'ask', last: 'tell' }),
        bar('inner', 'b', { first: 'think', last: 'think' }, 5),
        buildShape({ id: 'cross', placing: 'destruction', parent: 'b', size: { width: 20, height: 20 } }),
      ],
      [
        message('a', 'b', 'new'),
        message('a', 'outer', 'ask'),
        message('outer', 'inner', 'think'),
        message('outer', 'a', 'tell'),
        message('a', 'cross', 'go'),
      ],
    );

    it('lets a bar reach from its first to its last message, which end on its sides', async () => {
      const { shapes, routes } = await timeline.place(busy);
      const { x, y, width, height } = rectOf(shapes, 'outer');
      const [ask, tell] = ['ask', 'tell'].map((id) => routes.get(id)?.points ?? []);
      expect(ask?.[1]).toEqual({ x, y: y + 5 });
      expect(tell?.[0]).toEqual({ x, y: y + height - 5 });
      expect(width).toBe(10);
    });

    it('puts the bar of a message to oneself upon the other, where the message comes back', async () => {
      const { shapes, routes } = await timeline.place(busy);
      const [outer, inner] = [rectOf(shapes, 'outer'), rectOf(shapes, 'inner')];
      const points = routes.get('think')?.points ?? [];
      expect(points[0]?.x).toBe(outer.x + 10);
      expect(points.at(-1)).toEqual({ x: inner.x + 10, y: inner.y + 5 });
      expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
    });

    it('begins a lifeline with its head at its creation and ends it with the cross at its destruction', async () => {
      const { shapes, routes } = await timeline.place(busy);
      const [b, cross] = [rectOf(shapes, 'b'), rectOf(shapes, 'cross')];
      const [created, gone] = ['new', 'go'].map((id) => routes.get(id)?.points.at(-1));
      expect(created).toEqual({ x: b.x, y: b.y + 20 });
      expect(gone).toEqual({ x: cross.x + 10, y: cross.y + 10 });
      expect(b.y + b.height).toBe(cross.y + 10);
    });
  });

  it('places lifelines that say nothing', async () => {
    const { shapes } = await timeline.place(sequence([lifeline('a')], []));
    expect(rectOf(shapes, 'a').height).toBeGreaterThan(40);
    expect((await timeline.place(sequence([], []))).shapes.size).toBe(0);
  });

  it('places a checkout as it did before', async () => {
    await expect(writePlacement(await timeline.place(checkout))).toMatchFileSnapshot('__golden__/checkout.txt');
  });
});
