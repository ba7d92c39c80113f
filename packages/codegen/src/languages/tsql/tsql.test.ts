import { type Family, parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { CodeStyle } from '../../program/index.ts';

const write = (notation: string, family: Family, codeStyle: CodeStyle = 'detailed') => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { files } = generateCode({ spec, family, language: 'tsql', codeStyle, includeComments: true });
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

const kettle = `flowchart: Boil water's "heat"
a(start)
b Fill the kettle
c? Does it boil?
d Wait
e(end) Tea
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> c
`;

test('a flow is a procedure that is done as a whole or not at all', () => {
  const up = write(kettle, 'process')('001_up.sql');
  expect(
    up.slice(up.indexOf('CREATE OR ALTER PROCEDURE dbo.run')),
  ).toBe(`CREATE OR ALTER PROCEDURE dbo.run_boil_waters_heat
  @run_id BIGINT,
  @outcome NVARCHAR(200) = NULL OUTPUT
AS
BEGIN
  SET NOCOUNT ON;
  SET XACT_ABORT ON;
  DECLARE @answer NVARCHAR(200);

  BEGIN TRY
    BEGIN TRANSACTION;
    EXEC dbo.do_step @run_id, N'fill_kettle';
    WHILE 1 = 1
    BEGIN
      EXEC dbo.ask_step @run_id, N'does_it_boil', N'yes,no', @answer OUTPUT;
      IF @answer = N'yes'
      BEGIN
        BREAK;
      END;
      EXEC dbo.do_step @run_id, N'wait';
    END;
    SET @outcome = N'tea';
    UPDATE dbo.flow_runs SET outcome = @outcome WHERE id = @run_id;
    COMMIT TRANSACTION;
    RETURN;
  END TRY
  BEGIN CATCH
    IF @@TRANCOUNT > 0 ROLLBACK TRANSACTION;
    THROW;
  END CATCH;
END;
GO
`);
});

test('all styles run the same procedures', () => {
  const procedures = (style: CodeStyle): string => write(kettle, 'process', style)('001_up.sql');
  expect(procedures('minimal')).toBe(procedures('detailed'));
  expect(procedures('production')).toBe(procedures('detailed'));
});

const club = `physical: Club
a members | id: bigint <pk> | email: varchar(80) <unique nullable> | card: jsonb <nullable>
b visits | id: bigint <pk> | member_id: bigint <fk> | at: timestamp
a[1] -> b[0..*]
`;

test('a column that may be empty is unique by an index that leaves empty rows out', () => {
  const up = write(club, 'entities')('001_up.sql');
  expect(up).toContain('CREATE UNIQUE INDEX uq_members_email ON dbo.members (email)\n  WHERE email IS NOT NULL;\nGO\n');
  expect(up).not.toContain('UNIQUE (email)');
  expect(up).toContain('CONSTRAINT ck_members_card CHECK (ISJSON(card) = 1)');
});

test('rows that bring their own number say so before, and no longer after', () => {
  expect(write(club, 'entities')('seed.sql')).toContain(
    "SET IDENTITY_INSERT dbo.visits ON;\nINSERT INTO dbo.visits (id, member_id, at_) VALUES (1, 1, N'2026-01-02T12:00:00');\nSET IDENTITY_INSERT dbo.visits OFF;\n",
  );
});

test('a table is reached by one cascade only', () => {
  const up = write('conceptual: Chess\na Player\na[0..*] -> a[0..*]: plays\n', 'entities')('001_up.sql');
  expect(up.match(/ON DELETE CASCADE/g)).toHaveLength(1);
});
