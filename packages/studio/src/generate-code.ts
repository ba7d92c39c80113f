import { CannotWriteCode, type CodeRequest, type GeneratedCode, generateCode as writeCode } from '@diagloom/codegen';
import { bodyReaderOf, fillBodies } from '@diagloom/codegen/bodies';
import type { DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import { listComponents } from '@diagloom/types';
import { readBodies } from './body-question.ts';
import { loadGrammar } from './load-grammar.ts';
import { type PageToRead, readMeaningOfDrawing } from './read-meaning.ts';

export interface CodeWishes extends Omit<CodeRequest, 'spec' | 'family' | 'components'> {
  /** Ids of components, as `listComponents` gives them; all of them where absent. */
  readonly selectedComponents?: readonly string[];
}

export interface GenerateCodeRequest extends PageToRead, CodeWishes {
  /** What the program is named after; the page's name where absent. */
  readonly title?: string;
  /** What a model answered that was asked for the bodies which the diagram does not say; `by` names it in a comment above each. */
  readonly reply?: { readonly text: string; readonly by: string };
}

export type CodeResult =
  /** `written`: methods whose body a model wrote. */
  | { readonly ok: true; readonly code: GeneratedCode; readonly written?: readonly string[] }
  /** There is nothing to write; the message says what to do. */
  | { readonly ok: false; readonly message: string };

/** Code of a page with its tests and an explanation. Undefined for a page that the file does not have. Throws a `DrawioError` for a bad file. */
export const generateCode = async ({
  xml,
  type,
  page,
  title,
  reply,
  ...wishes
}: GenerateCodeRequest): Promise<CodeResult | undefined> => {
  const found = readMeaningOfDrawing({ xml, ...(type !== undefined && { type }), ...(page !== undefined && { page }) });
  if (found === undefined) return undefined;
  const meant = { ...found.spec, title: title ?? found.page.name };
  const plain = codeOf(meant, found.type, wishes);
  if (reply === undefined || !plain.ok) return plain;
  const read = await bodyReaderOf(wishes.language, loadGrammar);
  if (read === undefined) return { ...plain, written: [] };
  const filling = { bodies: readBodies(reply.text), by: reply.by, read };
  const { written } = fillBodies(plain.code.files, wishes.language, filling);
  if (written.length === 0) return { ...plain, written };
  // Once more, so that nothing says that they are still to be written.
  const again = codeOf(meant, found.type, { ...wishes, written });
  return again.ok ? { ok: true, written, code: withBodies(again.code, filling) } : plain;
};

const withBodies = (code: GeneratedCode, filling: Parameters<typeof fillBodies>[2]): GeneratedCode => {
  const { files, written } = fillBodies(code.files, code.language, filling);
  const list = written.map((name) => `- \`${name}\``).join('\n');
  const note = `\n## Written by a model\n\n${filling.by} ${unchecked}\n\n${list}\n`;
  return {
    ...code,
    explanation: `${code.explanation.trimEnd()}\n${note}`,
    files: files.map((file) =>
      file.filename === 'README.md' ? { ...file, content: `${file.content.trimEnd()}\n${note}` } : file,
    ),
  };
};

const unchecked = 'The code parses and keeps its signatures; nobody has compiled or run these methods:';

/** The same for what is meant already. */
export const codeOf = (
  spec: DiagramSpec,
  { family }: Pick<DiagramType, 'family'>,
  { selectedComponents, ...wishes }: CodeWishes,
): CodeResult => {
  const offered = listComponents(spec).map(({ id }) => id);
  const selected = selectedComponents?.filter((id) => offered.includes(id));
  if (selected?.length === 0) return { ok: false, message: noneSelected };
  try {
    const components = selected && { selected, offered };
    return { ok: true, code: writeCode({ ...wishes, spec, family, ...(components && { components }) }) };
  } catch (error) {
    if (error instanceof CannotWriteCode) return { ok: false, message: error.message };
    throw error;
  }
};

const noneSelected = 'The diagram no longer has any of the selected components. Select others.';
