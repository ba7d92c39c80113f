import { identifierAvoiding } from '../families/procedural-sql/print-database.ts';
import type { SqlDialect } from '../families/procedural-sql/sql-dialect.ts';
import { routines } from './routines.ts';
import { tables } from './tables.ts';
import { calls, tests } from './tests.ts';
import { owned, quote } from './words.ts';

/** Words that SQL Server keeps for itself, today or by its documentation one day. */
const identifier = identifierAvoiding(
  'absolute action add all alter and any are as asc at authorization backup begin between break browse bulk by cascade case check checkpoint close ' +
    'clustered coalesce collate column commit compute connection constraint contains continue convert create cross current current_date cursor ' +
    'current_time current_timestamp current_user database date day dbcc deallocate declare default delete deny desc disk distinct distributed ' +
    'double drop dump else end errlvl escape except exec execute exists exit external fetch file fillfactor first for foreign freetext from full ' +
    'function go goto grant group having holdlock hour identity identity_insert identitycol if in index inner insert intersect into is join key kill ' +
    'last left level like lineno load merge minute month national next no nocheck nonclustered not null nullif of off offsets on open option or ' +
    'order outer output over password percent pivot plan precision primary print prior proc procedure public raiserror read readtext reconfigure ' +
    'references replication restore restrict return revert revoke right role rollback rowcount rowguidcol rule save schema second section ' +
    'securityaudit select session_user set setuser shutdown size some state statistics system_user table tablesample text textsize then time ' +
    'timestamp to top tran transaction trigger truncate try_convert tsequal type union unique unpivot update updatetext use user value values ' +
    'varying view waitfor when where while with within work writetext year zone',
);

export const transactSql: SqlDialect = {
  settings: ['SET NOCOUNT ON;', 'SET XACT_ABORT OFF;', 'GO'],
  batchEnd: 'GO',
  identifier,
  owned,
  quote,
  tables: tables(identifier),
  tests,
  procedures: { routines, calls },
};
