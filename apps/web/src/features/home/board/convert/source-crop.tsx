import type { Rect } from '@diagloom/diagram/model';
import { convertStrings } from '../../../../strings/board.ts';

/** An image that was read, as the browser shows it. */
export interface SourcePicture {
  readonly url: string;
  readonly size: { readonly width: number; readonly height: number };
}

interface SourceCropProps {
  readonly picture: SourcePicture;
  /** px of the image. */
  readonly box: Rect;
}

/** By the size of the part: how much of what is around it is shown. */
const margin = 0.08;

/** The piece of an image that a part was read from, so that it can be typed without looking elsewhere. On phones the image itself stands above the form. */
export const SourceCrop = ({ picture: { url, size }, box }: SourceCropProps) => {
  const by = margin * Math.max(box.width, box.height) + 4;
  return (
    <svg
      role="img"
      aria-label={convertStrings.source}
      viewBox={`${box.x - by} ${box.y - by} ${box.width + 2 * by} ${box.height + 2 * by}`}
      className="max-h-28 w-full rounded border bg-white max-md:hidden"
    >
      <image href={url} width={size.width} height={size.height} />
    </svg>
  );
};
