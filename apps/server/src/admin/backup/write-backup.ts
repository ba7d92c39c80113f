import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Manifest } from './manifest.ts';

/** Rows that are fetched at a time: one may hold a drawing of ten megabytes. */
const rowsAtOnce = 20;

/**
 * Writes every row of every table, as it is at one moment, while others go on writing: a transaction that only reads sees nothing that comes
 * later. Rows are JSON, so that any PostgreSQL takes them. The folder appears when it is whole.
 */
export const writeBackup = async (client: pg.PoolClient, folder: string): Promise<Manifest> => {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const rows: Record<string, number> = {};
    for (const { name } of tables.rows) rows[name] = await writeTable(client, name, join(draft, `${name}.jsonl.gz`));
    await client.query('commit');
    const manifest: Manifest = {
      format: 1,
      made: new Date().toISOString(),
      migrations: migrations.rows[0]?.n ?? 0,
      rows,
    };
    await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, folder);
    return manifest;
  } finally {
    await client.query('rollback');
    await rm(draft, { recursive: true, force: true });
  }
};

const writeTable = async (client: pg.PoolClient, name: string, file: string): Promise<number> => {
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    await client.query(`declare every_row cursor for select row_to_json(t)::text as line from "${name}" t`);
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from every_row`);
      if (rows.length === 0) break;
      count += rows.length;
      for (const { line } of rows) yield `${line}\n`;
    }
    await client.query('close every_row');
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return count;
};
