import { CannotWriteCode, type CodeRequest, type GeneratedCode, generateCode as writeCode } from '@diagloom/codegen';
import type { DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import { listComponents } from '@diagloom/types';
import { type PageToRead, readMeaningOfDrawing } from './read-meaning.ts';

export interface CodeWishes extends Omit<CodeRequest, 'spec' | 'family' | 'components'> {
  /** Ids of components, as `listComponents` gives them; all of them where absent. */
  readonly selectedComponents?: readonly string[];
}

export interface GenerateCodeRequest extends PageToRead, CodeWishes {
  /** What the program is named after; the page's name where absent. */
  readonly title?: string;
}

export type CodeResult =
  | { readonly ok: true; readonly code: GeneratedCode }
  /** There is nothing to write; the message says what to do. */
  | { readonly ok: false; readonly message: string };

/** Code of a page with its tests and an explanation. Undefined for a page that the file does not have. Throws a `DrawioError` for a bad file. */
export const generateCode = ({ xml, type, page, title, ...wishes }: GenerateCodeRequest): CodeResult | undefined => {
  const read = readMeaningOfDrawing({ xml, ...(type !== undefined && { type }), ...(page !== undefined && { page }) });
  return read && codeOf({ ...read.spec, title: title ?? read.page.name }, read.type, wishes);
};

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
