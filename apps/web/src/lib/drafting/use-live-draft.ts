import { promptLimits } from '@diagloom/contract/prompt-limits';
import type { Draft, DraftRequest } from '@diagloom/drafting';
import { useEffect, useRef, useState } from 'react';
import { draftText } from './draft-text.ts';
import { longRest, restAfter } from './rest-after.ts';

export interface LiveDraft {
  /** What was last drawn, with the very text that it is of. */
  readonly draft: (Draft & { readonly prompt: string }) | undefined;
  /** Why the text of this moment is not drawn; in words for people. */
  readonly problem: string | undefined;
  readonly isDrawing: boolean;
}

const nothing: LiveDraft = { draft: undefined, problem: undefined, isDrawing: false };

/** Draws a text while it is being typed, off the page's own thread. A text that cannot be drawn leaves the last draft where it is. */
export const useLiveDraft = ({ prompt, type, theme, isDark = false }: DraftRequest, isWanted = true): LiveDraft => {
  const [state, setState] = useState(nothing);
  const before = useRef('');
  const { length } = prompt.trim();
  const isDrawable = isWanted && length >= promptLimits.shortest && length <= promptLimits.longest;
  useEffect(() => {
    const rest = restAfter(before.current, prompt);
    before.current = prompt;
    if (!isDrawable) {
      // Something too short to be drawn is the beginning of another text.
      setState(nothing);
      return;
    }
    let isCurrent = true;
    let timer = 0;
    const draw = async (isUnfinished: boolean): Promise<void> => {
      setState((before) => ({ ...before, isDrawing: true }));
      const result = await draftText({ prompt, type, isDark, isUnfinished, ...(theme === undefined ? {} : { theme }) });
      if (!isCurrent) return;
      if (isUnfinished && result?.ok !== true) timer = window.setTimeout(() => void draw(false), longRest);
      setState(({ draft, problem }) => {
        if (result === undefined) return { draft, problem: undefined, isDrawing: false };
        if (!result.ok) return { draft, problem: isUnfinished ? problem : result.message, isDrawing: false };
        return { draft: { ...result, prompt }, problem: undefined, isDrawing: false };
      });
    };
    timer = window.setTimeout(() => void draw(rest.isUnfinished), rest.time);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [prompt, type, theme, isDark, isDrawable]);
  return state;
};
