import type { PreferencesChange } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../lib/toast-store.ts';
import { currentUserQuery } from './use-session.ts';

/** Keeps preferences with the account; the page follows at once and goes back where they could not be kept. */
export const useUpdatePreferences = (): UseMutationResult<unknown, Error, PreferencesChange> => {
  const queryClient = useQueryClient();
  const { queryKey } = currentUserQuery;
  return useMutation({
    // Loaded when somebody changes something: the button for the theme is on every page.
    mutationFn: async (change: PreferencesChange): Promise<unknown> =>
      (await import('../lib/send-preferences.ts')).sendPreferences(change),
    onMutate: async ({ theme, defaultDiagramType, brandKit, mutedNotifications, notificationMail }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (current) => {
        if (!current) return current;
        const { preferences } = current;
        const type = defaultDiagramType === undefined ? preferences.defaultDiagramType : defaultDiagramType;
        const kit = brandKit === undefined ? preferences.brandKit : brandKit;
        return {
          ...current,
          preferences: {
            theme: theme ?? preferences.theme,
            defaultDiagramType: type,
            brandKit: kit,
            mutedNotifications: mutedNotifications ?? preferences.mutedNotifications,
            notificationMail: notificationMail ?? preferences.notificationMail,
          },
        };
      });
    },
    onError: async (error) => {
      const [{ messageOf }, { preferencesStrings }] = await Promise.all([
        import('../lib/api-error.ts'),
        import('../strings/profile.ts'),
      ]);
      showToast({
        title: preferencesStrings.failed,
        description: messageOf(error, preferencesStrings.failedText),
        tone: 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
};
