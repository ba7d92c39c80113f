/** What toasts must not lie on: bars and buttons at the top of a page. */
const kept = '[data-toasts-below]';

/** How far down the window a toast of a width, px, may start in the middle so that it covers none of them, px. */
export const clearTop = (width: number): number => {
  const side = (window.innerWidth - width) / 2;
  return [...document.querySelectorAll(kept)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top >= 0 && top < window.innerHeight / 2)
    .filter(({ left, right }) => right > side && left < side + width)
    .reduce((lowest, { bottom }) => Math.max(lowest, bottom), 0);
};
