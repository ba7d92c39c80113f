import { type CodeLanguage, codeMessages, codeStyles } from '@diagloom/contract';
import { useEffect, useRef } from 'react';
import type { CodeOptions } from '../../hooks/use-code-options.ts';
import type { Missing } from '../../hooks/use-generate-code.ts';
import { codeStrings, frameworkChecks, styleNames } from '../../strings/code.ts';
import { RequiredMessage } from '../required-message.tsx';
import { SelectField } from '../select-field.tsx';

interface CodeOptionsFormProps {
  readonly languages: readonly CodeLanguage[];
  /** As far as they are offered. */
  readonly options: CodeOptions;
  readonly onChange: (change: Partial<CodeOptions>) => void;
  /** What was found missing last. */
  readonly missing: Missing | undefined;
}

/** Stands for nothing chosen: a choice may not have an empty value. */
const none = 'none';

/** Which code is wanted: language, framework, style, comments. */
export const CodeOptionsForm = ({ languages, options, onChange, missing }: CodeOptionsFormProps) => {
  const languageChoice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (missing?.what === 'language') languageChoice.current?.focus();
  }, [missing]);
  const language = languages.find(({ value }) => value === options.language);
  const frameworks = language?.frameworks ?? [];
  const framework = frameworks.find(({ value }) => value === options.framework);
  const choice = (value: string): string | undefined => (value === none ? undefined : value);
  return (
    <div className="grid gap-4">
      <SelectField
        ref={languageChoice}
        error={
          missing?.what === 'language' && options.language === undefined ? (
            <RequiredMessage title={codeStrings.languageRequired}>{codeMessages.languageMissing}</RequiredMessage>
          ) : undefined
        }
        label={codeStrings.language}
        value={options.language ?? none}
        options={[{ value: none, label: codeStrings.chooseLanguage }, ...languages]}
        onChange={(value) => onChange({ language: choice(value), framework: undefined })}
      />
      {frameworks.length > 0 && (
        <SelectField
          label={codeStrings.framework}
          value={options.framework ?? none}
          options={[
            ...(language?.usualFramework === undefined ? [{ value: none, label: codeStrings.noFramework }] : []),
            ...frameworks,
          ]}
          onChange={(value) => onChange({ framework: choice(value) })}
        />
      )}
      <SelectField
        label={codeStrings.style}
        value={options.codeStyle}
        options={codeStyles.map((value) => ({ value, label: styleNames[value] }))}
        onChange={(value) => onChange({ codeStyle: codeStyles.find((style) => style === value) ?? 'detailed' })}
      />
      <label className="flex min-h-6 cursor-pointer items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={options.includeComments}
          onChange={({ target }) => onChange({ includeComments: target.checked })}
          className="size-4 accent-(--accent)"
        />
        {codeStrings.comments}
      </label>
      {language?.checkedBy === 'grammar' && (
        <p className="text-[13px] text-ink-soft">{codeStrings.checkedByGrammar(language.label)}</p>
      )}
      {framework !== undefined && framework.checkedBy !== 'tests' && (
        <p className="text-[13px] text-ink-soft">{frameworkChecks[framework.checkedBy](framework.label)}</p>
      )}
    </div>
  );
};
