import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { commentStrings } from '../../../strings/comments.ts';
import { type PictureChoice, pictureTypes } from './use-pictures.ts';

/** The pictures that were chosen, small, each with a way to leave it out. */
export const ChosenPictures = ({ pictures }: { readonly pictures: PictureChoice }) => {
  if (pictures.chosen.length === 0) return null;
  const isMoving = pictures.chosen.some(({ file }) => file.type === 'image/gif');
  return (
    <ul aria-label={commentStrings.pictures} className="flex flex-wrap gap-2 px-1 pt-1">
      {pictures.chosen.map((picture) => (
        <li key={picture.url} className="relative">
          <img src={picture.url} alt={picture.file.name} className="size-14 rounded-md border bg-white object-cover" />
          <RemoveMark label={commentStrings.leaveOut(picture.file.name)} onClick={() => pictures.remove(picture)} />
        </li>
      ))}
      {isMoving && <li className="w-full text-ink-soft text-xs">{commentStrings.stillOnly}</li>}
    </ul>
  );
};

interface RemoveMarkProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** A small cross on the corner of a picture, with room around it for a finger. */
export const RemoveMark = ({ label, onClick }: RemoveMarkProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border bg-raised text-ink-soft shadow-lift before:absolute before:-inset-1 hover:text-ink"
  >
    <X aria-hidden="true" className="size-3.5" />
  </button>
);

/** Opens the files of the system; on a phone also its camera and its photos. */
export const PictureButton = ({ pictures }: { readonly pictures: PictureChoice }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={commentStrings.attach}
        title={commentStrings.attach}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-4" />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          pictures.add([...(target.files ?? [])]);
          // The same file can be chosen again after it was left out.
          target.value = '';
        }}
      />
    </>
  );
};
