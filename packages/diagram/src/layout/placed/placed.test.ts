import { describe, expect, it } from 'vitest';
import type { Connector, Diagram, Shape, Style } from '../../model/index.ts';
import { placed } from './index.ts';

const shape = (id: string, style: Style, position?: { x: number; y: number }): Shape => ({
  id,
  role: 'drawn',
  placing: 'node',
  label: id,
  size: { width: 100, height: 100 },
  style,
  ...(position === undefined ? {} : { position }),
});

const line = (from: string, to: string): Connector => ({
  id: `${from}--${to}`,
  role: 'drawn-line',
  from,
  to,
  label: '',
  labelSize: { width: 0, height: 0 },
  style: {},
});

const diagram = (shapes: readonly Shape[], connectors: readonly Connector[] = []): Diagram => ({
  type: 'drawing',
  title: '',
  theme: 'light',
  direction: 'right',
  layout: 'placed',
  shapes,
  connectors,
});

describe('the placed layout', () => {
  it('leaves every shape where it was drawn and puts the others below', async () => {
    const { shapes } = await placed.place(
      diagram([shape('a', {}, { x: 300, y: 20 }), shape('b', {}), shape('c', {}, { x: 10, y: 50 }), shape('d', {})]),
    );
    expect([...shapes].map(([id, { x, y }]) => [id, x, y])).toEqual([
      ['a', 300, 20],
      ['c', 10, 50],
      ['b', 10, 190],
      ['d', 150, 190],
    ]);
  });

  it('leads a line straight from outline to outline', async () => {
    const { routes } = await placed.place(
      diagram(
        [
          shape('box', {}, { x: 0, y: 0 }),
          shape('circle', { ellipse: '' }, { x: 200, y: 200 }),
          shape('top', { triangle: '', direction: 'north' }, { x: 0, y: 300 }),
        ],
        [line('box', 'circle'), line('box', 'top')],
      ),
    );
    const half = 250 - 50 / Math.SQRT2;
    expect(routes.get('box--circle')?.points[0]).toEqual({ x: 100, y: 100 });
    expect(routes.get('box--circle')?.points[1]?.x).toBeCloseTo(half);
    expect(routes.get('box--top')?.points).toEqual([
      { x: 50, y: 100 },
      { x: 50, y: 300 },
    ]);
  });

  it('ends a way that was wished for at the outlines of shapes that are larger than it was drawn for', async () => {
    const wished = {
      ...line('box', 'circle'),
      route: [
        { x: 60, y: 50 },
        { x: 250, y: 50 },
        { x: 250, y: 240 },
      ],
    };
    const { routes } = await placed.place(
      diagram([shape('box', {}, { x: 0, y: 0 }), shape('circle', { ellipse: '' }, { x: 200, y: 200 })], [wished]),
    );
    expect(routes.get('box--circle')?.points).toEqual([
      { x: 100, y: 50 },
      { x: 250, y: 50 },
      { x: 250, y: 200 },
    ]);
  });
});
