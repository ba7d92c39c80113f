/** The look of windows over the page. */
export const overlayClasses = 'fixed inset-0 z-40 animate-enter bg-veil';

export const dialogClasses =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto rounded-xl border border-line bg-raised p-6 shadow-float outline-none';
