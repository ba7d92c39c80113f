import type { PictureReading } from '@diagloom/contract';
import type { BoardReading } from '@diagloom/vision/board';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pictureStrings } from '../../../strings/picture.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { ReadingLayer } from '../board/convert/reading-layer.tsx';

interface PictureSheetProps {
  readonly url: string;
  readonly size: Pick<PictureReading, 'width' | 'height'>;
  readonly reading: BoardReading;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The image, pale, with what was found drawn over it. */
export const PictureSheet = ({ url, size, reading, selected, onSelect }: PictureSheetProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const fitting = Math.max(0.05, Math.min(2, room.width / size.width, room.height / size.height));
  const scale = fitting * zoom;
  return (
    <div className="relative size-full min-h-0">
      <div ref={frame} className="grid size-full place-items-center overflow-auto bg-sunken p-4 pb-16">
        <svg
          role="img"
          aria-label={pictureStrings.sheet}
          width={size.width * scale}
          height={size.height * scale}
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="m-auto block bg-white shadow-float"
        >
          <image href={url} width={size.width} height={size.height} opacity={0.6} />
          <ReadingLayer reading={reading} selected={selected} scale={scale} onSelect={onSelect} />
        </svg>
      </div>
      <div className="absolute right-3 bottom-3 flex rounded-md border bg-paper p-0.5 shadow-float">
        <IconButton label={pictureStrings.zoomOut} onClick={() => setZoom(Math.max(0.5, zoom / 1.25))}>
          <ZoomOut aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={pictureStrings.fit} onClick={() => setZoom(1)}>
          <Maximize aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={pictureStrings.zoomIn} onClick={() => setZoom(Math.min(6, zoom * 1.25))}>
          <ZoomIn aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  );
};
