import { type Family, parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

const write = (notation: string, family: Family, framework?: string) => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { files } = generateCode({
    spec,
    family,
    language: 'sql',
    codeStyle: 'detailed',
    includeComments: false,
    ...(framework !== undefined && { framework }),
  });
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

const club = `physical: Club
a members | id: bigint <pk> | email: varchar(80) <unique> | note: text <nullable> | path: varchar(20) | is_active: boolean
b visits | id: bigint <pk> | member_id: bigint <fk> | at: timestamp
a[1] -> b[0..*]
`;

test('MySQL numbers keys, limits texts in keys, and quotes what it escapes', () => {
  const members = write(club, 'entities', 'mysql')('001_up.sql');
  expect(members).toContain(`CREATE TABLE members (
  id BIGINT NOT NULL AUTO_INCREMENT,
  email VARCHAR(80) NOT NULL,
  note TEXT,
  path VARCHAR(20) NOT NULL,
  is_active BOOLEAN NOT NULL,
  CONSTRAINT pk_members PRIMARY KEY (id),`);
  const network = 'network: Lab\na(server) Disk\\\\share\nb(client) PC\na - b\n';
  expect(write(network, 'topology', 'mysql')('001_up.sql')).toContain("'Disk\\\\\\\\share'");
});

test('MySQL has a type for the values of an enum', () => {
  const classes = 'uml: Shop\na Order | status: Status\nb(enum) Status | NEW | PAID\n';
  expect(write(classes, 'classes', 'mysql')('001_up.sql')).toContain("status ENUM('NEW', 'PAID') NOT NULL");
});

test('a flow of MySQL leaves its loops and itself by their names', () => {
  const flow =
    'flowchart: Boil\na(start)\nb Fill\nc? Cold?\nd Wait\ne(end) Tea\na -> b\nb -> c\nc -> e: No\nc -> d: Yes\nd -> c\n';
  const up = write(flow, 'process', 'mysql')('001_up.sql');
  expect(
    up.slice(up.indexOf('CREATE PROCEDURE run_boil')),
  ).toBe(`CREATE PROCEDURE run_boil(IN this_run BIGINT, OUT this_outcome VARCHAR(200))
flow: BEGIN
  DECLARE given VARCHAR(200);
  CALL do_step(this_run, 'fill');
  rounds: LOOP
    CALL ask_step(this_run, 'is_cold', 'yes,no', given);
    IF given = 'no' THEN
      LEAVE rounds;
    END IF;
    CALL do_step(this_run, 'wait');
  END LOOP rounds;
  SET this_outcome = 'tea';
  UPDATE flow_runs SET outcome = this_outcome WHERE id = this_run;
  LEAVE flow;
END //
DELIMITER ;
`);
});

test('SQLite has strict tables whose checks see to what its types do not', () => {
  expect(write(club, 'entities', 'sqlite')('001_up.sql')).toContain(`CREATE TABLE visits (
  id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  at TEXT NOT NULL,
  CONSTRAINT pk_visits PRIMARY KEY (id),
  CONSTRAINT ck_visits_at CHECK (at IS strftime('%Y-%m-%dT%H:%M:%SZ', at)),
  CONSTRAINT fk_visits_member_id FOREIGN KEY (member_id) REFERENCES members (id)
) STRICT;`);
});

test('SQLite refers to tables that come later from within a table', () => {
  const up = write('conceptual: Staff\na Employee\na[0..1] -> a[0..*]: leads\n', 'entities', 'sqlite')('001_up.sql');
  expect(up).toContain('REFERENCES employees (id)');
  expect(up).not.toContain('ALTER TABLE');
});

test('steps are not written for SQLite, and it is said what to choose', () => {
  expect(() => write('flowchart: Watch\na Look\nb Wait\na -> b\n', 'process', 'sqlite')).toThrow(
    /Choose PostgreSQL or MySQL/,
  );
});

test('the database is PostgreSQL where none is named', () => {
  expect(write(club, 'entities')('001_up.sql')).toBe(write(club, 'entities', 'postgresql')('001_up.sql'));
  expect(write(club, 'entities')('README.md')).toContain(
    'A project in SQL with PostgreSQL, generated from a diagram. It contains 2 tables.',
  );
});
