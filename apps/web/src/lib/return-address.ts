const name = 'diagloom.returnAddress';

/** Where somebody wanted to go before they were asked to sign in; for this tab only, and used once. */
export const returnAddress = {
  keep: (path: string): void => {
    try {
      window.sessionStorage.setItem(name, path);
    } catch {
      // Without storage the way leads to the start page.
    }
  },
  take: (): string | undefined => {
    try {
      const path = window.sessionStorage.getItem(name);
      window.sessionStorage.removeItem(name);
      return path ?? undefined;
    } catch {
      return undefined;
    }
  },
};
