import { promptLimits } from '@diagloom/contract';
import { Camera, ImageUp, Sparkles, X } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { pictureStrings } from '../../../strings/picture.ts';
import { isMouse } from '../workspace/is-mouse.ts';
import { acceptedTypes } from './check-file.ts';
import { PagePicker } from './page-picker.tsx';
import { wantedTypes } from './picture-types.ts';
import { ReaderChoice } from './reader-choice.tsx';
import type { usePicture } from './use-picture.ts';

interface PictureFormProps {
  readonly picture: ReturnType<typeof usePicture>;
  readonly description: string;
  readonly onDescription: (description: string) => void;
  readonly type: string;
  readonly onType: (type: string) => void;
  readonly reader: string;
  readonly onReader: (reader: string) => void;
  readonly onConvert: () => void;
}

/** Brings an image, by dropping, pasting, choosing or photographing it, and has it read. */
export const PictureForm = (props: PictureFormProps) => {
  const { picture: control, description, onDescription, type, onType, reader, onReader, onConvert } = props;
  const { picture, busy, failure, choose } = control;
  const [isOver, setOver] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  usePasted(choose);
  const isReading = busy !== undefined;
  const isLong = description.trim().length > promptLimits.longest;
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(over);
  };
  return (
    <form
      className="mx-auto grid w-full max-w-[720px] gap-5 px-4 py-8 sm:px-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReading && !isLong) onConvert();
      }}
    >
      <header>
        <h1 className="text-2xl sm:text-3xl">{pictureStrings.title}</h1>
        <p className="mt-2 text-ink-soft">{pictureStrings.text}</p>
      </header>
      <section
        aria-label={pictureStrings.drop}
        onDragOver={drag(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          drag(false)(event);
          choose(event.dataTransfer.files[0]);
        }}
        className={classNames(
          'grid min-h-64 place-items-center rounded-xl border-2 border-dashed p-5 text-center',
          isOver ? 'border-accent bg-accent-wash' : 'border-edge bg-paper',
        )}
      >
        {picture === undefined ? (
          <div className="grid justify-items-center gap-3">
            <ImageUp aria-hidden="true" className="size-8 text-ink-soft" />
            <p className="font-medium">{pictureStrings.drop}</p>
            <p className="text-ink-soft text-sm">{pictureStrings.formats}</p>
            <div className="mt-1 flex flex-wrap justify-center gap-2">
              <Button variant="secondary" onClick={() => fileInput.current?.click()}>
                {pictureStrings.choose}
              </Button>
              {!isMouse() && (
                <Button variant="secondary" onClick={() => cameraInput.current?.click()}>
                  <Camera aria-hidden="true" className="size-4" />
                  {pictureStrings.camera}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <div className="grid w-full justify-items-center gap-3">
            <img
              src={picture.url}
              alt={pictureStrings.chosen}
              className="max-h-72 max-w-full rounded-md border bg-white object-contain"
            />
            {picture.pages !== undefined && picture.pages.pageCount > 1 && (
              <PagePicker pages={picture.pages} isDisabled={isReading} onPage={control.showPage} />
            )}
            <p className="flex items-center gap-2 text-sm">
              <span className="max-w-64 truncate">{picture.file.name}</span>
              {!isReading && (
                <Button variant="ghost" size="small" aria-label={pictureStrings.remove} onClick={control.remove}>
                  <X aria-hidden="true" className="size-4" />
                </Button>
              )}
            </p>
          </div>
        )}
        <FileInput ref={fileInput} onFile={choose} />
        <FileInput ref={cameraInput} onFile={choose} capture="environment" />
      </section>
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <TextField
          label={pictureStrings.description}
          value={description}
          placeholder={pictureStrings.descriptionHint}
          {...(isLong ? { error: pictureStrings.descriptionLong } : {})}
          onChange={({ target }) => onDescription(target.value)}
        />
        <SelectField label={pictureStrings.type} value={type} options={wantedTypes} onChange={onType} />
      </div>
      <ReaderChoice value={reader} onChange={onReader} />
      {failure !== undefined && (
        <Notice tone="danger" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {busy !== undefined && (
          <p role="status" className="mr-auto flex items-center gap-2 text-ink-soft text-sm">
            <Spinner className="size-4" />
            {pictureStrings.steps[busy]}…
          </p>
        )}
        {isReading ? (
          <Button variant="secondary" onClick={control.stop}>
            {pictureStrings.stop}
          </Button>
        ) : (
          <Button type="submit">
            <Sparkles aria-hidden="true" className="size-4" />
            {pictureStrings.convert}
          </Button>
        )}
      </div>
    </form>
  );
};

interface FileInputProps {
  readonly ref: React.Ref<HTMLInputElement>;
  readonly onFile: (file: File | undefined) => void;
  readonly capture?: 'environment';
}

const FileInput = ({ ref, onFile, capture }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={acceptedTypes.join(',')}
    {...(capture === undefined ? {} : { capture })}
    hidden
    onChange={({ target }) => {
      onFile(target.files?.[0]);
      // The same file can be chosen again after it was removed.
      target.value = '';
    }}
  />
);

/** An image from the clipboard, wherever on the page it is pasted. */
const usePasted = (choose: (file: File) => void): void => {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const take = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    window.addEventListener('paste', take);
    return () => window.removeEventListener('paste', take);
  }, []);
};
