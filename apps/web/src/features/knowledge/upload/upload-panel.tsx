import { documentEndings } from '@diagloom/contract';
import { Upload as UploadSign } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { knowledgeStrings } from '../../../strings/knowledge.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** Takes files by drop or by choice, several at once, and shows how far each of them is. */
export const UploadPanel = () => {
  const { uploads, add, stop, clear } = useUploads();
  const [isOver, setIsOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section aria-label={knowledgeStrings.upload}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed px-5 py-6 transition-colors',
          isOver ? 'border-accent bg-accent-wash' : 'border-line-control bg-surface',
        )}
      >
        <UploadSign aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium text-sm">
            <span className="pointer-coarse:hidden">{knowledgeStrings.drop}</span>
            <span className="hidden pointer-coarse:inline">{knowledgeStrings.pick}</span>
          </p>
          <p className="mt-0.5 text-[13px] text-ink-soft">{knowledgeStrings.kinds}</p>
        </div>
        <Button size="small" onClick={() => inputRef.current?.click()}>
          {knowledgeStrings.choose}
        </Button>
        <input
          ref={inputRef}
          type="file"
          multiple
          hidden
          aria-label={knowledgeStrings.choose}
          accept={documentEndings.map((ending) => `.${ending}`).join(',')}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      <UploadList uploads={uploads} onStop={stop} onClear={clear} />
    </section>
  );
};
