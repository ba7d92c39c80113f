import { expect, test } from 'vitest';
import { readMermaidEr } from './read.ts';

test('comments of columns say what may be missing and what a value is one of; others are told', () => {
  const { spec, problems } = readMermaidEr(
    'erDiagram\n  LOAN {\n    int id PK\n    date end_date "optional"\n    enum state "good, fair; optional"\n    string code UK "as printed on the label"\n    string unit_price "Unit price"\n  }\n',
    'logical',
  );
  expect(spec.nodes[0]?.attributes).toEqual([
    { name: 'id', type: 'int', marks: ['pk'] },
    { name: 'end_date', type: 'date', marks: ['nullable'] },
    { name: 'state', type: 'enum(good, fair)', marks: ['nullable'] },
    { name: 'code', type: 'string', marks: ['unique'] },
    { name: 'Unit price', type: 'string' },
  ]);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual(['6: Comments of columns aren’t kept.']);
});
