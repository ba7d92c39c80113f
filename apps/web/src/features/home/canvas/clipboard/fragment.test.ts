import { describe, expect, it } from 'vitest';
import { buildView } from '../testing/build-view.ts';
import { fromFragment, toFragment } from './fragment.ts';

describe('copying shapes', () => {
  const view = buildView();
  const names = () => {
    let count = 0;
    return () => {
      count += 1;
      return `n${count}`;
    };
  };

  it('comes back with ids of their own, moved, and joined as they were', () => {
    const cells = fromFragment(toFragment(view, ['a', 'b', 'ab']), view.page, { x: 24, y: 24 }, names());
    expect(cells?.map(({ id, source, target, parent }) => ({ id, source, target, parent }))).toEqual([
      { id: 'n1', source: undefined, target: undefined, parent: '1' },
      { id: 'n2', source: undefined, target: undefined, parent: '1' },
      { id: 'n3', source: 'n1', target: 'n2', parent: '1' },
    ]);
    expect(cells?.[1]?.geometry).toMatchObject({ x: 24, y: 184, width: 120, height: 60 });
  });

  it('leaves out a line whose end is not copied', () => {
    expect(fromFragment(toFragment(view, ['a', 'ab']), view.page, { x: 0, y: 0 }, names())).toHaveLength(1);
  });

  it('is taken as draw.io writes it, in the form of an address', () => {
    const cells = fromFragment(encodeURIComponent(toFragment(view, ['a'])), view.page, { x: 0, y: 0 }, names());
    expect(cells?.map(({ value }) => value)).toEqual(['Pack']);
    expect(fromFragment('%3CmxGraphModel%3E%E0%A4%A', view.page, { x: 0, y: 0 }, names())).toBeUndefined();
  });

  it('takes nothing from any other text', () => {
    expect(fromFragment('a shopping list', view.page, { x: 0, y: 0 }, names())).toBeUndefined();
    expect(fromFragment('<mxGraphModel><broken', view.page, { x: 0, y: 0 }, names())).toBeUndefined();
  });
});
