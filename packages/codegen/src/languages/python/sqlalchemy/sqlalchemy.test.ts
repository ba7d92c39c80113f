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
