import { parseNotation } from '@diagloom/diagram/model';
import { describe, expect, test } from 'vitest';
import { generateCode } from '../generate-code.ts';
import type { LanguageId } from '../languages/catalog.ts';
import { fillBodies, findBodies } from './index.ts';

const notation = `uml: Library
a(abstract) Member | +name: string | +"borrow(days: int)": boolean
b Student | +number: string
c Loan | +due: date | +"isOverdue()": boolean
b -inherits-> a
a -> c: has`;

const write = (language: LanguageId, written: readonly string[] = []) =>
  generateCode({
    ...{ spec: parseNotation(notation, 'uml').spec, family: 'classes', language, written },
    ...{ codeStyle: 'detailed', includeComments: true },
  }).files;

const by = 'Written by a model.';

const bodies = [
  ['typescript', 'return this.name !== undefined;'],
  ['javascript', 'if (this.due === undefined) {\n  return false;\n}\nreturn true;'],
  ['reactjs', 'return true;'],
  ['python', 'if True:\n    return True\nreturn False'],
  ['java', 'return true;'],
  ['php', 'return true;'],
] as const;

describe.each(bodies)('bodies in %s', (language, body) => {
  const files = write(language);
  const open = findBodies(files);
  const fill = (text: string) =>
    fillBodies(files, language, { by, bodies: new Map(open.map((_, place) => [place, text])) });

  test('are put where the diagram only names a method, marked, and everything else stays', () => {
    expect(open).toHaveLength(2);
    const { files: filled, written } = fill(body);
    expect(written.toSorted()).toEqual(open.map(({ name }) => name).toSorted());
    for (const [index, file] of filled.entries()) {
      const before = files[index]?.content.split('\n') ?? [];
      const after = file.content.split('\n');
      const gone = before.filter((line) => !after.includes(line));
      const added = after.filter((line) => !before.includes(line)).map((line) => line.trim());
      expect(gone.filter((line) => !line.includes('still to be written'))).toEqual([]);
      expect(added.filter((line) => !line.endsWith(by) && !body.includes(line))).toEqual([]);
    }
  });

  test('that do not parse, or would change a signature, are left to be written', () => {
    const leaving = language === 'python' ? 'return (True' : 'return true;\n}\npublic evil() {\nreturn true;';
    for (const text of ['return (((', '', leaving, 'x\n'.repeat(80)]) {
      const { files: kept, written } = fill(text);
      expect(written).toEqual([]);
      expect(kept).toEqual(files);
    }
  });

  test('that are written are no longer tested for not being so, in kinds of the class either', () => {
    const testsOf = (some: typeof files): string =>
      some.flatMap(({ role, content }) => (role === 'test' ? [content] : [])).join('\n');
    const { written } = fill(body);
    expect(testsOf(files)).toMatch(/still.?to.?be.?written/i);
    expect(testsOf(write(language, written))).not.toMatch(/still.?to.?be.?written/i);
  });
});

test('a language that nothing here can parse keeps its open bodies', () => {
  const files = write('kotlin');
  expect(fillBodies(files, 'kotlin', { by, bodies: new Map([[0, 'return true']]) })).toEqual({ files, written: [] });
});
