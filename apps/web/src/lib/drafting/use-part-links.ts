import { useMemo, useState } from 'react';
import { carryParts, markText, partsAt, type TextPiece } from './part-links.ts';
import type { LiveDraft } from './use-live-draft.ts';

export interface PartLinks {
  /** The text in pieces, marked for what was drawn from it. */
  readonly pieces: readonly TextPiece[];
  /** The parts that are pointed at, in the picture or in the text. */
  readonly activeIds: ReadonlySet<string>;
  /** Somebody points at a place in the text; undefined: no longer. */
  readonly pointAtText: (place: number | undefined) => void;
  /** The same for a part of the picture. */
  readonly pointAtPart: (id: string | undefined) => void;
}

/** Ties words to the shapes that they became: who points at one sees the other. */
export const usePartLinks = (draft: LiveDraft['draft'], text: string): PartLinks => {
  const [place, pointAtText] = useState<number>();
  const [partId, pointAtPart] = useState<string>();
  return useMemo(() => {
    const parts = draft === undefined ? [] : carryParts(draft.parts, draft.prompt, text);
    const inText = place === undefined ? [] : partsAt(parts, place);
    const active = partId === undefined ? inText : parts.filter(({ id }) => id === partId);
    const pieces = markText(
      text,
      parts.map(({ source }) => source),
      active.map(({ source }) => source),
    );
    return { pieces, activeIds: new Set(active.map(({ id }) => id)), pointAtText, pointAtPart };
  }, [draft, text, place, partId]);
};
