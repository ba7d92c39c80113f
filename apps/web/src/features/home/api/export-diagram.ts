import { type Diagram, exportDiagramPath } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { requestPath } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { fileNameOf } from '../../../lib/file-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { exportStrings } from '../../../strings/home.ts';

/** The formats that a diagram can be downloaded in, in the order of the menu. */
export const exportFormats = [
  { id: 'drawio', label: exportStrings.drawio },
  { id: 'svg', label: exportStrings.svg },
  { id: 'png', label: exportStrings.png },
] as const;

export type ExportFormat = (typeof exportFormats)[number]['id'];

/** Downloads a diagram as a file. */
export const useExportDiagram = ({
  id,
  title,
}: Pick<Diagram, 'id' | 'title'>): UseMutationResult<void, Error, ExportFormat> =>
  useMutation({
    mutationFn: async (format: ExportFormat) => {
      const response = await requestPath(`${exportDiagramPath(id)}?format=${format}`, { accept: '*/*' });
      saveFile(await response.blob(), fileNameOf(title, format));
    },
    onError: (error) =>
      showToast({
        title: exportStrings.failed,
        description: messageOf(error, exportStrings.failedText),
        tone: 'destructive',
      }),
  });
