import { exportDiagramPath } from '@diagloom/contract';
import { requestPath } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { pictureElement } from '../../../lib/picture-element.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { canvasStrings } from '../../../strings/canvas.ts';
import { gesturesSettled } from '../canvas/editing/queues.ts';

/** Prints a page as it is exported, on white paper whatever the screen shows, and nothing else; as large as the sheet allows. */
export const printPicture = async (id: number, title: string, page: string | undefined): Promise<void> => {
  const query = new URLSearchParams({ format: 'svg', ...(page === undefined ? {} : { page }) });
  try {
    await gesturesSettled(id);
    const answer = await requestPath(`${exportDiagramPath(id)}?${query}`, { accept: 'image/svg+xml' });
    const picture = pictureElement(await answer.text(), title);
    if (picture === undefined) throw new Error('The picture cannot be read.');
    // The rules of the sheet say how large it is.
    picture.removeAttribute('style');
    const sheet = document.createElement('div');
    sheet.className = 'print-sheet';
    sheet.append(picture);
    document.body.append(sheet);
    window.addEventListener('afterprint', () => sheet.remove(), { once: true });
    window.print();
  } catch (error) {
    showToast({
      title: canvasStrings.printFailed,
      description: messageOf(error, canvasStrings.printFailedText),
      tone: 'destructive',
    });
  }
};
