import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { importStrings } from '../../../strings/import.ts';
import { useImportDiagram } from '../api/import-diagram.ts';
import { acceptedFiles } from './choose-file.ts';

interface ImportButtonProps {
  /** Gets the id of the new diagram. */
  readonly onDone: (id: number) => void;
}

/** Opens a file as a new diagram. */
export const ImportButton = ({ onDone }: ImportButtonProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const { open, stop, isBusy } = useImportDiagram(onDone);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        title={importStrings.hint}
        isBusy={isBusy}
        onClick={() => inputRef.current?.click()}
      >
        {!isBusy && <FolderOpen aria-hidden="true" className="size-4" />}
        {isBusy ? importStrings.busy : importStrings.open}
      </Button>
      {isBusy && (
        <Button variant="ghost" size="small" onClick={stop}>
          {importStrings.stop}
        </Button>
      )}
      <input
        ref={inputRef}
        type="file"
        accept={acceptedFiles}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) open(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </span>
  );
};
