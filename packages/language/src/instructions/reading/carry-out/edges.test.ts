import { describe, expect, test } from 'vitest';
import type { InstructionContext } from '../../instruction.ts';
import { settingFor } from '../../read-precisely.ts';
import { type Part, partsOf } from '../../references/part.ts';
import { diagrams } from '../../testing/diagrams.ts';
import type { ReferenceRole } from '../slots.ts';
import { connect, reattach, redirect } from './edges.ts';

/** A wish about parts that are named by their labels. */
const wishOf = (
  context: InstructionContext,
  roles: Readonly<Partial<Record<ReferenceRole, string>>>,
  clause = '',
): Parameters<typeof connect>[0] => {
  const setting = settingFor(context, []);
  const parts = Object.fromEntries(
    Object.entries(roles).map(([role, label]): [string, readonly Part[]] => [
      role,
      partsOf(setting).filter((part) => part.label === label),
    ]),
  );
  return { kind: 'connect', parts, words: {}, clause, setting };
};

describe('a line that hangs elsewhere', () => {
  test('begins at the new part and keeps its other end', () => {
    const wish = wishOf(diagrams.cloud, { from: 'Load balancer', oldEnd: 'Web server', to: 'Orders' });
    expect(reattach(wish)).toMatchObject([
      { kind: 'disconnect' },
      { kind: 'connect', from: 'load-balancer', to: 'orders' },
    ]);
  });

  test('is found without its old end where only one line leads there', () => {
    const wish = wishOf(diagrams.cloud, { from: 'Users', to: 'Orders' });
    expect(reattach(wish)).toMatchObject([{ kind: 'disconnect' }, { kind: 'connect', from: 'users', to: 'orders' }]);
  });

  test('moves the part in a tree', () => {
    const wish = wishOf(diagrams.company, { from: 'CFO', oldEnd: 'CEO', to: 'Sales' });
    expect(reattach(wish)).toEqual([{ kind: 'moveNode', node: 'sales', after: 'cfo' }]);
  });

  test('keeps its direction when it is told against it', () => {
    const wish = wishOf(diagrams.cloud, { from: 'Orders', oldEnd: 'Web server', to: 'Users' });
    expect(redirect(wish)).toMatchObject([{ kind: 'disconnect' }, { kind: 'connect', from: 'users', to: 'orders' }]);
  });
});

describe('a message', () => {
  test('that answers goes to who asked last', () => {
    expect(connect(wishOf(diagrams.signIn, { from: 'Database' }, 'the database answers'))).toEqual([
      { kind: 'connect', from: 'database', to: 'auth-server', edgeKind: 'reply' },
    ]);
  });

  test('to itself stays with its sender', () => {
    expect(connect(wishOf(diagrams.signIn, { from: 'App' }, 'the app sends itself a note'))).toEqual([
      { kind: 'connect', from: 'app', to: 'app' },
    ]);
  });
});
