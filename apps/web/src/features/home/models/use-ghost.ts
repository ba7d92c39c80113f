import type { Draft } from '@diagloom/drafting';
import { findDiagramType } from '@diagloom/types/catalog';
import { useEffect, useState } from 'react';
import { draftText } from '../../../lib/drafting/draft-text.ts';
import type { ModelWriting } from '../use-generation.ts';
import { drawGhosts } from './draw-ghosts.ts';

/** What a model has written so far as a picture: of the lines that come while one is drawn, only the newest state is drawn next. */
export const useGhost = (writing: ModelWriting | undefined, isDark: boolean): Draft | undefined => {
  const [ghost, setGhost] = useState<Draft>();
  const [take] = useState(() => drawGhosts({ draft: draftText, show: setGhost }));
  const type = findDiagramType(writing?.type ?? '')?.id;
  const notation = writing?.lines.join('\n') ?? '';
  useEffect(() => {
    void take(notation === '' || type === undefined ? undefined : { notation, type, isDark });
  }, [take, notation, type, isDark]);
  return ghost;
};
