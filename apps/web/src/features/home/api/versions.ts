import { compareVersions, type Diagram, listVersions, nameVersion, restoreVersion } from '@diagloom/contract';
import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { versionStrings } from '../../../strings/versions.ts';
import { diagramKeys } from './diagram-keys.ts';
import { showOwnVersion } from './show-version.ts';

const versionsPerPage = 20;

/** A page of the versions, newest first; asked for anew where the diagram has another one. */
export const versionsQuery = ({ id, version }: Diagram, page: number) =>
  queryOptions({
    queryKey: [...diagramKeys.versions(id), 'list', version, page],
    queryFn: ({ signal }) =>
      callApi(listVersions, { params: { id }, query: { page, pageSize: versionsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** What changed from one version to another; neither of them ever changes. */
export const comparisonQuery = (id: number, { from, to }: { readonly from: number; readonly to: number }) =>
  queryOptions({
    queryKey: [...diagramKeys.versions(id), 'compare', from, to],
    queryFn: ({ signal }) => callApi(compareVersions, { params: { id }, query: { from, to }, signal }),
  });

/** Gives a version a name; null takes it away. */
export const useNameVersion = (id: number, version: number): UseMutationResult<unknown, Error, string | null> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) => callApi(nameVersion, { params: { id, version }, body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...diagramKeys.versions(id), 'list'] }),
    onError: (error) =>
      showToast({
        title: versionStrings.notNamed,
        description: messageOf(error, versionStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};

export const useRestoreVersion = ({ id, version: baseVersion }: Diagram): UseMutationResult<unknown, Error, number> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => callApi(restoreVersion, { params: { id }, body: { version, baseVersion } }),
    onSuccess: ({ diagram }, version) => {
      showOwnVersion(queryClient, diagram);
      showToast({ title: versionStrings.restored(version), description: versionStrings.restoredText });
    },
    onError: (error) =>
      showToast({
        title: versionStrings.failed,
        description: messageOf(error, versionStrings.failedText),
        tone: 'destructive',
      }),
  });
};
