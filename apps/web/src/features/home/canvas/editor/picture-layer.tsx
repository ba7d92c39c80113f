import '../../../../styles/diagram-fonts.css';
import type { Picture } from '@diagloom/diagram/svg';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pictureElement } from '../../../../lib/picture-element.ts';
import { changePicture, type PictureOnPage, putPicture } from './picture-on-page.ts';

interface PictureLayerProps {
  readonly picture: Picture;
  /** An SVG of ours as text that is shown in its place while it moves. */
  readonly moving: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  /** The picture in the page, while it is there. */
  readonly pictureRef: RefObject<SVGSVGElement | null>;
}

/** The diagram drawn into the page, so that its shapes can be moved. */
export const PictureLayer = ({ picture, moving, width, height, description, pictureRef }: PictureLayerProps) => {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<PictureOnPage>(undefined);
  useLayoutEffect(() => {
    if (host.current === null) return;
    if (moving !== undefined) {
      shown.current = undefined;
      const element = pictureElement(moving, description);
      if (element === undefined) return;
      host.current.replaceChildren(element);
      pictureRef.current = element;
      return;
    }
    const changed = shown.current && changePicture(shown.current, picture);
    shown.current = changed ?? putPicture(host.current, picture, description);
    if (shown.current === undefined) return;
    shown.current.element.setAttribute('aria-label', description);
    pictureRef.current = shown.current.element;
  }, [picture, moving, description, pictureRef]);
  return (
    <div
      ref={host}
      style={{ width, height }}
      // Isolated, the picture is not painted again when what is lifted off it is.
      className="relative bg-sheet shadow-lift ring-1 ring-line transition-none will-change-transform [&>svg]:isolate"
    />
  );
};
