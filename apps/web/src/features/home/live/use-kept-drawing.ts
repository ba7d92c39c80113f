import type { User } from '@diagloom/contract';
import { useEffect, useRef } from 'react';
import { takeKeptDrawing } from '../../../lib/kept-drawing.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { keptStrings } from '../../../strings/home.ts';
import type { Workspace } from '../workspace/workspace-context.ts';

/** How long the question stays, ms. */
const patience = 30_000;

/**
 * Stores what somebody drew as a visitor, once, when they first come to their workspace. An account that is older than the drawing may be
 * another person's, on a browser that they share: it is asked first, and the text is not shown.
 */
export const useKeptDrawing = (user: User, draw: Workspace['draw']): void => {
  const latest = useRef({ user, draw });
  useEffect(() => {
    const kept = takeKeptDrawing();
    if (kept === undefined) return;
    const { prompt, diagramType, keptAt } = kept;
    const store = (): void => latest.current.draw({ prompt, diagramType });
    if (Date.parse(latest.current.user.createdAt) < keptAt) {
      const action = { label: keptStrings.keep, hint: keptStrings.keepHint, onAct: store };
      showToast({ title: keptStrings.question, description: keptStrings.questionText, duration: patience, action });
      return;
    }
    store();
    showToast({ title: keptStrings.title, description: keptStrings.text });
  }, []);
};
