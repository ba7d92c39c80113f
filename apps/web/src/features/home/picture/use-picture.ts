import { convertPdf, type PictureReading, type PictureStep, pictureMessages } from '@diagloom/contract';
import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toBase64 } from '../../../lib/to-base64.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { pictureStrings } from '../../../strings/picture.ts';
import { takeBrought } from './brought-picture.ts';
import { checkFile } from './check-file.ts';
import { requestReading } from './request-reading.ts';

export interface ChosenPicture {
  readonly file: File;
  /** Where the browser shows it from. */
  readonly url: string;
  /** Of a PDF. */
  readonly pages?: {
    /** The page that is shown, from 1. */
    readonly page: number;
    readonly pageCount: number;
    readonly thumbnails: readonly string[];
  };
}

/** Why nothing was read: it stays in sight when the toast has gone. */
export interface Failure {
  readonly title: string;
  readonly description: string;
}

/** `pages` while a PDF is made into pictures. */
export type Busy = PictureStep | 'pages';

/** A picture on its way: chosen, read, understood. It stays in the browser but for the requests that read it. */
export const usePicture = (onRead: (reading: PictureReading, picture: ChosenPicture) => void) => {
  const [picture, setPicture] = useState<ChosenPicture>();
  const [busy, setBusy] = useState<Busy>();
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  const url = picture?.url;
  useEffect(() => {
    if (url?.startsWith('blob:')) return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (title: string, description: string): void => {
    setFailure({ title, description });
    showToast({ title, description, tone: 'destructive' });
  };
  const work = async (first: Busy, title: string, what: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(first);
    setFailure(undefined);
    try {
      await what(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) fail(title, messageOf(error, pictureStrings.failed));
    } finally {
      if (running.current === controller) setBusy(undefined);
    }
  };
  const showPage = (file: File, page: number): Promise<void> =>
    work('pages', pictureMessages.pdfFailed, async (signal) => {
      const form = new FormData();
      form.append('pdf', file);
      const { imageData, pageCount, thumbnails } = await sendForm(convertPdf, { form, query: { page }, signal });
      setPicture({ file, url: imageData, pages: { page, pageCount, thumbnails } });
    });
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    setFailure(undefined);
    const checked = checkFile(file);
    if (!checked.ok) fail(checked.title, checked.description);
    else if (file.type === 'application/pdf') void showPage(file, 1);
    else setPicture({ file, url: URL.createObjectURL(file) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the panel opens
  useEffect(() => choose(takeBrought()), []);

  /** What is sent of it; undefined, and told, where there is nothing to send. */
  const toSend = async (): Promise<{ readonly imageData: string; readonly page: number } | undefined> => {
    if (picture === undefined) {
      showToast({ title: pictureMessages.missing, tone: 'destructive' });
      return undefined;
    }
    const bytes = await picture.file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) fail(pictureStrings.uploadFailed, pictureStrings.uploadFailedText);
    return bytes && { imageData: toBase64(new Uint8Array(bytes)), page: picture.pages?.page ?? 1 };
  };
  const read = async (): Promise<void> => {
    const wanted = await toSend();
    if (wanted === undefined || picture === undefined) return;
    await work('opening', pictureStrings.failedTitle, async (signal) => {
      const reading = await requestReading(wanted, { signal, onStep: setBusy });
      if (reading.reading.shapes.length === 0 && reading.carried === undefined)
        fail(pictureStrings.failedTitle, pictureStrings.nothing);
      else onRead(reading, picture);
    });
  };
  return {
    picture,
    busy,
    failure,
    choose,
    showPage: (page: number) => picture !== undefined && void showPage(picture.file, page),
    remove: () => {
      setFailure(undefined);
      setPicture(undefined);
    },
    read,
    toSend,
    stop: () => running.current?.abort(),
  };
};
