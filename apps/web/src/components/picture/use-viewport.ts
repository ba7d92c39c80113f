import { useCallback, useMemo, useState } from 'react';
import { fitFactor, type Size, zoomIn, zoomOut } from './zoom.ts';

/** `opening`: as large as can be read; `fit`: all of it; else what somebody chose. */
type Choice = 'opening' | 'fit' | number;

/** Free space around a fitted picture, px. */
const margin = 32;

/** A diagram opens at this factor or more: labels of 12 px are not read below it. */
const readable = 0.7;

export interface Viewport {
  readonly factor: number;
  readonly isFitted: boolean;
  readonly picture: Size;
  readonly window: Size;
  readonly setPicture: (picture: Size) => void;
  readonly setWindow: (window: Size) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the picture at exactly this factor. */
  readonly zoomTo: (factor: number) => void;
  readonly fit: () => void;
  /** Back to how a diagram opens. */
  readonly reset: () => void;
}

const nothing: Size = { width: 0, height: 0 };

/** How large a picture is shown in its window; bar and canvas share one. */
export const useViewport = (): Viewport => {
  const [choice, setChoice] = useState<Choice>('opening');
  const [picture, setPicture] = useState(nothing);
  const [window, setWindow] = useState(nothing);
  const fitting = fitFactor(picture, window, margin);
  const factor = choice === 'fit' ? fitting : choice === 'opening' ? Math.max(fitting, readable) : choice;
  const fit = useCallback(() => setChoice('fit'), []);
  const reset = useCallback(() => setChoice('opening'), []);
  return useMemo(
    () => ({
      factor,
      isFitted: Math.abs(factor - fitting) < 0.005,
      picture,
      window,
      setPicture,
      setWindow,
      zoomIn: () => setChoice(zoomIn(factor)),
      zoomOut: () => setChoice(zoomOut(factor)),
      zoomTo: setChoice,
      fit,
      reset,
    }),
    [factor, fitting, picture, window, fit, reset],
  );
};
