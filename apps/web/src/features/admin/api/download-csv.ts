import { type AdminExportName, adminExportPath } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { requestPath } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { adminStrings } from '../../../strings/admin.ts';

export const useDownloadCsv = (name: AdminExportName): UseMutationResult<void, Error, void> =>
  useMutation({
    mutationFn: async () => {
      const response = await requestPath(adminExportPath(name), { accept: 'text/csv' });
      saveFile(await response.blob(), `diagloom-${name}.csv`);
    },
    onError: (error) =>
      showToast({
        title: adminStrings.downloadFailed,
        description: messageOf(error, adminStrings.unavailableText),
        tone: 'destructive',
      }),
  });
