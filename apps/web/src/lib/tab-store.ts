import { textStore } from './text-store.ts';

/** Kept for this tab alone, until it is closed. */
export const tabStore = textStore(() => window.sessionStorage);
