import type { CodeFile, Diagram } from '@diagloom/contract';
import { Link } from '@tanstack/react-router';
import { Code, Download, ExternalLink, FolderDown, Square } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { buttonClasses } from '../../../components/button-classes.ts';
import { CodeOptionsForm } from '../../../components/code/code-options-form.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useCodeLanguages } from '../../../hooks/use-code-languages.ts';
import { offeredOptions, useCodeOptions } from '../../../hooks/use-code-options.ts';
import { useGenerateCode } from '../../../hooks/use-generate-code.ts';
import { saveCodeFile, saveProject } from '../../../lib/code/save-project.ts';
import { codeStrings } from '../../../strings/code.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Code of the open diagram in a few clicks; its page has the rest. */
export const CodePanel = ({ diagram }: { readonly diagram: Diagram }) => {
  const { userId } = useWorkspace();
  const page = useCurrentPage(diagram);
  const languages = useCodeLanguages();
  const [kept, setOptions] = useCodeOptions(userId);
  const options = offeredOptions(kept, languages.data ?? []);
  const { isBusy, result, failure, missing, generate, stop } = useGenerateCode(diagram.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-soft text-sm">{codeStrings.panelText}</p>
      {languages.error !== null && (
        <LoadFailed
          title={codeStrings.languagesFailed}
          error={languages.error}
          fallback={codeStrings.networkFailed}
          onRetry={() => void languages.refetch()}
        />
      )}
      <CodeOptionsForm languages={languages.data ?? []} options={options} onChange={setOptions} missing={missing} />
      <div className="flex flex-wrap gap-2">
        <Button
          // What one does with the diagram itself stands out, in the bar.
          variant="secondary"
          isBusy={isBusy}
          className="flex-1"
          onClick={() => generate({ ...options, ...(page !== undefined && { page }) })}
        >
          {!isBusy && <Code aria-hidden="true" className="size-4" />}
          {codeStrings.generate}
        </Button>
        {isBusy && (
          <Button variant="secondary" onClick={stop}>
            <Square aria-hidden="true" className="size-3.5 fill-current" />
            {codeStrings.stop}
          </Button>
        )}
      </div>
      {!isBusy && failure !== undefined && (
        <Notice role="alert" tone="danger" title={codeStrings.failed}>
          {failure}
        </Notice>
      )}
      {!isBusy && result !== undefined && (
        <section aria-label={codeStrings.results} className="grid gap-3">
          <p role="status" className="text-ink-soft text-sm">
            {codeStrings.summary(result.code.files.length, result.code.testCount)}
          </p>
          {result.version !== diagram.version && (
            <p className="text-sm text-warning">{codeStrings.outdated(result.version, diagram.version)}</p>
          )}
          <FileList files={result.code.files} />
          <Button variant="secondary" onClick={() => void saveProject(diagram.title, result.code.files)}>
            <FolderDown aria-hidden="true" className="size-4" />
            {codeStrings.zip}
          </Button>
        </section>
      )}
      <Link
        to="/code-generation"
        search={{ diagramId: diagram.id, title: diagram.title, type: diagram.diagramType }}
        className={buttonClasses({ variant: 'ghost' })}
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {codeStrings.openPage}
      </Link>
    </div>
  );
};

const FileList = ({ files }: { readonly files: readonly CodeFile[] }) => (
  <ul className="divide-y rounded-lg border">
    {files.map((file) => (
      <li key={file.filename} className="flex items-center gap-2 py-1.5 pr-1.5 pl-3">
        <span className="min-w-0 flex-1 break-all text-[13px]">{file.filename}</span>
        <Button
          variant="ghost"
          size="icon"
          aria-label={codeStrings.downloadFile(file.filename)}
          onClick={() => saveCodeFile(file)}
        >
          <Download aria-hidden="true" className="size-4" />
        </Button>
      </li>
    ))}
  </ul>
);
