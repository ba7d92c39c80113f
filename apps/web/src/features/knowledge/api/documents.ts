import {
  deleteDocument,
  generateDiagram,
  type KnowledgeDocument,
  listDrawables,
  restoreDocument,
  searchKnowledge,
  updateDocument,
} from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentsKey } from '../../../hooks/use-documents.ts';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { knowledgeStrings } from '../../../strings/knowledge.ts';

/** A change of the documents: what is shown is read anew afterwards, and a failure is told. */
const useChange = <Wish, Answer>(
  change: (wish: Wish) => Promise<Answer>,
  onDone?: (answer: Answer, wish: Wish) => void,
): UseMutationResult<Answer, Error, Wish> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, wish) => onDone?.(answer, wish),
    onError: (error) =>
      showToast({
        title: knowledgeStrings.failed,
        description: messageOf(error, knowledgeStrings.failedText),
        tone: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentsKey }),
  });
};

export const useUpdateDocument = (onDone: () => void) =>
  useChange(
    ({ id, title, category }: Pick<KnowledgeDocument, 'id' | 'title' | 'category'>) =>
      callApi(updateDocument, { params: { id }, body: { title, category } }),
    onDone,
  );

/** Deletes at once; the message that says so takes it back. */
export const useDeleteDocument = () => {
  const restore = useChange(
    (id: number) => callApi(restoreDocument, { params: { id } }),
    () => showToast({ title: knowledgeStrings.restored }),
  );
  return useChange(
    (id: number) => callApi(deleteDocument, { params: { id } }),
    (_done, id) =>
      showToast({
        title: knowledgeStrings.removed,
        description: knowledgeStrings.removedText,
        duration: 10_000,
        action: {
          label: knowledgeStrings.undo,
          hint: knowledgeStrings.undoHint,
          onAct: () => restore.mutate(id),
        },
      }),
  );
};

export const useSearch = () =>
  useMutation({
    mutationFn: ({ question, model }: { readonly question: string; readonly model: string }) =>
      callApi(searchKnowledge, { body: { question, ...(model !== '' && { model }) } }),
  });

export const useDrawables = (id: number) =>
  useQuery({
    queryKey: [...documentsKey, 'drawables', id],
    queryFn: ({ signal }) => callApi(listDrawables, { params: { id }, signal }),
  });

interface SectionToDraw {
  readonly documentId: number;
  readonly title: string;
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Draws a section of a document as it is; answers the id of the diagram. */
export const useDrawSection = (onDone: (diagramId: number) => void) =>
  useChange(
    ({ documentId, title, type, start, end }: SectionToDraw) =>
      callApi(generateDiagram, {
        body: {
          // What the diagram says that it was made from; its words are not drawn.
          prompt: `From my documents: ${title}`.slice(0, 300),
          diagramType: type,
          useRAG: true,
          knowledge: { section: { documentId, start, end } },
        },
      }),
    ({ diagram }) => onDone(diagram.id),
  );
