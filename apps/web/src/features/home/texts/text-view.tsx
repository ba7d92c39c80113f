import type { DiagramTexts } from '@diagloom/contract';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { fileNameOf } from '../../../lib/file-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { textStrings } from '../../../strings/texts.ts';

interface TextViewProps {
  /** Of the diagram; a downloaded file is named after it. */
  readonly title: string;
  readonly format: Omit<DiagramTexts[number], 'text'>;
  readonly text: string;
}

export const TextView = ({ title, format, text }: TextViewProps) => {
  const download = (): void =>
    saveFile(new Blob([text], { type: format.mediaType }), fileNameOf(title, format.extension));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 pt-3">
      <textarea
        readOnly
        wrap="off"
        rows={14}
        spellCheck={false}
        aria-label={textStrings.content(format.label)}
        value={text}
        className="resize-y rounded-lg border bg-sunken p-3 font-mono text-xs leading-relaxed"
      />
      {format.leftOut.length > 0 && (
        <section aria-label={textStrings.leftOut} className="text-sm">
          <h3 className="text-sm tracking-normal">{textStrings.leftOut}</h3>
          <ul className="mt-1.5 grid gap-1 text-ink-soft">
            {format.leftOut.map((sentence) => (
              <li key={sentence} className="border-l-2 pl-3">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-2">
        <CopyButton size="small" text={text} label={textStrings.copy} />
        <Button variant="secondary" size="small" onClick={download}>
          <Download aria-hidden="true" className="size-3.5" />
          {textStrings.download(format.extension)}
        </Button>
      </div>
    </div>
  );
};
