import { checkPage } from '@diagloom/diagram/checks';
import type { Page } from '@diagloom/diagram/model';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, expect, it } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { notationEditor } from './testing/edit-notation.ts';

/** Edits of sequences whose lifelines carry bars and crosses. */

const layout = createLayoutRunner();
afterAll(() => layout.close());

const type = diagramTypeOf('sequence');
const text = `sequence: Shopping
a(actor) Buyer
b Shop
c Basket
a -> b: Enter
b -create-> c: Fetch
b --> a: Welcome
a -> b: Leave
b -destroy-> c: Drop
b --> a: Goodbye
note c: Kept for an hour
`;

const edited = notationEditor(text, type, { layout });

const marksOf = ({ cells }: Page): readonly string[] =>
  cells.filter(({ style }) => style.includes('dlPart=')).map(({ id }) => id);

it('a reply that is taken away takes the bar of its call with it', async () => {
  const page = await edited({ kind: 'disconnect', edge: 'shop--buyer' });
  expect(marksOf(page)).toEqual(['shop.active-1', 'basket.end']);
  expect(checkPage(page)).toEqual([]);
});

it('a participant that is removed takes its cross, its messages and its note along', async () => {
  const page = await edited({ kind: 'removeNode', node: 'basket', heal: true });
  expect(type.recognise(page).edges.map(({ label }) => label)).toEqual(['Enter', 'Welcome', 'Leave', 'Goodbye']);
  expect(type.recognise(page).notes).toEqual([]);
});

it('a call and its reply that are added get a bar', async () => {
  const page = await edited(
    { kind: 'connect', from: 'buyer', to: 'shop', label: 'Come back' },
    { kind: 'connect', from: 'shop', to: 'buyer', label: 'Hello again', edgeKind: 'reply' },
  );
  expect(marksOf(page)).toContain('shop.active-3');
  expect(checkPage(page)).toEqual([]);
});

it('a participant of another kind keeps its messages where they are in time', async () => {
  const page = await edited({ kind: 'setKind', node: 'shop', nodeKind: 'database' });
  const { nodes, edges } = type.recognise(page);
  expect(nodes[1]).toMatchObject({ id: 'shop', kind: 'database' });
  expect(edges.map(({ label }) => label)).toEqual(['Enter', 'Fetch', 'Welcome', 'Leave', 'Drop', 'Goodbye']);
});

it('a new participant stands beside all others from the top, and takes no note over', async () => {
  const page = await edited({ kind: 'addNode', label: 'Till' });
  const { nodes, notes } = type.recognise(page);
  const top = (id: string): number | undefined => page.cells.find((cell) => cell.id === id)?.geometry?.y;
  expect(nodes.at(-1)?.id).toBe('till');
  expect(top('till')).toBe(top('buyer'));
  expect(notes[0]?.about).toEqual(['basket']);
});

it('messages that follow each other are put into a frame with a branch for each guard', async () => {
  const page = await edited({
    kind: 'frameMessages',
    id: 'alt',
    operator: 'alt',
    sections: [
      { id: 'alt-paid', label: 'Paid', messages: ['shop--basket'] },
      { id: 'alt-else', label: 'Else', messages: [] },
    ],
  });
  const { edges, groups } = type.recognise(page);
  expect(groups.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['alt ', 'section Paid', 'section Else']);
  expect(edges.filter(({ group }) => group === 'alt-paid').map(({ label }) => label)).toEqual(['Fetch']);
  expect(checkPage(page)).toEqual([]);
});
