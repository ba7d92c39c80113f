import { localStore } from './local-store.ts';
import { trialText } from './trial-text.ts';

const name = 'sessionToken';
const listeners = new Set<() => void>();

const tellListeners = (): void => {
  for (const listener of listeners) listener();
};

export const readSessionToken = (): string | null => localStore.read(name);

export const storeSessionToken = (token: string): void => {
  localStore.write(name, token);
  trialText.forget();
  tellListeners();
};

export const removeSessionToken = (): void => {
  localStore.remove(name);
  tellListeners();
};

/** Calls back when the token changes in this tab. Gives the way to stop. */
export const onSessionTokenChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Loads the page anew when another tab signs in or out, so that no page shows one person the data of another. */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === name) window.location.reload();
  });
};
