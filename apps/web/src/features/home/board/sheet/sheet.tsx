import { boardCanvas, type DrawingElement } from '@diagloom/contract';
import type { Point } from '@diagloom/diagram/model';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { boardStrings } from '../../../../strings/board.ts';
import type { Elements } from '../history.ts';
import type { Look, ToolId } from '../tools/tool-list.ts';
import { ElementShape } from './element-shape.tsx';
import { resized } from './resized.ts';
import { SelectionFrame } from './selection-frame.tsx';
import { useDrawing } from './use-drawing.ts';
import type { SheetCamera } from './use-sheet-camera.ts';

interface SheetProps {
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly camera: SheetCamera;
  readonly tool: ToolId;
  readonly look: Look;
  readonly elements: Elements;
  readonly selection: readonly string[];
  readonly hasGrid: boolean;
  readonly isDark: boolean;
  /** White paper, in the dark. */
  readonly isDimmed: boolean;
  /** What is shown over the drawing; nothing is drawn meanwhile. */
  readonly overlay: ReactNode;
  /** An element that is being written anew elsewhere. */
  readonly hidden: string | undefined;
  readonly isPanning: () => boolean;
  readonly onDraw: (element: DrawingElement) => void;
  readonly onChange: (elements: Elements) => void;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onWrite: (at: Point, element?: DrawingElement) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
}

/** One notch of a wheel, in the pixels that browsers report for it. */
const notch = 100;

/** The sheet with everything on it. */
export const Sheet = (props: SheetProps) => {
  const { frame, camera, tool, elements, selection, hasGrid, isDark, isDimmed, overlay, hidden } = props;
  const { gesture, handlers } = useDrawing(props);
  const [gridId, hintId] = [useId(), useId()];
  useEffect(() => {
    const { current } = frame;
    const handleWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { deltaX, deltaY, ctrlKey, metaKey, clientX, clientY } = event;
      if (ctrlKey || metaKey) {
        const by = Math.exp(-Math.max(-notch, Math.min(notch, deltaY)) / (notch * 3));
        camera.zoomAt({ x: clientX, y: clientY }, by);
      } else camera.pan({ x: -deltaX, y: -deltaY });
    };
    current?.addEventListener('wheel', handleWheel, { passive: false });
    return () => current?.removeEventListener('wheel', handleWheel);
  }, [frame, camera]);

  const { x, y } = camera.corner;
  const erased = gesture?.kind === 'erase' ? gesture.ids : undefined;
  const by = gesture?.kind === 'move' ? gesture.by : undefined;
  const pull = gesture?.kind === 'resize' ? gesture : undefined;
  const isSteered = overlay !== undefined;
  const paper = isDark ? papers.dark : papers.white;
  return (
    <>
      <p id={hintId} className="sr-only">
        {boardStrings.keysHint}
      </p>
      <svg
        ref={frame}
        role="application"
        aria-label={boardStrings.sheet}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the board work while it has the focus
        tabIndex={0}
        {...(isSteered ? {} : handlers)}
        onKeyDown={props.onKeyDown}
        onKeyUp={props.onKeyUp}
        // Browsers draw a ring around a picture that a mouse has focused, too.
        className="dotted-sheet size-full touch-none select-none focus-visible:-outline-offset-2 not-focus-visible:outline-none"
        style={{ cursor: gesture?.kind === 'pan' ? 'grabbing' : (cursors[tool] ?? 'crosshair') }}
      >
        <title>{boardStrings.sheet}</title>
        <g transform={`scale(${camera.scale}) translate(${-x} ${-y})`}>
          <defs>
            <pattern id={gridId} width={boardCanvas.grid} height={boardCanvas.grid} patternUnits="userSpaceOnUse">
              <path
                d={`M${boardCanvas.grid} 0H0V${boardCanvas.grid}`}
                fill="none"
                stroke={paper.grid}
                strokeWidth={1}
              />
            </pattern>
          </defs>
          <rect
            width={boardCanvas.width}
            height={boardCanvas.height}
            fill={paper.sheet}
            stroke={paper.border}
            strokeWidth={1}
          />
          {hasGrid && (
            <rect width={boardCanvas.width} height={boardCanvas.height} fill={`url(#${gridId})`} pointerEvents="none" />
          )}
          <g opacity={isSteered ? 0.35 : 1}>
            {elements.map((element) => {
              // What was understood of words is written over the drawing.
              if (element.id === hidden || (isSteered && element.type === 'text')) return null;
              const isMoving = by !== undefined && selection.includes(element.id);
              return (
                <g
                  key={element.id}
                  opacity={erased?.has(element.id) === true ? 0.25 : 1}
                  {...(isMoving && { transform: `translate(${by.x} ${by.y})` })}
                >
                  <ElementShape
                    isDark={isDark}
                    element={
                      pull !== undefined && selection.includes(element.id)
                        ? resized(element, pull.box, pull.to)
                        : element
                    }
                  />
                </g>
              );
            })}
            {gesture?.kind === 'draw' && <ElementShape element={gesture.element} isDark={isDark} />}
          </g>
          {isDimmed && (
            <rect width={boardCanvas.width} height={boardCanvas.height} fillOpacity={0.2} pointerEvents="none" />
          )}
          <g className="[filter:var(--sheet-filter)]">
            {!isSteered && (
              <SelectionFrame
                elements={elements.filter(({ id }) => selection.includes(id))}
                by={by}
                to={pull?.to}
                scale={camera.scale}
              />
            )}
            {gesture?.kind === 'mark' && <Mark start={gesture.start} end={gesture.end} scale={camera.scale} />}
            {overlay}
          </g>
        </g>
      </svg>
    </>
  );
};

const papers = {
  white: { sheet: '#ffffff', border: '#cbd5e1', grid: '#e5e7eb' },
  dark: { sheet: 'var(--sheet)', border: 'var(--line)', grid: 'var(--line)' },
} as const;

const cursors: Readonly<Partial<Record<ToolId, string>>> = { select: 'default', text: 'text', fill: 'cell' };

const Mark = ({ start, end, scale }: { readonly start: Point; readonly end: Point; readonly scale: number }) => (
  <rect
    x={Math.min(start.x, end.x)}
    y={Math.min(start.y, end.y)}
    width={Math.abs(end.x - start.x)}
    height={Math.abs(end.y - start.y)}
    fill="#2563eb22"
    stroke="#2563eb"
    strokeWidth={1 / scale}
    pointerEvents="none"
  />
);
