import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Verdict } from './checker.ts';
import type { Database } from './databases/database.ts';
import { mysql } from './databases/mysql.ts';
import { postgres } from './databases/postgresql.ts';
import { sqlite } from './databases/sqlite.ts';

/** Who checks what is written for which database; PostgreSQL where none is named. */
const databases: Readonly<Record<string, Database>> = { postgresql: postgres, mysql, sqlite };

export const sqlChecker: Checker = {
  language: 'sql',
  missing: postgres.missing,
  missingFor: (framework) => databases[framework]?.missing(),
  check: async (projects, folder) => {
    // Servers run as somebody else.
    await chmod(folder, 0o755);
    const verdicts: [string, Verdict][] = [];
    for (const [id, database] of Object.entries(databases)) {
      const own = projects.filter(({ framework = 'postgresql' }) => framework === id);
      if (own.length === 0) continue;
      const place = join(folder, id);
      await mkdir(place);
      verdicts.push(...(await database.check(own, place)));
    }
    return new Map(verdicts);
  },
};
