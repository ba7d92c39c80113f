import { tabStore } from './tab-store.ts';

const name = 'diagloom.returnAddress';

/** Where somebody wanted to go before they were asked to sign in; for this tab only, and used once. */
export const returnAddress = {
  keep: (path: string): void => tabStore.write(name, path),
  take: (): string | undefined => {
    const path = tabStore.read(name);
    tabStore.remove(name);
    return path ?? undefined;
  },
};
