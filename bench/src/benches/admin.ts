import type { Api } from '../../../scripts/harness/api.ts';
import { registerPerson } from '../../../scripts/harness/api.ts';
import { startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import { openDatabase } from '../admin/open-database.ts';
import { seedAccounts } from '../admin/seed.ts';
import type { Bench, Report } from '../bench.ts';
import { measure } from '../measure.ts';

const amounts = { accounts: 100_000, entries: 1_000_000 };

const options = { warmUps: 3, samples: 40 };

/** What administrators ask for, the hard cases among them: a rare name, the last page, orders without an index. */
const questions = [
  '/api/admin/stats',
  '/api/admin/analytics?days=90',
  '/api/admin/users',
  '/api/admin/users?page=5000',
  '/api/admin/users?sort=lastLoginAt',
  '/api/admin/users?sort=email&direction=asc&page=2500',
  '/api/admin/users?sort=totalApiCalls',
  '/api/admin/users?sort=diagramsGenerated&page=5000',
  '/api/admin/users?search=lindqvist.4711',
  '/api/admin/users?search=tanaka',
  '/api/admin/users?search=ad',
  '/api/admin/users?status=blocked&tier=premium&sort=totalApiCalls',
  '/api/admin/users?search=grace&sort=diagramsGenerated',
  '/api/admin/activity',
  '/api/admin/activity?page=500',
  '/api/admin/activity?type=diagram-deleted&page=400',
  '/api/admin/activity?userId=4711',
  '/api/admin/activity?search=moreau.44',
  '/api/admin/activity?search=moreau.44&type=signed-in',
] as const;

export const admin: Bench = {
  name: 'admin',
  summary: `milliseconds of the administrator's calls with ${amounts.accounts} accounts and ${amounts.entries} log entries`,
  run: async (report) => {
    const dataFolder = await createTemporaryFolder('bench');
    const diagloom = await startDiagloom({ dataFolder });
    try {
      const api = await registerPerson(diagloom.address, 'admin@example.org');
      const database = await openDatabase(dataFolder);
      await seedAccounts(database, amounts);
      await database.end();
      await askAll(api, report);
    } finally {
      await diagloom.interrupt();
      await removeFolder(dataFolder);
    }
  },
};

const askAll = async (api: Api, report: Report): Promise<void> => {
  for (const question of questions) {
    const timing = await measure(() => api.get(question), options);
    report.figure({ figure: 'whole HTTP request', question, unit: 'ms', ...timing });
  }
};
