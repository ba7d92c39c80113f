import { type PictureReading, type PictureStep, pictureMessages } from '@diagloom/contract';
import { useEffect, useRef, useState } from 'react';
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
}

/** A picture on its way: chosen, read, understood. It stays in the browser but for the request that reads it. */
export const usePicture = (onRead: (reading: PictureReading, file: File) => void) => {
  const [picture, setPicture] = useState<ChosenPicture>();
  const [step, setStep] = useState<PictureStep>();
  const running = useRef<AbortController>(undefined);
  const url = picture?.url;
  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(() => () => running.current?.abort(), []);

  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const checked = checkFile(file);
    if (checked.ok) setPicture({ file, url: URL.createObjectURL(file) });
    else showToast({ ...checked, tone: 'destructive' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the panel opens
  useEffect(() => choose(takeBrought()), []);

  const read = async (): Promise<void> => {
    if (picture === undefined) {
      showToast({ title: pictureMessages.missing, tone: 'destructive' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setStep('opening');
    try {
      const bytes = await picture.file.arrayBuffer().catch(() => undefined);
      if (bytes === undefined) {
        failed(pictureStrings.uploadFailed, pictureStrings.uploadFailedText);
        return;
      }
      const reading = await requestReading(toBase64(new Uint8Array(bytes)), {
        signal: controller.signal,
        onStep: setStep,
      });
      if (reading.reading.shapes.length === 0) failed(pictureStrings.failedTitle, pictureStrings.nothing);
      else onRead(reading, picture.file);
    } catch (error) {
      if (!controller.signal.aborted) failed(pictureStrings.failedTitle, messageOf(error, pictureStrings.failed));
    } finally {
      setStep(undefined);
    }
  };
  return {
    picture,
    step,
    choose,
    remove: () => setPicture(undefined),
    read,
    stop: () => running.current?.abort(),
  };
};

const failed = (title: string, description: string): void => showToast({ title, description, tone: 'destructive' });
