import { diagramMessages, uploadDocument, uploadLimits } from '@diagloom/contract';
import { knowledgeStrings } from '../strings/knowledge.ts';
import { callApi } from './api-client.ts';
import { messageOf } from './api-error.ts';
import { toBase64 } from './to-base64.ts';

export type SentDocument =
  | { readonly state: 'done' | 'known'; readonly id: number }
  | { readonly state: 'stopped' }
  /** Why it failed, and what to do. */
  | { readonly state: 'failed'; readonly problem: string };

/** Has a file read into one's documents; `known` where it was there already. Never rejects. */
export const sendDocument = async (file: File, signal: AbortSignal): Promise<SentDocument> => {
  if (file.size > uploadLimits.imageBytes) return { state: 'failed', problem: diagramMessages.imageLarge };
  const content = await file.arrayBuffer().catch(() => undefined);
  if (content === undefined) return { state: 'failed', problem: knowledgeStrings.unreadable };
  try {
    const body = { fileName: file.name.slice(-255), fileData: toBase64(new Uint8Array(content)) };
    const { wasThere, document } = await callApi(uploadDocument, { body, signal });
    return { state: wasThere ? 'known' : 'done', id: document.id };
  } catch (error) {
    if (signal.aborted) return { state: 'stopped' };
    return { state: 'failed', problem: messageOf(error, knowledgeStrings.uploadFailed) };
  }
};
