import type { Database } from '../platform/database/database.ts';
import type { AdminCommand, AdminTools } from './admin-command.ts';

interface DatabaseTools extends Pick<AdminTools, 'publicUrl'> {
  readonly database: Database;
}

/** The work of a command on the database as it is, which is let go of again whatever happens. */
export const onDatabase =
  (run: (args: readonly string[], tools: DatabaseTools) => Promise<string>): AdminCommand['run'] =>
  async (args, { open, publicUrl }) => {
    const { database, close } = await open();
    try {
      return await run(args, { database, publicUrl });
    } finally {
      await close();
    }
  };
