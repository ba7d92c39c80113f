import { useEffect, useState } from 'react';

/** A button whose tip is to be seen. */
export interface Tipped {
  readonly text: string;
  readonly box: DOMRect;
}

/** In milliseconds: until a tip opens, how long after one has shut the next opens at once, and the way from a button to its tip. */
const delays = { open: 700, skip: 300, way: 120 } as const;

/** The button under the pointer or the focus that has a tip, once somebody rests on it. Escape, a press and scrolling take it away. */
export const useTipped = (): Tipped | undefined => {
  const [tipped, setTipped] = useState<Tipped>();
  useEffect(() => {
    const over = new AbortController();
    let button: HTMLElement | undefined;
    let isShown = false;
    let shutAt = Number.NEGATIVE_INFINITY;
    let timer: number | undefined;
    const show = (): void => {
      if (button?.isConnected !== true) return;
      isShown = true;
      setTipped({ text: button.dataset.tip ?? '', box: button.getBoundingClientRect() });
    };
    const hide = (): void => {
      window.clearTimeout(timer);
      if (isShown) shutAt = performance.now();
      button = undefined;
      isShown = false;
      setTipped(undefined);
    };
    const restOn = (target: EventTarget | null, delay: number): void => {
      const next = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
      const isOnTip = target instanceof Element && target.closest('[data-tip-text]') !== null;
      if (next === button || isOnTip) {
        if (isShown) window.clearTimeout(timer);
        return;
      }
      window.clearTimeout(timer);
      if (next === null) {
        if (isShown) timer = window.setTimeout(hide, delays.way);
        else button = undefined;
        return;
      }
      hide();
      button = next;
      const isNextToLast = performance.now() - shutAt < delays.skip;
      timer = window.setTimeout(show, isNextToLast ? 0 : delay);
    };
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ): void => document.addEventListener(name, handle, { signal: over.signal, capture: true, passive: true });
    on('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && restOn(target, delays.open));
    on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && restOn(target, 0));
    on('focusout', hide);
    on('pointerdown', hide);
    on('click', hide);
    on('scroll', hide);
    on('keydown', ({ key }) => key === 'Escape' && hide());
    return () => {
      window.clearTimeout(timer);
      over.abort();
    };
  }, []);
  return tipped;
};
