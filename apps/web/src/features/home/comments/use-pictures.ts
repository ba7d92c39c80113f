import { annotationMessages, diagramMessages, mostAttachments, uploadLimits } from '@diagloom/contract';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../lib/toast-store.ts';
import { commentStrings } from '../../../strings/comments.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export interface ChosenPicture {
  readonly file: File;
  /** Shows it while the page is open. */
  readonly url: string;
}

export interface PictureChoice {
  readonly chosen: readonly ChosenPicture[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (picture: ChosenPicture) => void;
  readonly clear: () => void;
}

/** The pictures that will go with a comment. The server looks at their bytes; what it would refuse for sure is refused here. */
export const usePictures = (): PictureChoice => {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(() => () => forget(latest.current), []);
  return {
    chosen,
    add: (files) => {
      const fitting = files.filter((file) => problemOf(file) === undefined);
      const room = mostAttachments - chosen.length;
      const problem =
        files.map(problemOf).find((text) => text !== undefined) ??
        (fitting.length > room ? commentStrings.mostPictures(mostAttachments) : undefined);
      if (problem !== undefined) {
        showToast({ title: commentStrings.notAttached, description: problem, tone: 'destructive' });
      }
      const added = fitting.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }));
      setChosen([...chosen, ...added]);
    },
    remove: (picture) => {
      forget([picture]);
      setChosen(chosen.filter((one) => one !== picture));
    },
    clear: () => {
      forget(chosen);
      setChosen([]);
    },
  };
};

const problemOf = ({ type, size }: File): string | undefined => {
  if (!pictureTypes.some((known) => known === type)) return annotationMessages.pictureMissing;
  return size > uploadLimits.imageBytes ? diagramMessages.imageLarge : undefined;
};

const forget = (pictures: readonly ChosenPicture[]): void => {
  for (const { url } of pictures) URL.revokeObjectURL(url);
};
