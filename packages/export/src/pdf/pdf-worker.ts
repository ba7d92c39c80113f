/** The thread that PDFs are made in: takes pages and options, answers with the bytes or with what went wrong. */
import { parentPort } from 'node:worker_threads';
import { drawPdf, type PdfOptions, type PdfPage } from './draw-pdf.ts';

/** What the thread is asked. */
export interface PdfJob {
  readonly pages: readonly PdfPage[];
  readonly options: PdfOptions;
}

parentPort?.on('message', async ({ pages, options }: PdfJob) => {
  try {
    const bytes = await drawPdf(pages, options);
    parentPort?.postMessage({ bytes }, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
