import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '../../../lib/local-store.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';

/** A template of more characters than this is not kept: a browser keeps five million for a site. */
const longestTemplate = 400_000;

const keptSchema = z.object({
  prompt: z.string().check(z.maxLength(5000)),
  diagramType: z.string(),
  templateXml: z.optional(z.string().check(z.maxLength(longestTemplate))),
  templateName: z.optional(z.string()),
  useRAG: z.optional(z.boolean()),
  knowledge: z.optional(
    z.object({ documentIds: z.optional(z.array(z.int())), categories: z.optional(z.array(z.string())) }),
  ),
});

/** Where the text in the making of one account lies; nobody else on this browser sees it. */
const keyOf = (userId: number): string => `diagloom.draft.${userId}`;

/** The text for the next diagram and what goes with it. They survive a reload, the way back and the end of a session. */
export const useDraft = (userId: number, diagramType: string): [PromptDraft, Dispatch<SetStateAction<PromptDraft>>] => {
  const [draft, setDraft] = useState(() => readDraft(userId) ?? emptyDraft(diagramType));
  useEffect(() => {
    const { templateXml, templateName, ...rest } = draft;
    const isKept = templateXml !== undefined && templateXml.length <= longestTemplate;
    const kept = isKept ? draft : rest;
    if (kept.prompt === '' && !isKept) localStore.remove(keyOf(userId));
    else localStore.write(keyOf(userId), JSON.stringify(kept));
  }, [userId, draft]);
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
