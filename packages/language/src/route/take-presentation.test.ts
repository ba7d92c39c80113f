import { expect, test } from 'vitest';
import { takePresentation } from './take-presentation.ts';

test.each([
  ['Boil water. Steep tea. Left to right.', { direction: 'right' }, 'Boil water. Steep tea.'],
  ['Boil water, then steep tea, left to right', { direction: 'right' }, 'Boil water, then steep tea'],
  ['Draw it from top to bottom: boil water, steep tea', { direction: 'down' }, 'boil water, steep tea'],
  ['Draw a left-to-right flowchart of tea: boil water', { direction: 'right' }, 'Draw a flowchart of tea: boil water'],
  ['horizontal flowchart: boil water, steep tea', { direction: 'right' }, 'flowchart: boil water, steep tea'],
  ['Flowchart from left to right: boil water', { direction: 'right' }, 'Flowchart : boil water'],
  ['I need a diagram, landscape format: boil water', { direction: 'right' }, 'I need a diagram : boil water'],
  ['A router and a switch. Vertical layout please.', { direction: 'down' }, 'A router and a switch.'],
  ['CEO leads CTO and CFO. Make it horizontal.', { direction: 'right' }, 'CEO leads CTO and CFO.'],
  [
    'Create a hand-drawn style mind map about tea: black, green',
    { theme: 'sketch' },
    'Create a mind map about tea: black, green',
  ],
  ['Boil water. Steep tea. Use a dark theme and keep it simple.', { theme: 'dark' }, 'Boil water. Steep tea.'],
  ['Boil water. Steep tea (drawn from left to right, in black and white).', {}, undefined],
  ['Boil water, steep tea. Keep it simple and easy to read!', {}, 'Boil water, steep tea.'],
  ['Flowchart in blue: boil water, steep tea', { colours: ['#1d4ed8'] }, 'Flowchart : boil water, steep tea'],
  [
    'Boil water. Steep tea. Use green and orange colours.',
    { colours: ['#15803d', '#c2410c'] },
    'Boil water. Steep tea.',
  ],
  [
    'Swimlane process in purple: the cook boils water',
    { colours: ['#6d28d9'] },
    'Swimlane process : the cook boils water',
  ],
  ['Boil water. Make the diagram vertical.', { direction: 'down' }, 'Boil water.'],
  ['Vertical hand-drawn flowchart: boil water', { direction: 'down' }, undefined],
])('takes the wish for a look out of "%s"', (prompt, presentation, text) => {
  const taken = takePresentation(prompt);
  expect(taken.presentation).toMatchObject(presentation);
  expect(taken.text).toHaveLength(prompt.length);
  if (text !== undefined) expect(taken.text.trim().replace(/\s+/g, ' ')).toBe(text);
});

test.each([
  'The crane moves the load from left to right. Then it lowers it.',
  'We scale the service horizontally. Then we add a cache.',
  'Settings page with theme (dark mode, light mode) and language',
  'Sort the parcels: large boxes, clear labels, simple forms',
  'The vertical farm waters the plants. The landscape gardener plants trees.',
  'Top-down review: the director reads the report',
  'Photographer takes portrait photos. Then he prints them in black and white.',
  'The painter paints the wall in blue. The client likes the blue theme.',
  'Green team, red team, blue team',
  'Left to right',
])('leaves "%s" as it is', (prompt) => {
  expect(takePresentation(prompt)).toEqual({ text: prompt, presentation: {} });
});
