import { expect, test } from 'vitest';
import { tellRows } from './tell-rows.ts';
import { askTexts } from './testing/ask-documents.ts';

const table = (...rows: readonly string[]): string => rows.map((row) => `| ${row} |`).join('\n');

test('a table of posts tells who holds them and whom they are below', () => {
  const posts = table('Position | Name | Reports to', 'Manager | Ruth Kay | ', 'Buyer | Leo Brandt | Manager');
  expect(tellRows(posts, 'hierarchy').trim().split('\n')).toEqual([
    'Ruth Kay is the Manager.',
    'Buyer (Leo Brandt) reports to Manager.',
  ]);
});

test('a post that nobody holds, and a table without names, tell only whom a post is below', () => {
  expect(tellRows(table('Post | Name | Manager', 'Buyer | vacant | Head'), 'hierarchy').trim()).toBe(
    'Buyer reports to Head.',
  );
  expect(tellRows(table('Team | Led by', 'Buying | Head'), 'hierarchy').trim()).toBe('Buying reports to Head.');
});

test('posts of a long table keep their names, whatever they are called', async () => {
  const rows = [
    'Director | Ruth Kay | ',
    'Head of purchasing | Milan Stone | Director',
    'Head of the bakery | Grace Ade | Director',
    'Inside sales | Ina Summer | Head of purchasing',
    'Oven line A | Paul Hughes | Head of the bakery',
    'Oven line B | Yuki Tan | Head of the bakery',
  ];
  const grounded = await askTexts('Org chart of the bakery with names', [
    `# Bakery\n\n## Who is who\n\n${table('Position | Name | Reports to', '--- | --- | ---', ...rows)}\n`,
  ]);
  const { nodes = [], edges = [] } = grounded?.understanding.spec ?? {};
  expect(nodes.map(({ properties }) => properties?.person).sort()).toEqual(
    ['Grace Ade', 'Ina Summer', 'Milan Stone', 'Paul Hughes', 'Ruth Kay', 'Yuki Tan'].sort(),
  );
  expect(edges).toHaveLength(5);
});

test('an inventory tells what is connected', () => {
  expect(tellRows(table('Device | Connected to', 'Router | Internet', 'Cameras | Switch'), 'topology').trim()).toBe(
    'Router connects to Internet.\nCameras connect to Switch.',
  );
});

test('a table of requirements tells its sentences, whatever stands beside them', () => {
  const rules = table(
    'Req | Text | Must',
    'D-1 | A member borrows books. | Must',
    'D-2 | Each book has one shelf. | Nice',
  );
  expect(tellRows(rules, 'classes').trim()).toBe('A member borrows books.\nEach book has one shelf.');
});

test('a decision table tells steps that lead to each other by their numbers', () => {
  const steps = table(
    'Step | Do this | If yes | If no',
    '1 | Is the pump on? (panel B) | step 3 | Switch it on, then step 3',
    '2 | Ring the fitter | go on | ',
    '3 | Close the valve | Go home | ',
  );
  expect(tellRows(steps, 'process').trim().split('\n')).toEqual([
    '1. Is the pump on? If yes, go to step 3. If no, switch it on, then go to step 3.',
    '2. Ring the fitter.',
    '3. Close the valve. Go home.',
  ]);
});

test('a column for cases tells what is done then, and where it goes on', () => {
  const table =
    '| No. | Activity | Who | If ... then |\n| 1 | Weigh the catch | Clerk | below 5 kg: throw it back |\n| 2 | Sort the catch | Crew | empty: go to 4 |\n';
  expect(tellRows(table, 'process')).toContain(
    '1. The Clerk must weigh the catch. If below 5 kg, throw it back.\n2. The Crew must sort the catch. If empty, go to step 4.',
  );
});
