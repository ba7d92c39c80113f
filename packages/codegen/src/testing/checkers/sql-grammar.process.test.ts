import { describe, expect, test } from 'vitest';
import { codeSpecs, toProject } from '../index.ts';
import { isRight } from './checker.ts';
import { plsqlChecker, tsqlChecker } from './sql-grammar.ts';

const judge = async (language: 'tsql' | 'plsql', from = '', to = '') => {
  const spec = codeSpecs.find(({ id }) => id === 'flowchart-typical');
  if (spec === undefined) throw new Error('the example is gone');
  const printed = toProject(spec, language);
  const files = printed.files.map((file) => ({ ...file, content: file.content.replace(from, to) }));
  const project = { ...printed, files };
  const checker = language === 'tsql' ? tsqlChecker : plsqlChecker;
  const verdict = (await checker.check([project], '')).get(project.name);
  return { isRight: isRight(project, verdict), output: verdict?.output };
};

/** The grammars take seconds to load. */
describe.skipIf(process.env.CODE_COMPILERS === undefined)('grammars', () => {
  test.each(['tsql', 'plsql'] as const)('what is printed in %s is accepted by its grammar', async (language) => {
    expect(await judge(language)).toEqual({ isRight: true, output: '' });
  });

  test.each([
    ['tsql', 'BEGIN TRY', 'BEGIN TRY TRY'],
    ['plsql', 'END IF;', 'END'],
  ] as const)('a procedure that does not read as %s is refused, with its file and line', async (language, from, to) => {
    const { isRight: accepted, output } = await judge(language, from, to);
    expect(accepted).toBe(false);
    expect(output).toMatch(/\.sql: .* at \d+:\d+ of: /);
  });
});
