import pg from 'pg';
import type { Database } from './database.ts';

export interface Probe {
  /** Settles as soon as the database has answered a question that costs it nothing. */
  readonly ask: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Asks on a connection of its own, so as not to wait for those who work, and once for all who want to know at the same moment. */
export const createProbe = ({ $client }: Pick<Database, '$client'>): Probe => {
  const pool = new pg.Pool({ ...$client.options, max: 1 });
  // Whoever asks next learns of it.
  pool.on('error', () => undefined);
  let underWay: Promise<void> | undefined;
  const begin = async (): Promise<void> => {
    try {
      await pool.query('select 1');
    } finally {
      underWay = undefined;
    }
  };
  return {
    ask: () => {
      underWay ??= begin();
      return underWay;
    },
    close: () => pool.end(),
  };
};
