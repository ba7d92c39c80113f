import { type CodeLanguage, codeStyles } from '@diagloom/contract';
import { useState } from 'react';
import { localStore } from '../lib/local-store.ts';

export interface CodeOptions {
  readonly language: string | undefined;
  readonly framework: string | undefined;
  readonly codeStyle: (typeof codeStyles)[number];
  readonly includeComments: boolean;
}

const initially: CodeOptions = {
  language: 'typescript',
  framework: undefined,
  codeStyle: 'detailed',
  includeComments: true,
};

/** Language, framework, style and comments as this account chose them last on this browser. */
export const useCodeOptions = (userId: number): readonly [CodeOptions, (change: Partial<CodeOptions>) => void] => {
  const name = `diagloom.code.${userId}`;
  const [options, setOptions] = useState(() => readOptions(localStore.read(name)));
  const change = (part: Partial<CodeOptions>): void => {
    const next = { ...options, ...part };
    setOptions(next);
    localStore.write(name, JSON.stringify(next));
  };
  return [options, change];
};

/** What is kept, as far as it makes sense. */
export const readOptions = (kept: string | null): CodeOptions => {
  const { language, framework, codeStyle, includeComments } = parse(kept);
  return {
    language: typeof language === 'string' ? language : initially.language,
    framework: typeof framework === 'string' ? framework : initially.framework,
    codeStyle: codeStyles.find((style) => style === codeStyle) ?? initially.codeStyle,
    includeComments: typeof includeComments === 'boolean' ? includeComments : initially.includeComments,
  };
};

const parse = (kept: string | null): Partial<Record<keyof CodeOptions, unknown>> => {
  try {
    return Object(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
};

/** The options as far as they are offered: a language or framework that is gone counts as none, and no framework as the usual one. */
export const offeredOptions = (options: CodeOptions, languages: readonly CodeLanguage[]): CodeOptions => {
  const language = languages.find(({ value }) => value === options.language);
  const framework = language?.frameworks.find(({ value }) => value === options.framework);
  return { ...options, language: language?.value, framework: framework?.value ?? language?.usualFramework };
};
