import { findDiagramType } from '@diagloom/types/catalog';
import type { BoardReading, ReadKind } from '@diagloom/vision/board';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Spinner } from '../../../../components/spinner.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { pictureUrl } from '../../../../lib/drafting/picture-frame.ts';
import { convertStrings } from '../../../../strings/board.ts';
import type { BoardRequest } from './compose-board.ts';
import { boardWords, type ConvertWords } from './convert-words.ts';
import { PartForm } from './part-form.tsx';
import { PartList } from './part-list.tsx';
import type { SourcePicture } from './source-crop.tsx';
import type { Composed } from './use-composed.ts';

interface ConvertPanelProps {
  readonly request: BoardRequest;
  readonly composed: Composed;
  readonly selected: string | undefined;
  readonly isTaking: boolean;
  readonly onSelect: (id: string | undefined) => void;
  readonly onReading: (reading: BoardReading) => void;
  readonly onRequest: (change: Partial<Omit<BoardRequest, 'reading'>>) => void;
  readonly onRetry: () => void;
  readonly onUse: () => void;
  readonly onStop: () => void;
  readonly onBack: () => void;
  /** What it may become, and what its parts may be; a board's where absent. */
  readonly types?: readonly { readonly value: string; readonly label: string }[];
  readonly kinds?: readonly ReadKind[];
  readonly words?: ConvertWords;
  /** Of an image: what was read. */
  readonly picture?: SourcePicture;
}

const boardTypes = [
  { value: 'flowchart', label: convertStrings.flowchart },
  { value: 'drawing', label: convertStrings.drawing },
];

/** Beside the sheet: what was understood, part by part, how the diagram will look, and the way to take it. */
export const ConvertPanel = (props: ConvertPanelProps) => {
  const { request, composed, selected, isTaking, onSelect, onReading, onRequest } = props;
  const { types = boardTypes, kinds, words = boardWords, picture } = props;
  const { reading, type, title, arrangement } = request;
  const { shapes, connectors, unread } = reading;
  const loose = connectors.filter(({ from, to }) => from === undefined || to === undefined).length;
  return (
    <aside
      aria-label={convertStrings.panel}
      className="flex min-h-0 shrink-0 flex-col border-l bg-paper max-md:h-[52%] max-md:border-t max-md:border-l-0 md:w-[360px]"
    >
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
        <header>
          <h2 className="font-semibold text-[15px] tracking-normal">{convertStrings.title}</h2>
          <p role="status" className="mt-1 font-medium text-sm">
            {convertStrings.found(shapes.length, connectors.length)}
          </p>
          <p className="text-[13px] text-ink-soft">{words.text}</p>
          {unread.length > 0 && (
            <p className="mt-2 flex gap-2 text-[13px]">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
              {convertStrings.unread(unread.length)}
            </p>
          )}
        </header>
        <PartList reading={reading} selected={selected} onSelect={onSelect} doubts={words.doubts} />
        {selected !== undefined && (
          <PartForm
            key={selected}
            reading={reading}
            id={selected}
            {...(kinds === undefined ? {} : { kinds })}
            {...(picture === undefined ? {} : { picture })}
            onChange={onReading}
            onGone={() => onSelect(undefined)}
          />
        )}
        <TextField
          label={convertStrings.name}
          value={title}
          maxLength={200}
          onChange={({ target }) => onRequest({ title: target.value })}
        />
        <div className="grid grid-cols-[4fr_3fr] gap-3">
          <SelectField
            label={convertStrings.type}
            value={type}
            options={types}
            onChange={(value) => {
              const chosen = findDiagramType(value)?.id;
              if (chosen !== undefined) onRequest({ type: chosen });
            }}
          />
          <SelectField
            label={convertStrings.arrangement}
            value={arrangement}
            options={[
              { value: 'kept', label: words.kept },
              { value: 'anew', label: convertStrings.anew },
            ]}
            onChange={(value) => onRequest({ arrangement: value === 'anew' ? value : 'kept' })}
          />
        </div>
        {type !== 'drawing' && loose > 0 && (
          <p className="flex gap-2 text-[13px]">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
            {convertStrings.leftOut(loose)}
          </p>
        )}
        <section aria-label={convertStrings.result}>
          <h3 className="mb-1.5 font-medium text-[13px] tracking-normal">{convertStrings.result}</h3>
          <div className="grid h-44 grid-cols-1 grid-rows-1 place-items-center overflow-hidden rounded-md border bg-white p-1">
            <Result composed={composed} failed={words.failed} onRetry={props.onRetry} />
          </div>
        </section>
      </div>
      <footer className="flex flex-wrap justify-end gap-2 border-t p-3">
        {isTaking ? (
          <Button variant="secondary" onClick={props.onStop}>
            {convertStrings.stop}
          </Button>
        ) : (
          <Button variant="secondary" onClick={props.onBack}>
            {words.back}
          </Button>
        )}
        <Button isBusy={isTaking} onClick={props.onUse}>
          {words.use}
        </Button>
      </footer>
    </aside>
  );
};

interface ResultProps {
  readonly composed: Composed;
  readonly failed: string;
  readonly onRetry: () => void;
}

const Result = ({ composed, failed, onRetry }: ResultProps) => {
  if (composed.state === 'drawn')
    return (
      <img
        src={pictureUrl(composed.composed.svg)}
        alt={convertStrings.result}
        className="max-h-full max-w-full object-contain"
      />
    );
  if (composed.state === 'drawing')
    return (
      <p className="flex items-center gap-2 text-[#4b5563] text-sm">
        <Spinner className="size-4" />
        {convertStrings.busy}
      </p>
    );
  return (
    <div role="alert" className="grid justify-items-center gap-2 p-3 text-center text-[#1f2937] text-sm">
      <p>
        <strong>{convertStrings.failedTitle}.</strong> {failed}
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {convertStrings.retry}
      </Button>
    </div>
  );
};
