import '../../../../styles/diagram-fonts.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';

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
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const picture = document.importNode(drawn, true);
    if (!(picture instanceof SVGSVGElement)) return;
    picture.style.cssText = 'display:block;width:100%;height:100%;overflow:visible';
    picture.querySelector(':scope > title')?.remove();
    host.current?.replaceChildren(picture);
    pictureRef.current = picture;
  }, [svg, pictureRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture has no name yet
  useLayoutEffect(() => {
    pictureRef.current?.setAttribute('aria-label', description);
  }, [svg, description, pictureRef]);
  return (
    <div
      ref={host}
      style={{ width, height }}
      className="relative rounded-sm bg-white shadow-lift ring-1 ring-line transition-none will-change-transform"
    />
  );
};
