import { type Language, languages } from '@diagloom/codegen/languages';
import type { CodeComponent, CodeLanguage, GenerateCodeResponse } from '@diagloom/contract';
import type { CodeResult } from '@diagloom/studio';

const offered: readonly Language[] = languages;

export const presentCodeLanguages = (): { success: true; languages: CodeLanguage[] } => ({
  success: true,
  languages: offered.map(({ id, label, frameworks, usualFramework, checkedBy }) => ({
    value: id,
    label,
    frameworks: frameworks.map((framework) => ({
      value: framework.id,
      label: framework.label,
      checkedBy: framework.checkedBy,
    })),
    ...(usualFramework !== undefined && { usualFramework }),
    checkedBy,
  })),
});

export const presentComponents = (
  version: number,
  components: readonly CodeComponent[],
): { success: true; version: number; components: CodeComponent[] } => ({
  success: true,
  version,
  components: [...components],
});

export const presentCode = (
  version: number,
  { files, ...code }: Extract<CodeResult, { readonly ok: true }>['code'],
): GenerateCodeResponse => ({
  success: true,
  version,
  code: {
    ...code,
    files: files.map(({ marks, ...file }) => ({
      ...file,
      marks: marks.map(({ line, about }) => ({ line, about: [...about] })),
    })),
  },
});
