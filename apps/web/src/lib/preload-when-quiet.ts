type Load = () => Promise<unknown>;

/** So long after the last part of a page came, the rest may come too, ms. */
const pause = 4000;

const waiting: Load[] = [];
let timer: number | undefined;

/**
 * Loads it once nothing else has been loaded for a while, one after the other, so that it is there when it is wanted. A failure is left to whoever
 * wants it, and where people save data nothing is loaded ahead.
 */
export const preloadWhenQuiet = (load: Load): void => {
  if (import.meta.env.SSR || savesData()) return;
  waiting.push(load);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void loadNext(), pause);
};

const loadNext = async (): Promise<void> => {
  const load = waiting.shift();
  if (load === undefined) return;
  await load().catch(() => undefined);
  await idle();
  await loadNext();
};

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );

export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
