import type { CodeFile } from '@diagloom/contract';
import { Download, FolderDown } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { saveCodeFile, saveProject } from '../../../lib/code/save-project.ts';
import { codeStrings } from '../../../strings/code.ts';

interface FileActionsProps {
  readonly title: string;
  /** The file on screen; absent for one that is gone. */
  readonly file: CodeFile | undefined;
  readonly files: readonly CodeFile[];
}

export const FileActions = ({ title, file, files }: FileActionsProps) => (
  <div className="flex flex-wrap items-center gap-2 border-b px-4 py-2">
    <p className="min-w-0 flex-1 basis-48 text-[13px] text-ink-soft">
      {file !== undefined && (
        <>
          <span className="break-all font-medium text-ink">{file.filename}</span> {file.description}
        </>
      )}
    </p>
    <div className="flex flex-wrap gap-2">
      {file !== undefined && (
        <>
          <CopyButton isCompact size="small" variant="secondary" text={file.content} label={codeStrings.copy} />
          <Button
            size="small"
            variant="secondary"
            aria-label={codeStrings.downloadFile(file.filename)}
            onClick={() => saveCodeFile(file)}
          >
            <Download aria-hidden="true" className="size-3.5" />
            {codeStrings.download}
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="secondary"
        title={codeStrings.zipTitle}
        onClick={() => void saveProject(title, files)}
      >
        <FolderDown aria-hidden="true" className="size-3.5" />
        {codeStrings.zip}
      </Button>
    </div>
  </div>
);
