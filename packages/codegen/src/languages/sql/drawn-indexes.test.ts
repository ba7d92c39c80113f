import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { LanguageId } from '../catalog.ts';

const drawn = `physical: Shop
a users | id: int <pk> | email: varchar(80) | "unique (lower(email))"
b orders | id: int <pk> | user_id: int on update cascade <fk> | placed: date | "index (user_id, placed desc)"
a[1] -> b[0..*]: user_id
`;

const codeIn = (language: LanguageId): { readonly code: string; readonly explanation: string } => {
  const { files, explanation } = generateCode({
    spec: parseNotation(drawn, 'physical').spec,
    family: 'entities',
    language,
    codeStyle: 'detailed',
    includeComments: false,
  });
  return { code: files.map(({ content }) => content).join('\n'), explanation };
};

test('indexes keep how they are sorted and what they look up, and keys follow what they refer to', () => {
  const { code } = codeIn('sql');
  expect(code).toContain('CREATE UNIQUE INDEX uq_users_email ON users (lower(email));');
  expect(code).toContain('ON orders (user_id, placed DESC);');
  expect(code).toContain('REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE');
});

test('what a database does not know of it is told', () => {
  const oracle = codeIn('plsql');
  expect(oracle.code).not.toContain('ON UPDATE');
  expect(oracle.explanation).toContain('“on update cascade”, which is left out');
  const server = codeIn('tsql');
  expect(server.code).not.toContain('UNIQUE INDEX');
  expect(server.explanation).toContain('“on update cascade”, which is left out');
  expect(server.explanation).toContain('The index of lower(“users.email”) is left out');
});
