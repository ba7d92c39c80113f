import '../../../../styles/diagram-fonts.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pictureElement } from '../../../../lib/picture-element.ts';

interface PictureLayerProps {
  /** An SVG of ours as text. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  /** The picture in the page, while it is there. */
  readonly pictureRef: RefObject<SVGSVGElement | null>;
}

/** The diagram drawn into the page, so that its shapes can be moved. */
export const PictureLayer = ({ svg, width, height, description, pictureRef }: PictureLayerProps) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const picture = pictureElement(svg, description);
    if (picture === undefined) return;
    host.current?.replaceChildren(picture);
    pictureRef.current = picture;
  }, [svg, description, pictureRef]);
  return (
    <div
      ref={host}
      style={{ width, height }}
      // Isolated, the picture is not painted again when what is lifted off it is.
      className="relative rounded-sm bg-white shadow-lift ring-1 ring-line transition-none will-change-transform [&>svg]:isolate"
    />
  );
};
