import { identifierAvoiding } from '../../families/procedural-sql/print-database.ts';
import type { SqlDialect } from '../../families/procedural-sql/sql-dialect.ts';
import { quoted } from '../../families/procedural-sql/words.ts';
import { routines } from './routines.ts';
import { tables } from './tables.ts';
import { calls, tests } from './tests.ts';

/** Words that PostgreSQL keeps for itself (its documentation, appendix C), and names of its own that a table would hide. */
const identifier = identifierAvoiding(
  'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently constraint ' +
    'create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user default deferrable desc ' +
    'distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull ' +
    'join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary ' +
    'references returning right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using ' +
    'variadic verbose when where window with',
);

export const postgres: SqlDialect = {
  settings: [],
  identifier,
  owned: (name) => name,
  quote: quoted,
  tables: tables(identifier),
  tests,
  procedures: { routines, calls },
};
