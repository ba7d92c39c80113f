import { tabStore } from './tab-store.ts';

const name = 'diagloom.trial-text';

/** The visitor's own words on the landing page: they survive a reload and the way back, and end with signing in. */
export const trialText = {
  read: (): string | undefined => tabStore.read(name) ?? undefined,
  keep: (text: string): void => tabStore.write(name, text),
  forget: (): void => tabStore.remove(name),
};
