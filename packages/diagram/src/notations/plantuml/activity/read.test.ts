import { expect, test } from 'vitest';
import { readTextNotation } from '../../read-text-notation.ts';

/** A text between its frame: its type, its lines as `from -label-> to`, its groups, and what was not read. */
const read = (text: string) => {
  const result = readTextNotation(`@startuml\n${text}\n@enduml`);
  const { type, title, nodes = [], edges = [], groups = [], notes = [] } = result?.spec ?? {};
  const nameOf = (id: string): string => {
    const node = nodes.find((each) => each.id === id);
    return node?.label || `<${node?.kind}>`;
  };
  return {
    type,
    title,
    notes,
    nodes,
    groups: groups.map(({ id, label }) => [
      label,
      nodes.filter((node) => node.groups?.includes(id)).map(({ label: name }) => name),
    ]),
    lines: edges.map(({ from, to, label }) => `${nameOf(from)} -${label}-> ${nameOf(to)}`),
    problems: result?.problems.map(({ line, message }) => `${line}: ${message}`),
  };
};

test('steps, a question and ways side by side are a flowchart', () => {
  const { type, lines, nodes, problems } = read(
    'start\n:Receive order;\nif (In stock?) then (yes)\n  :Ship;\nelse (no)\n  :Backorder;\nendif\nfork\n:Invoice;\nfork again\n:Email;\nend fork\nstop',
  );
  expect(type).toBe('flowchart');
  expect(lines).toEqual([
    'Start --> Receive order',
    'Receive order --> In stock?',
    'In stock? -yes-> Ship',
    'In stock? -no-> Backorder',
    'Ship --> <fork>',
    'Backorder --> <fork>',
    '<fork> --> Invoice',
    '<fork> --> Email',
    'Invoice --> <join>',
    'Email --> <join>',
    '<join> --> End',
  ]);
  expect(nodes.flatMap(({ kind }) => kind ?? [])).toEqual(['start', 'decision', 'fork', 'join', 'end']);
  expect(problems).toEqual([]);
});

test.each([
  [
    'no other way',
    'if (Hot?) then (yes)\n:Wait;\nendif\n:Pour;',
    ['Hot? -yes-> Wait', 'Wait --> Pour', 'Hot? --> Pour'],
  ],
  [
    'questions in a row',
    'if (A?) is (yes) then\n:a;\n(no) elseif (B?) then (yes)\n:b;\nelse (no)\nstop\nendif\n:c;',
    ['A? -yes-> a', 'A? -no-> B?', 'B? -yes-> b', 'B? -no-> End', 'a --> c', 'b --> c'],
  ],
  [
    'cases',
    'switch (Size?)\ncase (S)\n:small;\ncase (L)\n:large;\nendswitch\n:wrap;',
    ['Size? -S-> small', 'Size? -L-> large', 'small --> wrap', 'large --> wrap'],
  ],
  [
    'a loop that asks first',
    'while (More?) is (yes)\n:Read;\nendwhile (no)\n:Close;',
    ['More? -yes-> Read', 'Read --> More?', 'More? -no-> Close'],
  ],
  [
    'a loop that asks last',
    'repeat\n:Try;\nif (Broken?) then (yes)\nbreak\nendif\nbackward:Rest;\nrepeat while (Again?) is (yes) not (no)\n:Done;',
    [
      'Try --> Broken?',
      'Broken? --> Again?',
      'Again? -yes-> Rest',
      'Rest --> Try',
      'Again? -no-> Done',
      'Broken? -yes-> Done',
    ],
  ],
  [
    'words on arrows',
    ':a;\n->later;\n:b;\nsplit\n:c;\nsplit again\n:d;\nend split',
    ['a -later-> b', 'b --> c', 'b --> d'],
  ],
  ['a step of several lines, and one that ends the flow', ':a\nlong one;\nkill\n:b;', []],
])('%s', (_, text, lines) => {
  const result = read(text);
  expect(result.lines).toEqual(lines);
  expect(result.problems).toEqual([]);
});

test('lanes make it a process, and what is left out is named', () => {
  const result = read(
    'title Returns\n|Customer|\nstart\n:Send parcel;\n|#pink|w| Warehouse\n#red:Check;\nnote right: within a week\n|Customer|\n:Get money|\nwhat is this\nstop',
  );
  expect(result).toMatchObject({
    type: 'process',
    title: 'Returns',
    groups: [
      ['Customer', ['Start', 'Send parcel', 'Get money', 'End']],
      ['Warehouse', ['Check']],
    ],
    notes: [{ text: 'within a week' }],
    problems: [expect.stringMatching(/^11: Couldn’t read/), '6: Colors aren’t kept, here and in 1 more line.'],
  });
});

test('partitions are groups, and diagrams of other kinds are not taken for activities', () => {
  expect(read('partition "Get ready" {\n:Heat oven;\n}\n:Bake;').groups).toEqual([['Get ready', ['Heat oven']]]);
  expect(read('participant A\nA -> B : go;').type).toBe('sequence');
});
