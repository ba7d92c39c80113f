import { type Family, parseNotation } from '@diagloom/diagram/model';
import { generateCode } from '../generate-code.ts';
import type { LanguageId } from '../languages/catalog.ts';

/** The source files, without tests and manifests, that are made of a diagram in our notation: one text, in the detailed style, without comments. */
export const sourceOf = (
  notation: string,
  { type, family, language }: { readonly type: string; readonly family: Family; readonly language: LanguageId },
): string =>
  generateCode({
    spec: parseNotation(notation, type).spec,
    family,
    language,
    codeStyle: 'detailed',
    includeComments: false,
  })
    .files.filter(({ role }) => role === 'source')
    .map(({ content }) => content)
    .join('\n');
