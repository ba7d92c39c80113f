import { type Diagram, listAnnotations, replaceDiagram } from '@diagloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { importStrings } from '../../../strings/import.ts';
import { canComment } from '../can-comment.ts';
import { readImport } from '../import/read-import.ts';
import { diagramKeys } from './diagram-keys.ts';
import { showOwnVersion } from './show-version.ts';

/** Takes a file as the next version of a diagram; `onLost` shows a thread whose shape is not in it. */
export const useReplaceDiagram = (diagram: Diagram | undefined, onLost: (threadId: number) => void) => {
  const queryClient = useQueryClient();
  const id = diagram?.id ?? 0;
  return useMutation({
    mutationFn: async (file: File) => {
      const read = await readImport(file);
      if (!read.ok) return { refused: read };
      const { fileName, fileData } = read;
      const { diagram: next } = await callApi(replaceDiagram, { params: { id }, body: { fileName, fileData } });
      const said = canComment(next) ? await callApi(listAnnotations, { params: { id } }) : undefined;
      // Reading drawings is much to load for what few do.
      const [{ readPlaces }, { readDrawio }] = await Promise.all([
        import('../comments/places.ts'),
        import('@diagloom/diagram/drawio'),
      ]);
      const { isLost } = readPlaces(readDrawio(next.xmlContent), undefined);
      const open = (said?.annotations ?? []).filter(({ parentId, status }) => parentId === null && status === 'open');
      return { next, lost: open.filter(isLost) };
    },
    onSuccess: ({ refused, next, lost }) => {
      if (next === undefined) {
        showToast({ title: refused.title, description: refused.description, tone: 'destructive' });
        return;
      }
      showOwnVersion(queryClient, next);
      void queryClient.invalidateQueries({ queryKey: diagramKeys.annotations(id) });
      const [first] = lost;
      showToast({
        title: importStrings.replaced,
        description: first === undefined ? importStrings.replacedText : importStrings.commentsLost(lost.length),
        ...(first === undefined
          ? {}
          : {
              action: {
                label: importStrings.showLost,
                hint: importStrings.showLostHint,
                onAct: () => onLost(first.id),
              },
            }),
      });
    },
    onError: (error) =>
      showToast({
        title: importStrings.replaceFailed,
        description: messageOf(error, importStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};
