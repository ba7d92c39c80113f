import { buildStaleCli, buildStaleServer } from '../lib/build-stale.mjs';
import { checkout } from './checkout.ts';

/** Vitest's global setup: what tests start as a process of its own is what people start, built once for all of them. */
export const setup = async (): Promise<void> => {
  await buildStaleServer({ root: checkout });
  await buildStaleCli({ root: checkout });
};
