const inMemory = new Map<string, string>();

/**
 * Text kept by name in the browser's local storage. Where storage is blocked (private windows, strict
 * settings), it is kept for as long as the page lives.
 */
export const localStore = {
  read: (name: string): string | null => {
    try {
      return window.localStorage.getItem(name);
    } catch {
      return inMemory.get(name) ?? null;
    }
  },
  write: (name: string, text: string): void => {
    try {
      window.localStorage.setItem(name, text);
    } catch {
      inMemory.set(name, text);
    }
  },
  remove: (name: string): void => {
    try {
      window.localStorage.removeItem(name);
    } catch {
      inMemory.delete(name);
    }
  },
};
