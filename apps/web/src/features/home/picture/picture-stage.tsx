import type { PictureReading } from '@diagloom/contract';
import { correctWords, typeOfPicture } from '@diagloom/vision/board';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { pictureStrings } from '../../../strings/picture.ts';
import type { BoardRequest } from '../board/convert/compose-board.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { CarriedDiagram } from './carried-diagram.tsx';
import { PictureConfirm } from './picture-confirm.tsx';
import { PictureForm } from './picture-form.tsx';
import { typeInWords, typeOf } from './picture-types.ts';
import { usePicture } from './use-picture.ts';

interface Read {
  readonly size: Pick<PictureReading, 'width' | 'height'>;
  readonly request: BoardRequest;
  /** Names that the description corrected. */
  readonly corrected: readonly string[];
}

/** From an image to a diagram: bring it, check what was found, take it. */
export const PictureStage = () => {
  const navigate = useNavigate();
  const [description, setDescription] = useState('');
  const [type, setType] = useState('auto');
  const [reader, setReader] = useState('');
  const { generation, model } = useWorkspace();
  const [read, setRead] = useState<Read>();
  const [carried, setCarried] = useState<string>();
  const control = usePicture(({ width, height, unit, reading: found, carried: inside }, { file }) => {
    const { reading, corrected } = correctWords(found, description);
    setCarried(inside);
    setRead({
      size: { width, height },
      corrected,
      request: {
        reading,
        type: typeOf(type) ?? typeInWords(description) ?? typeOfPicture(reading),
        title: pictureStrings.diagramTitle(file.name),
        arrangement: 'kept',
        lines: 'drawn',
        unit,
      },
    });
  });
  const leave = (diagram?: number): void =>
    void navigate({ to: '/', search: diagram === undefined ? {} : { diagram }, resetScroll: false });
  /** A model looks at it as well: that is a generation like any other, which the canvas shows. */
  const convert = async (): Promise<void> => {
    if (model.offered.every(({ id }) => id !== reader)) return control.read();
    const image = await control.toSend();
    if (image === undefined) return;
    leave();
    await generation.generate({ prompt: description.trim(), diagramType: type, model: reader, ...image });
  };
  if (read !== undefined && carried !== undefined) {
    return (
      <CarriedDiagram
        xml={carried}
        title={read.request.title}
        canRead={read.request.reading.shapes.length > 0}
        onOpened={leave}
        onRead={() => setCarried(undefined)}
      />
    );
  }
  if (read !== undefined && control.picture !== undefined) {
    return (
      <PictureConfirm
        url={control.picture.url}
        size={read.size}
        first={read.request}
        corrected={read.corrected}
        description={description}
        onBack={() => setRead(undefined)}
        onTaken={leave}
      />
    );
  }
  return (
    <section aria-label={pictureStrings.panel} className="size-full overflow-y-auto">
      <div className="mx-auto w-full max-w-[720px] px-4 pt-3 sm:px-8">
        <Button variant="ghost" size="small" className="-ml-3" onClick={() => leave()}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {pictureStrings.back}
        </Button>
      </div>
      <PictureForm
        picture={control}
        description={description}
        onDescription={setDescription}
        type={type}
        onType={setType}
        reader={reader}
        onReader={setReader}
        onConvert={() => void convert()}
      />
    </section>
  );
};
