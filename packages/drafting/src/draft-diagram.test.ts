import { expect, test } from 'vitest';
import { draftDiagram } from './draft-diagram.ts';

/** For texts whose type needs no layout engine. */
const tools = { layout: { elk: () => Promise.reject(new Error('No engine is needed here.')) } };

test('a text is drawn, and each part knows the words that it came from', async () => {
  const prompt = 'The app asks the shop for a price. The shop returns the price.';
  const draft = await draftDiagram({ prompt, type: 'sequence' }, tools);
  if (!draft.ok) throw new Error(draft.message);
  expect(draft.svg).toMatch(/^<svg /);
  expect(draft.xml).toContain('<mxfile');
  const words = draft.parts.map(({ source }) => prompt.slice(source.start, source.end).toLowerCase());
  expect(words.some((text) => text.includes('shop'))).toBe(true);
  expect(draft.parts.every(({ box }) => box.width > 0 || box.height > 0)).toBe(true);
});

test('a type that is left to the text is chosen, with the reason', async () => {
  const draft = await draftDiagram(
    { prompt: 'Mind map about tea: kinds (green, black), tools (kettle, cup)', type: 'auto' },
    tools,
  );
  expect(draft.ok && [draft.type, draft.reason]).toEqual(['mind-map', expect.stringContaining('mind map')]);
});

test('a text that says nothing is answered by what to write instead', async () => {
  const draft = await draftDiagram({ prompt: '??? !!! ... ---', type: 'sequence' }, tools);
  expect(draft.ok).toBe(false);
  expect(!draft.ok && draft.message.length).toBeGreaterThan(10);
});

test('what a text that shows nothing might be is guessed once it is finished', async () => {
  const request = { prompt: 'A web app ', type: 'auto' } as const;
  expect((await draftDiagram({ ...request, isUnfinished: true }, tools)).ok).toBe(false);
  expect((await draftDiagram(request, tools)).ok).toBe(true);
});

test('lines that are still being written are drawn as far as they go', async () => {
  const notation = 'Here it is:\nsequence: Price\na App\nb Shop\na -> b: Ask\nb --> zz';
  const draft = await draftDiagram({ prompt: '', type: 'sequence', notation }, tools);
  expect(draft.ok && draft.title).toBe('Price');
  expect(draft.ok && draft.svg).toContain('Shop');
  expect(draft.ok && draft.svg).not.toContain('zz');
  expect((await draftDiagram({ prompt: '', type: 'sequence', notation: 'sequence: Price' }, tools)).ok).toBe(false);
});

/** So many tasks for each of three people, one after the other. */
const lanes = (tasks: number): string =>
  ['Sales', 'Kitchen', 'Driver']
    .flatMap((actor) => Array.from({ length: tasks }, (_, index) => `${actor} does task ${actor.charAt(0)}${index}.`))
    .join(' ');

test.each([
  ['short lanes run to the right', lanes(2), 'right'],
  ['lanes that a window cannot show whole run down the page', lanes(6), 'down'],
  ['lanes run the way that the text asks for', `Left to right: ${lanes(6)}`, 'right'],
])('%s', async (_, prompt, direction) => {
  const draft = await draftDiagram({ prompt, type: 'process' }, tools);
  expect(draft.ok && draft.xml.match(/dlDirection=(\w+)/)?.[1]).toBe(direction);
});

test('a part is drawn in the colour that the text wants for it', async () => {
  const draft = await draftDiagram(
    {
      prompt: 'The app asks the shop for a price. The shop returns the price. Make the shop yellow.',
      type: 'sequence',
    },
    tools,
  );
  expect(draft.ok && draft.xml.match(/fillColor=#fde047/g)).toHaveLength(1);
});

test('draws the picture dark where that is asked for, and leaves the file as it is', async () => {
  const request = {
    prompt: 'The app asks the shop for a price. The shop returns the price.',
    type: 'sequence',
  } as const;
  const [light, dark] = [await draftDiagram(request, tools), await draftDiagram({ ...request, isDark: true }, tools)];
  if (!light.ok || !dark.ok) throw new Error('Nothing was drawn.');
  expect(dark.svg).toContain('#151a1b');
  expect(dark.svg).not.toBe(light.svg);
  expect(dark.xml).toBe(light.xml);
});

test('lines that a model writes are drawn dark where that is asked for', async () => {
  const request = { prompt: '', type: 'flowchart', notation: 'flowchart: Tea\na(start)\nb Boil water' } as const;
  const [light, dark] = [await draftDiagram(request, tools), await draftDiagram({ ...request, isDark: true }, tools)];
  if (!light.ok || !dark.ok) throw new Error('Nothing was drawn.');
  expect(light.svg).not.toContain('#151a1b');
  expect(dark.svg).toContain('#151a1b');
});
