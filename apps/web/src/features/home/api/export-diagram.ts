import { type Diagram, exportDiagramPath } from '@diagloom/contract';
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { requestPath } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { dataUrlToBlob } from '../../../lib/data-url.ts';
import { fileNameOf } from '../../../lib/file-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { exportStrings } from '../../../strings/home.ts';
import { diagramPictureQuery } from './draw-diagram.ts';

/** How each format is made, in the order of the menu. The SVG is the very picture of the preview. */
const makers = {
  drawio: async ({ id }: Diagram) => (await requestPath(exportDiagramPath(id), { accept: '*/*' })).blob(),
  svg: async (diagram: Diagram, queryClient: QueryClient) =>
    dataUrlToBlob(await queryClient.ensureQueryData(diagramPictureQuery(diagram))),
  png: async ({ id }: Diagram) => (await requestPath(`${exportDiagramPath(id)}?format=png`, { accept: '*/*' })).blob(),
} as const;

export type ExportFormat = keyof typeof makers;

/** Downloads a diagram as a file. */
export const useExportDiagram = (diagram: Diagram): UseMutationResult<void, Error, ExportFormat> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(await makers[format](diagram, queryClient), fileNameOf(diagram.title, format)),
    onError: (error) =>
      showToast({
        title: exportStrings.failed,
        description: messageOf(error, exportStrings.failedText),
        tone: 'destructive',
      }),
  });
};
