import { useCallback, useMemo, useState } from 'react';
import { fitFactor, openingFactor, type Size, zoomIn, zoomOut } from './zoom.ts';

/** `opening`: as large as can be read; `fit`: all of it; else what somebody chose. */
type Choice = 'opening' | 'fit' | number;

/** Free space around a fitted picture, which has a border of its own, px. */
const margin = 12;

export interface Viewport {
  readonly factor: number;
  readonly isFitted: boolean;
  /** True until somebody chooses how large it is shown. */
  readonly isOpening: boolean;
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

interface Shown {
  readonly choice: Choice;
  readonly picture: Size;
  readonly window: Size;
}

const nothing: Size = { width: 0, height: 0 };

/** How large a picture is shown in its window; bar and canvas share one. */
export const useViewport = (): Viewport => {
  const [{ choice, picture, window }, setShown] = useState<Shown>({
    choice: 'opening',
    picture: nothing,
    window: nothing,
  });
  const setChoice = useCallback((next: Choice) => setShown((before) => ({ ...before, choice: next })), []);
  const setPicture = useCallback((next: Size) => setShown((before) => ({ ...before, picture: next })), []);
  const setWindow = useCallback((next: Size) => setShown((before) => ({ ...before, window: next })), []);
  const fitting = fitFactor(picture, window, margin);
  const factor = factorOf({ choice, picture, window });
  const fit = useCallback(() => setChoice('fit'), [setChoice]);
  const reset = useCallback(() => setChoice('opening'), [setChoice]);
  return useMemo(
    () => ({
      factor,
      isFitted: Math.abs(factor - fitting) < 0.005,
      isOpening: choice === 'opening',
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
    [choice, factor, fitting, picture, window, setPicture, setWindow, setChoice, fit, reset],
  );
};

const factorOf = ({ choice, picture, window }: Shown): number => {
  if (typeof choice === 'number') return choice;
  const fitting = fitFactor(picture, window, margin);
  return choice === 'fit' ? fitting : openingFactor(fitting, { picture, window });
};
