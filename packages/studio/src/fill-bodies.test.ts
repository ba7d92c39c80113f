import { generateCode } from '@diagloom/codegen';
import { bodyReaderOf, fillBodies, findBodies } from '@diagloom/codegen/bodies';
import type { LanguageId } from '@diagloom/codegen/languages';
import { parseNotation } from '@diagloom/diagram/model';
import { describe, expect, test } from 'vitest';
import { loadGrammar } from './load-grammar.ts';

const notation = `uml: Library
a(abstract) Member | +name: string | +"borrow(days: int)": boolean
b Student | +number: string
c Loan | +due: date | +"isOverdue()": boolean
b -inherits-> a
a -> c: has`;

const write = (language: LanguageId, written: readonly string[] = [], meant = notation) =>
  generateCode({
    ...{ spec: parseNotation(meant, 'uml').spec, family: 'classes', language, written },
    ...{ codeStyle: 'detailed', includeComments: true },
  }).files;

const by = 'Written by a model.';

const readerOf = async (language: LanguageId) => {
  const read = await bodyReaderOf(language, loadGrammar);
  if (read === undefined) throw new Error(`Nothing reads ${language}.`);
  return read;
};

const bodies = [
  ['typescript', 'return this.name !== undefined;'],
  ['javascript', 'if (this.due === undefined) {\n  return false;\n}\nreturn true;'],
  ['reactjs', 'return true;'],
  ['python', 'if True:\n    return True\nreturn False'],
  ['java', 'return true;'],
  ['php', 'return true;'],
  ['csharp', 'return true;'],
  ['kotlin', 'return true'],
  ['swift', 'guard number == nil else { return true }\nreturn false'],
  ['go', 'if r == nil {\n    return false, nil\n}\nreturn true, nil'],
  ['ruby', 'return true if @number\nfalse'],
  ['rust', 'true'],
] as const;

/** What closes the method and begins another one. */
const leavings: Readonly<Partial<Record<LanguageId, string>>> = {
  python: 'return (True',
  ruby: 'true\nend\n\ndef evil\n  true',
  rust: 'true\n}\npub fn evil(&self) -> bool {\ntrue',
  go: 'return true, nil\n}\n\nfunc (r *Loan) Evil() (bool, error) {\nreturn true, nil',
  kotlin: 'return true\n}\nfun evil(): Boolean {\nreturn true',
  swift: 'return true\n}\npublic func evil() -> Bool {\nreturn true',
};

describe.each(bodies)('bodies in %s', async (language, body) => {
  const read = await readerOf(language);
  const files = write(language);
  const open = findBodies(files);
  const fill = (text: string) =>
    fillBodies(files, language, { by, read, bodies: new Map(open.map((_, place) => [place, text])) });

  test('are put where the diagram only names a method, marked, and everything else stays', () => {
    expect(open).toHaveLength(2);
    const { files: filled, written } = fill(body);
    expect(written.toSorted()).toEqual(open.map(({ name }) => name).toSorted());
    for (const [index, file] of filled.entries()) {
      const before = files[index]?.content.split('\n') ?? [];
      const after = file.content.split('\n');
      const gone = before.filter((line) => !after.includes(line));
      const added = after.filter((line) => !before.includes(line)).map((line) => line.trim());
      expect(gone.filter((line) => !/still to be written|notWritten/.test(line))).toEqual([]);
      expect(added.filter((line) => !line.endsWith(by) && !body.includes(line))).toEqual([]);
    }
  });

  test('that do not parse, or would change a signature, are left to be written', () => {
    const leaving = leavings[language] ?? 'return true;\n}\npublic bool evil() {\nreturn true;';
    for (const text of ['return (((', '', leaving, 'x\n'.repeat(80)]) {
      const { files: kept, written } = fill(text);
      expect(written).toEqual([]);
      expect(kept).toEqual(files);
    }
  });

  test('that are written are no longer listed as still to be written, in kinds of the class either', () => {
    const listedIn = (some: typeof files): boolean =>
      some.some(({ filename, content }) => filename === 'README.md' && content.includes('## Still to be written'));
    const { written } = fill(body);
    expect(listedIn(files)).toBe(true);
    expect(listedIn(write(language, written))).toBe(false);
  });
});

test('a Go file is left without imports that only the replaced statements used, and its lines keep their parts', async () => {
  const files = write('go', [], 'uml: Library\na Loan | +number: int | +"isOverdue()": boolean');
  const [open] = findBodies(files);
  const bodies = new Map([[0, 'return true, nil']]);
  const filled = fillBodies(files, 'go', { by, bodies, read: await readerOf('go') }).files;
  const [before, after] = [files, filled].map((some) => some.find(({ filename }) => filename === open?.filename));
  expect(before?.content).toContain('import "errors"');
  expect(after?.content).not.toContain('errors');
  const marked = (file: typeof before) =>
    file?.marks.map(({ line }) => file.content.split('\n')[line - 1]).filter((text) => !text?.includes('return'));
  expect(marked(after)).toEqual(marked(before));
});

test('a language that nothing here can parse is read by nobody', async () => {
  expect(await bodyReaderOf('sql', loadGrammar)).toBeUndefined();
});
