import { describe, expect, it } from 'vitest';
import { againstFlow, alongFlow } from './along-flow.ts';
import { layOut } from './index.ts';
import { buildConnector, buildDiagram } from './testing/build-diagram.ts';
import { brokenTools, elkTools } from './testing/elk-tools.ts';

const inherits = buildConnector({
  from: 'child',
  to: 'parent',
  flow: 'backward',
  fromText: 'a',
  toText: 'b',
  style: { endArrow: 'block', endFill: '0' },
});
const family = buildDiagram([], { shapes: [{ id: 'child' }, { id: 'parent' }], connectors: [inherits] });

describe('a connector that leads backward', () => {
  it.each([
    ['layered', elkTools],
    ['the simpler layout', brokenTools],
  ])('has its target placed before its source by %s', async (_, tools) => {
    const { shapes, routes } = await layOut(family, tools);
    const [child, parent] = [shapes.get('child'), shapes.get('parent')];
    expect(parent?.y).toBeLessThan(child?.y ?? 0);
    expect(routes.get(inherits.id)?.points[0]?.y).toBe(child?.y);
    expect(routes.get(inherits.id)?.points.at(-1)?.y).toBe((parent?.y ?? 0) + (parent?.height ?? 0));
  });

  it('takes its texts and line ends along when it is turned', () => {
    const [turned] = alongFlow(family).connectors;
    expect(turned).toMatchObject({ from: 'parent', to: 'child', fromText: 'b', toText: 'a' });
    expect(turned?.style).toEqual({ startArrow: 'block', startFill: '0', endArrow: 'none' });
  });

  it('leaves a diagram without one as it is', () => {
    const plain = buildDiagram(['a -> b']);
    const placement = { shapes: new Map(), routes: new Map() };
    expect(alongFlow(plain)).toBe(plain);
    expect(againstFlow(plain, placement)).toBe(placement);
  });
});
