import { expect, test } from 'vitest';
import { codeSpecs, toProject } from '../index.ts';
import { structureComplaints } from './sql-structure.ts';

const specs = codeSpecs.filter(({ size }) => size === 'typical' || size === 'hostile');

test.each(['tsql', 'plsql'] as const)('everything that is used in %s is made, once', (language) => {
  for (const spec of specs)
    expect([spec.id, structureComplaints(toProject(spec, language, 'production'), language)]).toEqual([spec.id, []]);
});

const changed = (from: string, to: string) => {
  const spec = codeSpecs.find(({ id }) => id === 'flowchart-typical');
  if (spec === undefined) throw new Error('the example is gone');
  const project = toProject(spec, 'tsql');
  const files = project.files.map((file) => ({ ...file, content: file.content.replace(from, to) }));
  return structureComplaints({ ...project, files }, 'tsql');
};

test('a routine and a table that nobody made are seen', () => {
  expect(changed('PROCEDURE dbo.do_step', 'PROCEDURE dbo.do_steps')).toEqual(['nobody made do_step']);
  expect(changed('INSERT INTO dbo.flow_calls', 'INSERT INTO dbo.calls')).toEqual(['nobody made calls']);
});

test('a name that is made twice is seen', () => {
  expect(changed('CONSTRAINT pk_flow_calls', 'CONSTRAINT pk_flow_answers')).toEqual(['pk_flow_answers is made twice']);
});
