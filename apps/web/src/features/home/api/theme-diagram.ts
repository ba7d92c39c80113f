import { type Diagram, type DiagramResponse, type ThemeChoice, themeDiagram } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { themeStrings } from '../../../strings/themes.ts';
import { showOwnVersion } from './show-version.ts';

/** Puts a diagram into a theme; the new version is in the cache when it is done. */
export const useThemeDiagram = (
  { id }: Diagram,
  onDone: () => void,
): UseMutationResult<DiagramResponse, Error, ThemeChoice> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (theme: ThemeChoice) => callApi(themeDiagram, { params: { id }, body: { theme } }),
    onSuccess: ({ diagram }) => {
      showOwnVersion(queryClient, diagram);
      onDone();
    },
    onError: (error) =>
      showToast({
        title: themeStrings.failed,
        description: messageOf(error, themeStrings.failedText),
        tone: 'destructive',
      }),
  });
};
