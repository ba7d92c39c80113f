/** Does work that is asked for many times in a row once, in the next frame of the page; where nobody looks at it, a little later. */
export const onceAFrame = (work: () => void, schedule: (run: () => void) => void = nextFrame) => {
  let isDue = false;
  let isOver = false;
  return {
    ask: (): void => {
      if (isDue) return;
      isDue = true;
      schedule(() => {
        isDue = false;
        if (!isOver) work();
      });
    },
    stop: (): void => {
      isOver = true;
    },
  };
};

/** A page that is hidden has no frames. */
const hiddenPause = 250;

const nextFrame = (run: () => void): void => {
  if (document.hidden) window.setTimeout(run, hiddenPause);
  else window.requestAnimationFrame(run);
};
