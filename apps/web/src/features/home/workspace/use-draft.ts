import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { z } from 'zod';
import { localStore } from '../../../lib/local-store.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';

const keptSchema = z.object({ prompt: z.string().max(5000), diagramType: z.string() });

/** Where the text in the making of one account lies; nobody else on this browser sees it. */
const keyOf = (userId: number): string => `diagloom.draft.${userId}`;

/** The text for the next diagram. It survives a reload, the way back and the end of a session. */
export const useDraft = (userId: number, diagramType: string): [PromptDraft, Dispatch<SetStateAction<PromptDraft>>] => {
  const [draft, setDraft] = useState(() => readDraft(userId) ?? emptyDraft(diagramType));
  const { prompt, diagramType: type } = draft;
  useEffect(() => {
    if (prompt === '') localStore.remove(keyOf(userId));
    else localStore.write(keyOf(userId), JSON.stringify({ prompt, diagramType: type }));
  }, [userId, prompt, type]);
  return [draft, setDraft];
};

const emptyDraft = (diagramType: string): PromptDraft => ({ prompt: '', diagramType });

const readDraft = (userId: number): PromptDraft | undefined => {
  const kept = localStore.read(keyOf(userId));
  if (kept === null) return undefined;
  try {
    return keptSchema.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
};
