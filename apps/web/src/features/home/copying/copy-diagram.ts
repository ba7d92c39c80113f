import { exportDiagramPath } from '@diagloom/contract';
import { requestPath } from '../../../lib/api-client.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { canvasStrings } from '../../../strings/canvas.ts';

/** Puts the picture of a page on the clipboard. The browser must hear of it at once, so it gets a promise of the picture. */
export const copyPicture = async (id: number, page: string | undefined): Promise<void> => {
  const query = new URLSearchParams({ format: 'png', ...(page === undefined ? {} : { page }) });
  const load = async (): Promise<Blob> =>
    (await requestPath(`${exportDiagramPath(id)}?${query}`, { accept: 'image/png' })).blob();
  await say(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': load() })]));
};

export const copyXml = (xml: string): Promise<void> => say(() => navigator.clipboard.writeText(xml));

const say = async (copy: () => Promise<void>): Promise<void> => {
  try {
    await copy();
    showToast({ title: canvasStrings.copied });
  } catch {
    showToast({
      title: canvasStrings.copyFailed,
      description: canvasStrings.copyFailedText,
      tone: 'destructive',
    });
  }
};
