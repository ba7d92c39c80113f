import type { Draft } from '@diagloom/drafting';
import { findDiagramType } from '@diagloom/types/catalog';
import { useEffect, useState } from 'react';
import { draftText } from '../../../lib/drafting/draft-text.ts';
import type { ModelWriting } from '../use-generation.ts';

/** What a model has written so far as a picture: of the lines that come while one is drawn, only the newest state is drawn next. */
export const useGhost = (writing: ModelWriting | undefined): Draft | undefined => {
  const [ghost, setGhost] = useState<Draft>();
  const type = findDiagramType(writing?.type ?? '')?.id;
  const notation = writing?.lines.join('\n') ?? '';
  useEffect(() => {
    if (notation === '' || type === undefined) {
      setGhost(undefined);
      return;
    }
    let isCurrent = true;
    void draftText({ prompt: '', type, notation }).then((result) => {
      if (result?.ok && isCurrent) setGhost(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [notation, type]);
  return ghost;
};
