import { type PictureReading, saveDrawing } from '@diagloom/contract';
import { diagramTypeCatalog } from '@diagloom/types/catalog';
import { type ReadKind, toSpec } from '@diagloom/vision/board';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { convertStrings } from '../../../strings/board.ts';
import { pictureStrings, pictureWords } from '../../../strings/picture.ts';
import { diagramKeys } from '../api/diagram-keys.ts';
import type { BoardRequest } from '../board/convert/compose-board.ts';
import { ConvertPanel } from '../board/convert/convert-panel.tsx';
import { useComposed } from '../board/convert/use-composed.ts';
import { carryOutWishes } from './carry-out-wishes.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { readTypes } from './picture-types.ts';

interface PictureConfirmProps {
  readonly url: string;
  readonly size: Pick<PictureReading, 'width' | 'height'>;
  readonly first: BoardRequest;
  readonly corrected: readonly string[];
  readonly description: string;
  readonly onBack: () => void;
  readonly onTaken: (id: number) => void;
}

const kinds: readonly ReadKind[] = [
  'rectangle',
  'rounded',
  'pill',
  'circle',
  'diamond',
  'parallelogram',
  'hexagon',
  'cylinder',
  'document',
  'dot',
  'person',
  'triangle',
  'table',
  'lane',
  'pool',
  'participant',
  'fragment',
  'section',
  'text',
];

/** The step between image and diagram: what was found is corrected, and taken as it stands. */
export const PictureConfirm = ({ url, size, first, corrected, description, onBack, onTaken }: PictureConfirmProps) => {
  const queryClient = useQueryClient();
  const [request, setRequest] = useState(first);
  const [selected, setSelected] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  const composed = useComposed(request, attempt);
  const { reading, type, title } = request;
  const hasDoubts = [...reading.shapes, ...reading.connectors].some(({ doubt }) => doubt !== undefined);

  const take = useMutation({
    mutationFn: async (xmlContent: string) => {
      const controller = new AbortController();
      running.current = controller;
      const body = {
        title: title.trim(),
        diagramType: type,
        source: 'picture' as const,
        prompt: description.trim() || pictureStrings.prompt(labelOf(type)),
        xmlContent,
      };
      const { diagram } = await callApi(saveDrawing, { body, signal: controller.signal });
      return carryOutWishes(diagram, description, controller.signal);
    },
    onSuccess: ({ diagram, told }) => {
      queryClient.setQueryData(diagramKeys.one(diagram.id), { success: true, diagram });
      showToast({ title: convertStrings.taken(diagram.title), description: told ?? pictureStrings.takenText });
      onTaken(diagram.id);
    },
    onError: (error) => {
      if (!running.current?.signal.aborted) failed(messageOf(error, pictureStrings.failed));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: diagramKeys.lists }),
  });
  const handleUse = (): void => {
    const { nodes, groups } = toSpec(reading, type, title).spec;
    if (nodes.length === 0 && groups.length === 0) failed(pictureStrings.nothing);
    else if (title.trim() === '') failed(convertStrings.nameMissing);
    else if (composed.state === 'drawn' && composed.request === request) take.mutate(composed.composed.xml);
    else failed(composed.state === 'failed' ? pictureWords.failed : convertStrings.notYet);
  };

  return (
    <section aria-label={pictureStrings.panel} className="flex size-full min-h-0 max-md:flex-col">
      <h1 className="sr-only">{pictureStrings.panel}</h1>
      <div className="min-h-0 min-w-0 flex-1">
        <PictureSheet url={url} size={size} reading={reading} selected={selected} onSelect={setSelected} />
      </div>
      <ConvertPanel
        request={request}
        composed={composed}
        selected={selected}
        isTaking={take.isPending}
        types={readTypes}
        kinds={kinds}
        picture={{ url, size }}
        words={{
          ...pictureWords,
          text: corrected.length === 0 ? pictureWords.text : pictureStrings.corrected(corrected),
          use: hasDoubts ? pictureWords.useAnyway : pictureWords.use,
        }}
        onSelect={setSelected}
        onReading={(next) => setRequest({ ...request, reading: next })}
        onRequest={(next) => setRequest({ ...request, ...next })}
        onRetry={() => setAttempt(attempt + 1)}
        onUse={handleUse}
        onStop={() => running.current?.abort()}
        onBack={onBack}
      />
    </section>
  );
};

const labelOf = (type: BoardRequest['type']): string =>
  diagramTypeCatalog.find(({ id }) => id === type)?.label.toLowerCase() ?? type;

const failed = (description: string): void =>
  showToast({ title: pictureStrings.failedTitle, description, tone: 'destructive' });
