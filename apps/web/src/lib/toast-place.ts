/** Bars and buttons at the top of a page: toasts begin below them. */
const bars = '[data-toasts-below]';

/** What is read and written in the middle of a page: toasts stand at the foot where they would lie on it. */
const kept = '[data-toasts-clear]';

/** Where a toast stands, px from that edge of the window. */
export type ToastPlace = { readonly top: number } | { readonly bottom: number };

/** Where a toast of a width and height, px, stands in the middle of the window so that it covers nothing that is used. */
export const placeToast = (width: number, height: number): ToastPlace => {
  const side = (window.innerWidth - width) / 2;
  const boxesOf = (selector: string): readonly DOMRect[] =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => right > side && left < side + width)
      .filter((box) => box.height > 0);
  const top = boxesOf(bars)
    .filter((box) => box.top >= 0 && box.top < window.innerHeight / 2)
    .reduce((lowest, { bottom }) => Math.max(lowest, bottom), 0);
  const isTaken = boxesOf(kept).some((box) => box.bottom > top && box.top < top + height);
  return isTaken ? { bottom: 0 } : { top };
};
