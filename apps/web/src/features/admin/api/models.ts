import {
  changeModelLimits,
  changeModelProvider,
  getModelSettings,
  getModelUsage,
  listModels,
  testModelProvider,
} from '@diagloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi, readApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { modelAdminStrings } from '../../../strings/model-admin.ts';
import { adminKey } from './admin-queries.ts';

const settingsKey = [...adminKey, getModelSettings.path] as const;

export const useModelSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => readApi(getModelSettings, { signal }),
    refetchOnMount: 'always',
  });

export const useModelUsage = () =>
  useQuery({
    queryKey: [...adminKey, getModelUsage.path],
    queryFn: ({ signal }) => readApi(getModelUsage, { signal }),
    refetchOnMount: 'always',
  });

type ProviderChange = z.input<typeof changeModelProvider.body>;
type LimitChange = z.input<typeof changeModelLimits.body>;

/** Shows what is set from then on, here and at the prompt. */
const useSaved = () => {
  const queryClient = useQueryClient();
  return {
    onSuccess: (answer: z.output<typeof getModelSettings.response>): void => {
      queryClient.setQueryData(settingsKey, answer);
      void queryClient.invalidateQueries({ queryKey: [listModels.path] });
      showToast({ title: modelAdminStrings.saved });
    },
    onError: (error: unknown): void =>
      showToast({
        title: modelAdminStrings.notSaved,
        description: messageOf(error, modelAdminStrings.failedText),
        tone: 'destructive',
      }),
  };
};

export const useChangeProvider = (provider: string) =>
  useMutation({
    mutationFn: (body: ProviderChange) => callApi(changeModelProvider, { params: { provider }, body }),
    ...useSaved(),
  });

export const useChangeLimits = () =>
  useMutation({ mutationFn: (body: LimitChange) => callApi(changeModelLimits, { body }), ...useSaved() });

/** The test belongs to one provider; what it cost shows up in the numbers below, and what sees images at the prompt. */
export const useTestProvider = (provider: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(testModelProvider, { params: { provider }, body: {} }),
    onSettled: () =>
      Promise.all(
        [[...adminKey, getModelUsage.path], settingsKey, [listModels.path]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
