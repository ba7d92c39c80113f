import { type Diagram, exportDiagramPath } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { requestPath } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { fileNameOf } from '../../../lib/file-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { exportStrings } from '../../../strings/home.ts';

export type ExportFormat = 'drawio' | 'svg' | 'png' | 'pdf';

/** Downloads a diagram as a file. */
export const useExportDiagram = (diagram: Diagram): UseMutationResult<void, Error, ExportFormat> =>
  useMutation({
    mutationFn: async (format: ExportFormat) => {
      const response = await requestPath(`${exportDiagramPath(diagram.id)}?format=${format}`, { accept: '*/*' });
      saveFile(await response.blob(), fileNameOf(diagram.title, format));
    },
    onError: (error) =>
      showToast({
        title: exportStrings.failed,
        description: messageOf(error, exportStrings.failedText),
        tone: 'destructive',
      }),
  });
