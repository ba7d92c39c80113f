import type { Point } from '@diagloom/diagram/model';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface HandOptions {
  /** Screen px per px of the page. */
  readonly factor: number;
  readonly isEnabled: boolean;
  /** How far it was dragged, px of the page. */
  readonly onDone: (step: Point) => void;
  readonly isKey?: (event: KeyboardEvent) => boolean;
}

/** A pointer that moved less than this was meant to press, px of the screen. */
const slack = 4;

/** The step of an arrow key, and with Shift, px of the page. */
const coarse = 10;
const fine = 1;

const nowhere: Point = { x: 0, y: 0 };

/** Drags something that is pinned to the page, by mouse, finger or arrow keys; what it is dragged by is shown before it is kept. */
export const useHand = ({ factor, isEnabled, onDone, isKey = () => true }: HandOptions) => {
  const [step, setStep] = useState<Point>();
  // A hand is quicker than pictures are drawn: what it did last is not yet what is shown.
  const latest = useRef<Point>(undefined);
  const start = useRef<Point>(undefined);
  const wasDragged = useRef(false);
  const go = (to: Point | undefined): void => {
    latest.current = to;
    setStep(to);
  };
  const cancel = (): void => {
    start.current = undefined;
    go(undefined);
  };
  const finish = (): void => {
    const way = latest.current;
    cancel();
    if (way !== undefined && (way.x !== 0 || way.y !== 0)) onDone(way);
  };
  return {
    step: step ?? nowhere,
    isDragged: step !== undefined,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        wasDragged.current = false;
        if (!isEnabled || event.button !== 0 || !event.isPrimary) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent): void => {
        const from = start.current;
        if (from === undefined) return;
        const way = { x: event.clientX - from.x, y: event.clientY - from.y };
        if (!wasDragged.current && Math.hypot(way.x, way.y) <= slack) return;
        wasDragged.current = true;
        go({ x: Math.round(way.x / factor), y: Math.round(way.y / factor) });
      },
      onPointerUp: finish,
      onPointerCancel: cancel,
      onKeyDown: (event: KeyboardEvent): void => {
        if (event.key === 'Escape' && latest.current !== undefined) {
          event.stopPropagation();
          cancel();
        }
        const arrow = arrows[event.key];
        if (!isEnabled || arrow === undefined || !isKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const by = event.shiftKey ? fine : coarse;
        const { x, y } = latest.current ?? nowhere;
        go({ x: x + arrow.x * by, y: y + arrow.y * by });
      },
      // Keys that are held down are one movement.
      onKeyUp: (event: KeyboardEvent): void => {
        if (arrows[event.key] !== undefined) finish();
      },
      // A pointer that goes down on its corner takes the focus away as well.
      onBlur: (): void => {
        if (start.current === undefined) finish();
      },
    },
    /** Whether the click that follows a drag was none. */
    wasDragged: (): boolean => wasDragged.current,
  };
};

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
