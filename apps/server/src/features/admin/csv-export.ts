import type { AdminExportName } from '@diagloom/contract';
import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';
import { type CsvValue, toCsvLine } from './to-csv-line.ts';
import { type Account, readAccounts } from './user-repository.ts';

type Columns = readonly (readonly [heading: string, read: (account: Account) => CsvValue])[];

/** The files that can be downloaded, by their columns. */
const files: Readonly<Record<AdminExportName, Columns>> = {
  users: [
    ['id', ({ user }) => user.id],
    ['username', ({ user }) => user.username],
    ['email', ({ user }) => user.email],
    ['firstName', ({ user }) => user.firstName],
    ['lastName', ({ user }) => user.lastName],
    ['role', ({ user }) => user.role],
    ['isEmailVerified', ({ user }) => user.isEmailVerified],
    ['isBlocked', ({ user }) => user.isBlocked],
    ['blockedReason', ({ user }) => user.blockedReason],
    ['lastLoginAt', ({ user }) => user.lastLoginAt],
    ['createdAt', ({ user }) => user.createdAt],
  ],
  usage: [
    ['id', ({ user }) => user.id],
    ['username', ({ user }) => user.username],
    ['email', ({ user }) => user.email],
    ['subscriptionTier', ({ usage }) => usage.subscriptionTier],
    ['subscriptionStatus', ({ usage }) => usage.subscriptionStatus],
    ['monthlyDiagramLimit', ({ usage }) => usage.monthlyDiagramLimit],
    ['currentMonthDiagrams', ({ usage }) => usage.currentMonthDiagrams],
    ['billingPeriodEnd', ({ usage }) => usage.billingPeriodEnd],
    ['diagramsGenerated', ({ usage }) => usage.diagramsGenerated],
    ['codeGenerationsUsed', ({ usage }) => usage.codeGenerationsUsed],
    ['ragQueriesUsed', ({ usage }) => usage.ragQueriesUsed],
    ['collaborationSessionsCreated', ({ usage }) => usage.collaborationSessionsCreated],
    ['totalApiCalls', ({ usage }) => usage.totalApiCalls],
    ['storedBytes', ({ usage }) => usage.storedBytes],
  ],
};

const batchSize = 1000;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** The file piece by piece, so that it never lies in memory as a whole: all accounts in the order of their ids. */
export async function* csvPieces(database: Database, name: AdminExportName): AsyncGenerator<string> {
  const columns = files[name];
  yield byteOrderMark + toCsvLine(columns.map(([heading]) => heading));
  for (let last = 0; ; ) {
    const batch = await database
      .select({ id: users.id })
      .from(users)
      .where(gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(batchSize);
    const ids = batch.map(({ id }) => id);
    const accounts = (await readAccounts(database, ids)).toSorted((left, right) => left.user.id - right.user.id);
    yield accounts.map((account) => toCsvLine(columns.map(([, read]) => read(account)))).join('');
    const next = ids.at(-1);
    if (next === undefined || ids.length < batchSize) return;
    last = next;
  }
}
