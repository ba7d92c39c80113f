import { saveDrawing } from '@diagloom/contract';
import { readBoard, toSpec, typeOfReading } from '@diagloom/vision/board';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { showToast } from '../../../../lib/toast-store.ts';
import { convertStrings } from '../../../../strings/board.ts';
import { diagramKeys } from '../../api/diagram-keys.ts';
import type { Elements } from '../history.ts';
import type { BoardRequest } from './compose-board.ts';

export interface Taken {
  readonly id: number;
  readonly title: string;
}

interface ConversionOptions {
  /** The board as it is stored, once it is. */
  readonly store: () => Promise<{ readonly id: number } | undefined>;
  readonly onTaken: (taken: Taken) => void;
}

/** From a drawing to a diagram: reading it, correcting what was read, taking it. */
export const useConversion = ({ store, onTaken }: ConversionOptions) => {
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<BoardRequest>();
  const [selected, setSelected] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (elements: Elements, title: string): void => {
    const reading = readBoard(elements);
    if (reading.shapes.length === 0 && reading.connectors.length === 0) {
      nothingFound(elements.length === 0 ? convertStrings.nothing : convertStrings.nothingRead);
      return;
    }
    setSelected(undefined);
    setRequest({ reading, title, type: typeOfReading(reading), arrangement: 'kept' });
  };
  const take = useMutation({
    mutationFn: async ({ xml, request: of }: { readonly xml: string; readonly request: BoardRequest }) => {
      const controller = new AbortController();
      running.current = controller;
      const board = await store();
      const body = {
        title: of.title.trim(),
        diagramType: of.type,
        xmlContent: xml,
        ...(board === undefined ? {} : { boardId: board.id }),
      };
      return callApi(saveDrawing, { body, signal: controller.signal });
    },
    onSuccess: ({ diagram }) => {
      queryClient.setQueryData(diagramKeys.one(diagram.id), { success: true, diagram });
      showToast({ title: convertStrings.taken(diagram.title), description: convertStrings.takenText });
      setRequest(undefined);
      onTaken(diagram);
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      failed(messageOf(error, convertStrings.failed));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: diagramKeys.lists }),
  });
  const isEmpty = useMemo(() => {
    if (request === undefined) return true;
    const { nodes, groups } = toSpec(request.reading, request.type, request.title).spec;
    return nodes.length === 0 && groups.length === 0;
  }, [request]);

  return {
    request,
    selected,
    isTaking: take.isPending,
    begin,
    end: () => setRequest(undefined),
    select: setSelected,
    change: (next: Partial<BoardRequest>) => setRequest((before) => before && { ...before, ...next }),
    use: (xml: string) => {
      if (request === undefined) return;
      if (isEmpty) nothingFound(convertStrings.nothing);
      else if (request.title.trim() === '') failed(convertStrings.nameMissing);
      else take.mutate({ xml, request });
    },
    stop: () => running.current?.abort(),
  };
};

const nothingFound = (description: string): void =>
  showToast({ title: convertStrings.nothingTitle, description, tone: 'destructive' });

const failed = (description: string): void =>
  showToast({ title: convertStrings.failedTitle, description, tone: 'destructive' });
