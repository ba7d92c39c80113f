import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../../generate-code.ts';
import { CannotWriteCode } from '../../../planning/cannot-plan.ts';
import { codeSpecs } from '../../../testing/index.ts';

const write = (id: string): ReturnType<typeof generateCode> => {
  const { notation = '', family = 'entities' } = codeSpecs.find((each) => each.id === id) ?? {};
  const { spec } = parseNotation(notation, 'flowchart');
  const options = {
    language: 'python',
    framework: 'sqlalchemy',
    codeStyle: 'detailed',
    includeComments: false,
  } as const;
  return generateCode({ spec, family, ...options });
};

test('a table has the keys and checks that were drawn', () => {
  const { content = '' } = write('physical-typical').files.find(({ filename }) => filename === 'database.py') ?? {};
  expect(content).toContain('    Column("owner_id", String(36), nullable=False),\n');
  expect(content).toContain('    UniqueConstraint("email", name="uq_users_email"),\n');
  expect(content).toContain('    ForeignKeyConstraint(["owner_id"], ["users.id"], name="fk_projects_owner_id"),\n');
});

test('a diagram with nothing to keep is answered with what to choose instead', () => {
  expect(() => write('flowchart-typical')).toThrow(CannotWriteCode);
});

test('columns are as large as drawn, and rows get first values of the database', () => {
  const { spec } = parseNotation(
    'physical: Depot\na van | id: bigint <pk> | plate: text | seats: int = 2 | mileage: bigint | is_ready: boolean default true\n',
    'physical',
  );
  const { files } = generateCode({
    spec,
    family: 'entities',
    language: 'python',
    framework: 'sqlalchemy',
    codeStyle: 'detailed',
    includeComments: false,
  });
  const { content = '' } = files.find(({ filename }) => filename === 'database.py') ?? {};
  expect(content).toContain('"id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True');
  expect(content).toContain('"mileage", BigInteger, nullable=False');
  expect(content).toContain('"seats", Integer, nullable=False, server_default="2"');
  expect(content).toContain('"is_ready", Boolean, nullable=False, server_default=true()');
});
