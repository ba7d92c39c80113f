import { describe, expect, test } from 'vitest';
import { renderSvg } from '../svg/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { animateSvg, morphPages } from './index.ts';

const before = buildPage([
  vertex({ id: 'stays', label: 'Stays' }),
  vertex({ id: 'moves', x: 200, label: 'Moves' }),
  vertex({ id: 'goes', y: 300, label: 'Goes' }),
  edge({ id: 'line', from: 'stays', to: 'moves' }),
]);
const after = buildPage([
  vertex({ id: 'stays', label: 'Stays' }),
  vertex({ id: 'moves', x: 300, y: 100, label: 'Moves' }),
  vertex({ id: 'comes', y: 400, label: 'Comes' }),
  edge({ id: 'line', from: 'stays', to: 'moves' }),
]);

describe('the way from one state of a page to the next', () => {
  test('names what moves, comes and goes, and nothing that stays', () => {
    const morph = morphPages(before, after);
    expect(morph.moves).toEqual([
      { id: 'moves', from: expect.objectContaining({ x: 200, y: 0 }), to: expect.objectContaining({ x: 300, y: 100 }) },
    ]);
    expect([morph.appearing, morph.disappearing]).toEqual([['comes'], ['goes']]);
  });

  test('gives both routes of a line as many points, their ends kept', () => {
    const [route] = morphPages(before, after).routes;
    expect(route?.id).toBe('line');
    expect(route?.from.length).toBe(route?.to.length);
    const straight = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const bent = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 80 },
      { x: 100, y: 80 },
    ];
    const page = (points: typeof straight) =>
      buildPage([edge({ id: 'e', sourcePoint: points[0], targetPoint: points.at(-1), points: points.slice(1, -1) })]);
    const [aligned] = morphPages(page(straight), page(bent)).routes;
    expect([aligned?.from.length, aligned?.from[0], aligned?.from.at(-1)]).toEqual([4, straight[0], straight[1]]);
  });

  test('is empty between a page and itself', () => {
    expect(morphPages(after, after)).toEqual({ moves: [], routes: [], appearing: [], disappearing: [] });
  });
});

describe('a picture that moves', () => {
  const moving = animateSvg(renderSvg(before), renderSvg(after), morphPages(before, after));
  const groupOf = (id: string): string => moving.slice(moving.indexOf(`"${id}">`)).split('<g data-')[0] ?? '';

  test('leads a shape from where it stood', () => {
    expect(groupOf('moves')).toContain('values="-100 -100;0 0"');
    expect(groupOf('stays')).not.toContain('<animate');
  });

  test('lets a shape grow from what it was', () => {
    const sized = (width: number) => buildPage([vertex({ id: 'a', x: 100, y: 50, width, height: 60 })]);
    const growing = animateSvg(renderSvg(sized(60)), renderSvg(sized(120)), morphPages(sized(60), sized(120)));
    expect(growing).toContain('type="translate" values="50 0;0 0"');
    expect(growing).toContain('type="scale" values="0.5 1;1 1" additive="sum"');
  });

  test('bends a line from its old course and takes its head along, or lets it fade in after a turn', () => {
    const [, old, now] = /<animate attributeName="d" values="([^;]*);([^"]*)"/.exec(groupOf('line')) ?? [];
    expect(old?.replace(/[^A-Z]/g, '')).toBe(now?.replace(/[^A-Z]/g, ''));
    expect(old?.startsWith('M120 30')).toBe(true);
    expect(groupOf('line')).toContain('</path><g><animate attributeName="opacity" values="0;1"');
    const moved = buildPage(
      before.cells.map((cell) =>
        cell.id === 'moves' ? { ...cell, geometry: { ...cell.geometry, x: 260, y: 0, width: 120, height: 60 } } : cell,
      ),
    );
    expect(animateSvg(renderSvg(before), renderSvg(moved), morphPages(before, moved))).toContain(
      '</path><g><animateTransform attributeName="transform" type="translate" values="-60 0;0 0"',
    );
  });

  test('fades in what is new and out what is gone', () => {
    expect(groupOf('comes')).toContain('values="0;1"');
    expect(moving).toMatch(/data-gone="goes"><animate attributeName="opacity" values="1;0"/);
    expect(moving.split('<g').length).toBe(moving.split('</g>').length);
  });

  test('is the later picture where nothing changed', () => {
    expect(animateSvg(renderSvg(after), renderSvg(after), morphPages(after, after))).toBe(renderSvg(after));
  });
});
