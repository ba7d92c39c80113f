import { textStore } from './text-store.ts';

/** Kept until it is removed. */
export const localStore = textStore(() => window.localStorage);
