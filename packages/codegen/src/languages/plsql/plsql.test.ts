import { type Family, parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

const write = (notation: string, family: Family) => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { files } = generateCode({ spec, family, language: 'plsql', codeStyle: 'detailed', includeComments: true });
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

test('a flow is a function that asks in the head of its loop', () => {
  const up = write(
    'flowchart: Boil\na(start)\nb Fill\nc? Cold?\nd Wait\ne(end) Tea\na -> b\nb -> c\nc -> e: No\nc -> d: Yes\nd -> c\n',
    'process',
  )('001_up.sql');
  expect(
    up.slice(up.indexOf('CREATE OR REPLACE FUNCTION run')),
  ).toBe(`CREATE OR REPLACE FUNCTION run_boil (this_run IN flow_runs.id%TYPE)
RETURN flow_runs.outcome%TYPE
IS
BEGIN
  do_step(this_run, 'fill');
  WHILE ask_step(this_run, 'is_cold', 'yes,no') = 'yes' LOOP
    do_step(this_run, 'wait');
  END LOOP;
  UPDATE flow_runs SET outcome = 'tea' WHERE id = this_run;
  RETURN 'tea';
END run_boil;
/
`);
});

const club = `physical: Club
a members | id: uuid <pk> | joined: date | is_active: boolean
b visits | id: bigint <pk> | member_id: uuid <fk> | at: timestamp
a[1] -> b[0..*]
`;

test('values are written as what they are: raw keys, dates, times with their zone, numbers for yes and no', () => {
  expect(write(club, 'entities')('seed.sql')).toBe(`SET DEFINE OFF
SET SERVEROUTPUT ON
WHENEVER SQLERROR EXIT FAILURE ROLLBACK
INSERT INTO members (id, joined, is_active) VALUES (HEXTORAW('00000000000040008000000000000001'), DATE '2026-01-02', 1);
INSERT INTO visits (id, member_id, at_) VALUES (1, HEXTORAW('00000000000040008000000000000001'), TIMESTAMP '2026-01-02 12:00:00 +00:00');
COMMIT;
`);
});

test('a number that stands for yes or no is nothing else', () => {
  const up = write(club, 'entities')('001_up.sql');
  expect(up).toContain('CONSTRAINT ck_members_is_active CHECK (is_active IN (0, 1))');
});

test('parts are put in by one statement, so that a part may come before the one above it', () => {
  const up = write('orgchart: Ship\nb Mate\na Captain\na -> b\n', 'hierarchy')('001_up.sql');
  expect(up.match(/INSERT INTO/g)).toHaveLength(1);
  expect(up).toContain(" FROM dual UNION ALL\n  SELECT '");
});

test('what is expected stands on lines that SQL*Plus takes, however long it is', () => {
  const rows = Array.from({ length: 150 }, (_, index) => `n${index} Deck hand of the watch ${index}\na -> n${index}`);
  const tests = write(`orgchart: Ship\na Captain\n${rows.join('\n')}\n`, 'hierarchy')('tests.sql');
  expect(Math.max(...tests.split('\n').map((line) => line.length))).toBeLessThan(2500);
  expect(tests).toContain("    || '");
});
