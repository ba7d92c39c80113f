import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { AdminError } from '../admin-command.ts';
import type { Manifest } from './manifest.ts';

/** Characters and rows that are sent at a time. */
const batch = { characters: 4_000_000, rows: 1000 };

/** Puts every row of a backup into an empty database of the same schema: all of them, or none. */
export const readBackup = async (client: pg.PoolClient, folder: string, { rows }: Manifest): Promise<void> => {
  try {
    await client.query('begin');
    // Rows come table by table, and what they point at may come later; it was whole when it was written.
    await client.query("set local session_replication_role = 'replica'");
    for (const [name, expected] of Object.entries(rows)) {
      const found = await readTable(client, name, join(folder, `${name}.jsonl.gz`));
      if (found !== expected) {
        throw new AdminError(
          `${folder} is damaged: of ${expected} rows of ${name} there are ${found}. Take another backup; nothing was restored.`,
        );
      }
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const readTable = async (client: pg.PoolClient, name: string, file: string): Promise<number> => {
  const columns = await client.query<{ name: string; sequence: string | null }>(
    `select column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [name],
  );
  const list = columns.rows.map((column) => `"${column.name}"`).join(', ');
  const insert = `insert into "${name}" (${list}) overriding system value
    select ${list} from json_populate_recordset(null::"${name}", $1::json)`;
  let count = 0;
  let waiting: string[] = [];
  let characters = 0;
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return;
    await client.query(insert, [`[${waiting.join(',')}]`]);
    count += waiting.length;
    [waiting, characters] = [[], 0];
  };
  for await (const line of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    waiting.push(line);
    characters += line.length;
    if (characters >= batch.characters || waiting.length >= batch.rows) await send();
  }
  await send();
  for (const { name: column, sequence } of columns.rows) {
    if (sequence === null) continue;
    await client.query(
      `select setval($1::text::regclass, coalesce((select max("${column}") from "${name}"), 0) + 1, false)`,
      [sequence],
    );
  }
  return count;
};
