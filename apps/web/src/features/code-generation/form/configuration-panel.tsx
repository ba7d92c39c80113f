import type { CodeLanguage } from '@diagloom/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { BodyWriter } from '../../../components/code/body-writer.tsx';
import { CodeOptionsForm } from '../../../components/code/code-options-form.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { CodeOptions } from '../../../hooks/use-code-options.ts';
import type { Missing } from '../../../hooks/use-generate-code.ts';
import { codeStrings } from '../../../strings/code.ts';

interface ConfigurationPanelProps {
  readonly languages: UseQueryResult<readonly CodeLanguage[]>;
  readonly options: CodeOptions;
  readonly onChange: (change: Partial<CodeOptions>) => void;
  readonly missing: Missing | undefined;
  /** A model that writes the methods which the diagram only names. */
  readonly writer: string | undefined;
  readonly onWriter: (model: string | undefined) => void;
}

export const ConfigurationPanel = ({
  languages,
  options,
  onChange,
  missing,
  writer,
  onWriter,
}: ConfigurationPanelProps) => (
  <Panel title={codeStrings.configuration}>
    <div className="grid gap-4 p-5">
      {languages.error !== null && (
        <div>
          <LoadFailed
            title={codeStrings.languagesFailed}
            error={languages.error}
            fallback={codeStrings.networkFailed}
            onRetry={() => void languages.refetch()}
          />
        </div>
      )}
      <CodeOptionsForm languages={languages.data ?? []} options={options} onChange={onChange} missing={missing} />
      <BodyWriter value={writer} onChange={onWriter} />
    </div>
  </Panel>
);
