interface TextStore {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
}

/**
 * Text kept by name in a storage of the browser. Where storage is blocked (private windows, strict
 * settings), it is kept for as long as the page lives.
 */
export const textStore = (storage: () => Storage): TextStore => {
  const inMemory = new Map<string, string>();
  return {
    read: (name) => {
      try {
        return storage().getItem(name);
      } catch {
        return inMemory.get(name) ?? null;
      }
    },
    write: (name, text) => {
      try {
        storage().setItem(name, text);
      } catch {
        inMemory.set(name, text);
      }
    },
    remove: (name) => {
      try {
        storage().removeItem(name);
      } catch {
        inMemory.delete(name);
      }
    },
  };
};
