import { identifierAvoiding } from '../families/procedural-sql/print-database.ts';
import type { SqlDialect } from '../families/procedural-sql/sql-dialect.ts';
import { quoted } from '../families/procedural-sql/words.ts';
import { routines } from './routines.ts';
import { tables } from './tables.ts';
import { calls, tests } from './tests.ts';

/** Words that Oracle keeps for itself in SQL and in PL/SQL. */
const identifier = identifierAvoiding(
  'access add all alter and any array as asc at audit authid avg begin between body by case char check cluster clusters colauth column columns ' +
    'comment compress connect constant count crash create current cursor date day decimal declare default delete desc distinct double drop dual else ' +
    'end exception exclusive exists fetch file float for form forall from function goto grant group having hour identified if immediate in increment ' +
    'index indexes initial insert integer interface intersect into is language level like lock long loop max maxextents member min minus minute ' +
    'mlslabel mode modify month nchar noaudit nocompress not nowait null number nvarchar2 of offline on online only open option or order overlaps ' +
    'package pctfree pragma prior privileges procedure public raise raw record rename replace resource result return reverse revoke role row rowid ' +
    'rownum rows schema second select session set share size smallint sql sqlcode sqlerrm start state stddev subtype successful sum synonym sysdate ' +
    'tabauth table then timestamp to trigger type uid union unique update use user validate values varchar varchar2 variance view views when ' +
    'whenever where while with year zone',
);

export const oracle: SqlDialect = {
  // Labels may hold an ampersand, which SQL*Plus would ask a value for.
  settings: ['SET DEFINE OFF', 'SET SERVEROUTPUT ON', 'WHENEVER SQLERROR EXIT FAILURE ROLLBACK'],
  keepRows: 'COMMIT;',
  identifier,
  owned: (name) => name,
  quote: quoted,
  tables: tables(identifier),
  tests,
  procedures: { routines, calls },
};
