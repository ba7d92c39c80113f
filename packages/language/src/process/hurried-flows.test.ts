import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const told = (text: string): readonly string[] => drawn(understand(text, { type }));

test('a condition without a comma ends where somebody acts', () => {
  const lines = told(
    'The dispatcher books the van. If not loaded by noon dispatcher calls the driver. Then it leaves.',
  );
  expect(lines).toContain('<Loaded by noon?> -No-> Dispatcher calls the driver');
  expect(told('The cook tastes it. If it is bland the sous chef adds salt.')).toContain('<Bland?> -Yes-> Add salt');
});

test('who is asked in a condition does not end it', () => {
  expect(told('The cook tastes it. If the guest tells the waiter, we add salt.')).toContain(
    '<Guest tells the waiter?> -Yes-> Add salt',
  );
});

test('two kinds of what was looked at are two ways', () => {
  expect(told('The editor reads the drafts, weak ones are returned, strong ones go to the printer.')).toEqual([
    '(Start) -> Editor reads the drafts',
    'Editor reads the drafts -> <Weak or strong?>',
    '<Weak or strong?> -Weak-> Return weak ones',
    '<Weak or strong?> -Strong-> Strong ones go to the printer',
    'Return weak ones -> (End)',
    'Strong ones go to the printer -> (End)',
  ]);
  expect(told('We rinse the jars, fill the jars, and label the jars. Full jars go to the cellar.')).not.toContain(
    'Label the jars -> <Full jars?>',
  );
});

test('what is asked once more is asked behind what was done about it', () => {
  expect(told('If the lamp is dark, change the bulb. If it is still dark after that, call the electrician.')).toContain(
    'Change the bulb -> <Dark after that?>',
  );
});

test('whoever looked at something sends it back there', () => {
  const lines = told(
    'The author writes a text, the editor checks the text and the printer prints it. If a name is wrong, the editor sends the text back to the author.',
  );
  expect(lines).toContain('Check the text -> <Name wrong?>');
  expect(lines).toContain('<Name wrong?> -Yes-> Write a text');
  expect(lines).toContain('<Name wrong?> -No-> Print text');
});

test('whoever is called in a case alone acts in it', () => {
  const lines = told(
    'The guard checks the pipe. If it leaks, he calls the plumber. The plumber mends it. Then he goes home.',
  );
  expect(lines).toContain('Call the plumber -> Mend pipe');
  expect(lines.filter((line) => line.endsWith('Mend pipe'))).toHaveLength(1);
});

test('a way of several deeds is one of two', () => {
  const lines = told('The owner either repaints the boat, and then it dries, or sells it. Then we tidy up.');
  expect(lines.filter((line) => line.includes('?'))).toHaveLength(3);
  expect(lines).toContain('Repaint the boat -> Dry');
});

test('a step that only says where it goes on is the one that it names', () => {
  const lines = told(
    'The clerk weighs the box. If it is light, it goes straight to labelling, otherwise the boss signs it. The clerk labels it.',
  );
  expect(lines.join('\n')).not.toMatch(/go(?:es)? straight/i);
  expect(lines.filter((line) => line.endsWith('Label box'))).toHaveLength(2);
});

test('what is done after an event with an article is not lost', () => {
  expect(told('We book a visit, after the visit send the bill, then file it.').join('\n')).toContain('Send the bill');
});

test('what is forbidden is no step that somebody does', () => {
  expect(told('Take the key. Do not open the gate. Call the guard.')).toContain('Take the key -> Do not open the gate');
  expect(told('Check the seal. If it is torn, do not use the jar, otherwise fill the jar.')).toContain(
    '<Torn?> -Yes-> Do not use the jar',
  );
  expect(told('The cook opens the jar. He never shakes the jar. He serves it.').join('\n')).not.toContain('Shake');
});

test('an apostrophe that is left out owns nothing', () => {
  expect(told('The boss reads the plan. If its accepted the clerk files it.')).toContain(
    '<Accepted?> -Yes-> File plan',
  );
});

test('a name in brackets belongs to who acts', () => {
  expect(told('The clerk fills in the form. The lead (Ann) approves it or sends it back. Finance pays it.')).toEqual([
    '(Start) -> Fill in the form',
    'Fill in the form -> <Approved?>',
    '<Approved?> -No-> Fill in the form',
    '<Approved?> -Yes-> Pay form',
    'Pay form -> (End)',
  ]);
});

test('grades before colons are cases of what was found out', () => {
  const lines = told('The nurse looks at the wound. Red: call the doctor. Yellow: wait in bay 2. Green: go home.');
  expect(lines).toContain('Nurse looks at the wound -> <Red, yellow or green?>');
  expect(lines).toContain('<Red, yellow or green?> -Yellow-> Wait in bay 2');
  expect(told('Ann: washes. Bob: dries.')).not.toContain('<Ann or bob?> -Bob-> Dry');
});

test('what several do at the same time is done by each of them', () => {
  const result = understand(
    'The planning department and the fire department review the plan at the same time. Then the mayor signs it.',
    { type },
  );
  const steps = result.ok ? result.spec.nodes.filter(({ label }) => label === 'Review the plan') : [];
  expect(steps).toHaveLength(2);
});

test('arrows between named parties hand the work over', () => {
  expect(told('Guest: orders -> Cook: cooks, seasons -> Waiter: serves')).toEqual([
    '(Start) -> Order',
    'Order -> Cook',
    'Cook -> Season',
    'Season -> Serve',
    'Serve -> (End)',
  ]);
});

test('lists below who acts are theirs', () => {
  const result = understand('Hiring\n\nHR\n- post the job\n- screen CVs\n\nHiring manager\n- hold interviews', {
    type,
  });
  const groups = result.ok ? result.spec.groups?.map(({ label }) => label) : [];
  expect(groups).toEqual(['HR', 'Hiring manager']);
});

test('nothing is put on itself', () => {
  expect(told('The worker finds a broken part, puts a red tag on it and brings it to the desk.')).toContain(
    'Put a red tag on the broken part -> Bring broken part to the desk',
  );
});

test('where something was sent, it is dealt with', () => {
  expect(told('Sales sends the claim to the board, which approves it or turns it down.')).toContain(
    '<Approved?> -No-> Turn it down',
  );
});

test('what somebody keeps doing is what is done again', () => {
  expect(told('Stir the soup, keep adding salt while it is bland, then serve.')).toContain('<Bland?> -Yes-> Add salt');
});

test('words that only begin to speak, and lines about the text, are no steps', () => {
  expect(told('T-9 / reporter: ann / prio: low\nok so when a box comes in we scan it, then we sort it.')[0]).toBe(
    '(A box comes in) -> Scan box',
  );
});
