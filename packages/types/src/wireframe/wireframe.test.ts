import { type DiagramSpec, parseNotation } from '@diagloom/diagram/model';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { describe, expect, it } from 'vitest';
import { wireframe } from './index.ts';

const spec = (notation: string): DiagramSpec => parseNotation(notation, 'wireframe').spec;
const shapesOf = (notation: string) => wireframe.compose(spec(notation), { theme: 'light' }).shapes;
const placesOf = (notation: string) =>
  Object.fromEntries(shapesOf(notation).flatMap(({ id, offset }) => (offset === undefined ? [] : [[id, offset]])));

describe('screens', () => {
  it('stack their elements and put buttons side by side, the first one stressed', () => {
    const notation = `wireframe: W
[s] Sign in
f(field)@s Email
a(button)@s Go
b(button)@s Cancel
`;
    const places = placesOf(notation);
    expect(places.email?.y).toBeLessThan(places.go?.y ?? 0);
    expect(places.cancel?.y).toBe(places.go?.y);
    expect(places.cancel?.x).toBeGreaterThan(places.go?.x ?? 0);
    expect(shapesOf(notation).flatMap(({ role }) => (role.startsWith('ui-button') ? [role] : []))).toEqual([
      'ui-button',
      'ui-button-second',
    ]);
  });

  it('are equally high where they are of one kind', () => {
    const shapes = shapesOf('wireframe: W\n[a] One\n[b] Two\nc(image)@a Photo\nd(list)@a Items\ne@b Hello\n');
    const heights = shapes.filter(({ placing }) => placing === 'node').map(({ size }) => size.height);
    expect(new Set(heights).size).toBe(1);
  });

  it('have columns, bars and several cards side by side where they are told to stand so', () => {
    const notation = `wireframe: W
[s] Shop
l(image){column=row}@s Logo
q(search){column=row}@s Goods
g(image){column=left}@s Photo
p(button){column=right}@s Buy
x(card)@s One
y(card)@s Two
`;
    const { logo, goods, photo, buy, one, two } = placesOf(notation);
    expect(goods?.x).toBeGreaterThan(logo?.x ?? 0);
    expect(buy?.x).toBeGreaterThan(photo?.x ?? 0);
    expect(buy?.y).toBe(photo?.y);
    expect(photo?.y).toBeGreaterThan(goods?.y ?? 0);
    expect(two?.y).toBe(one?.y);
    expect(one?.y).toBeGreaterThan(photo?.y ?? 0);
  });

  it('are one column on a phone', () => {
    const places = placesOf('wireframe: W\n[p(phone)] P\na(button){column=left}@p Go\nb(image){column=right}@p Plan\n');
    expect(places.plan?.x).toBe(places.go?.x);
  });

  it('grow for a label that needs several lines', () => {
    const heightOf = (label: string) =>
      shapesOf(`wireframe: W\n[p(phone)] P\na(checkbox)@p ${label}\n`).find(({ role }) => role === 'ui-option')?.size
        .height ?? 0;
    expect(heightOf('I have read the terms of use and the notes on privacy')).toBeGreaterThan(heightOf('Yes'));
  });
});

describe('foreign wireframes', () => {
  it('are read from the mockup stencils: a window and what lies on it, in reading order', () => {
    const page = buildPage([
      vertex({
        id: 'w',
        label: 'Start',
        style: 'shape=mxgraph.mockup.containers.browserWindow;',
        width: 400,
        height: 300,
      }),
      vertex({ id: 'b', label: 'Go', style: 'shape=mxgraph.mockup.buttons.button;', x: 20, y: 200, width: 80 }),
      vertex({ id: 't', label: 'Welcome', style: 'text;html=1;fontSize=20;', x: 20, y: 60, width: 80 }),
      vertex({ id: 'c', label: 'Agree', style: 'shape=mxgraph.mockup.forms.checkbox;', x: 20, y: 140, width: 80 }),
      vertex({ id: 'n', label: 'Next', style: 'shape=mxgraph.ios7.misc.iphone;', x: 600, width: 200, height: 300 }),
      edge({ id: 'e', from: 'b', to: 'n' }),
    ]);
    expect(wireframe.recognise(page)).toMatchObject({
      groups: [
        { id: 'w', label: 'Start' },
        { id: 'n', label: 'Next', kind: 'phone' },
      ],
      nodes: [
        { id: 't', kind: 'heading', groups: ['w'] },
        { id: 'c', kind: 'checkbox', groups: ['w'] },
        { id: 'b', kind: 'button', groups: ['w'] },
      ],
      edges: [{ from: 'b', to: 'n' }],
    });
  });
});

describe('findings', () => {
  it('names empty screens, screens that nothing opens, and elements on no screen', () => {
    const rules = wireframe
      .findProblems(spec('wireframe: W\n[a] A\n[b] B\n[c] C\nx(button)@a Go\ny@b Text\nz Lost\nx -> b\n'))
      .map(({ rule }) => rule);
    expect(rules).toEqual(['empty-screen', 'unreachable-screen', 'not-on-a-screen']);
  });
});
