import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { requestPath } from '../lib/api-client.ts';
import { messageOf } from '../lib/api-error.ts';
import { fileNameOf } from '../lib/file-name.ts';
import { saveFile } from '../lib/save-file.ts';
import { showToast } from '../lib/toast-store.ts';
import { exportStrings } from '../strings/home.ts';

export type ExportFormat = 'drawio' | 'svg' | 'png' | 'pdf' | 'md';

export interface ExportWish {
  readonly format: ExportFormat;
  /** Pixels of a PNG per px of the diagram. */
  readonly scale?: 1 | 2 | 3 | 4;
  /** Behind a PNG. */
  readonly background?: 'white' | 'transparent';
  /** `named`: the file tells which documents its parts come from. */
  readonly sources?: 'named';
  /** `listed`: pins with numbers, and in a PDF a list of what was said. */
  readonly comments?: 'listed';
}

export interface Exportable {
  readonly title: string;
  /** Where it is downloaded, without the query. */
  readonly exportPath: string;
  /** The page on screen, which an SVG or a PNG shows; the first one where absent. */
  readonly page?: string | undefined;
  /** Whether it was drawn from documents, which files may name then. */
  readonly hasSources?: boolean;
  /** Whether people said something of it, which files may show then. */
  readonly hasComments?: boolean;
}

/** Downloads a diagram as a file. */
export const useExport = ({ title, exportPath, page }: Exportable): UseMutationResult<void, Error, ExportWish> =>
  useMutation({
    mutationFn: async ({ format, scale, background, sources, comments }: ExportWish) => {
      const query = new URLSearchParams({
        format,
        ...(page === undefined ? {} : { page }),
        ...(scale === undefined ? {} : { scale: String(scale) }),
        ...(background === undefined ? {} : { background }),
        ...(sources === undefined ? {} : { sources }),
        ...(comments === undefined ? {} : { comments }),
      });
      const response = await requestPath(`${exportPath}?${query}`, { accept: '*/*' });
      saveFile(await response.blob(), fileNameOf(title, format));
    },
    onError: (error) =>
      showToast({
        title: exportStrings.failed,
        description: messageOf(error, exportStrings.failedText),
        tone: 'destructive',
      }),
  });
