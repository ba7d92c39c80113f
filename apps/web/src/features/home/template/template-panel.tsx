import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { templateStrings } from '../../../strings/template.ts';
import { readTemplate, type Template } from './read-template.ts';

interface TemplatePanelProps {
  /** The name of the file in use. */
  readonly fileName: string | undefined;
  readonly onChange: (template: Template | undefined) => void;
}

/** Takes a draw.io file as the template of the next diagram. */
export const TemplatePanel = ({ fileName, onChange }: TemplatePanelProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readTemplate(file);
    if (read.ok) onChange(read.template);
    else showToast({ title: read.title, description: read.description, tone: 'destructive' });
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Panel title={templateStrings.panel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={classNames('grid gap-3 rounded-b-xl p-5', isOver && 'bg-sunken')}
      >
        <p className="text-[13px] text-ink-soft">{templateStrings.text}</p>
        {fileName === undefined ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button variant="secondary" size="small" onClick={() => inputRef.current?.click()}>
              <FileUp aria-hidden="true" className="size-4" />
              {templateStrings.choose}
            </Button>
            <p className="text-[13px] text-ink-soft">{templateStrings.drop}</p>
          </div>
        ) : (
          <div className="flex items-center justify-between gap-3 rounded-lg border px-3 py-2">
            <p role="status" className="flex min-w-0 items-center gap-2 text-sm">
              <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="sr-only">{templateStrings.chosen(fileName)}</span>
              <span aria-hidden="true" className="truncate">
                {fileName}
              </span>
            </p>
            <Button
              variant="ghost"
              size="small"
              aria-label={templateStrings.remove}
              title={templateStrings.remove}
              onClick={() => onChange(undefined)}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </div>
        )}
        <input
          ref={inputRef}
          type="file"
          accept=".drawio,.xml"
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </div>
    </Panel>
  );
};
