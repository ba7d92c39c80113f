import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';
import type { TypeDescription } from '../understanding.ts';

const kind = (id: string, ...synonyms: readonly string[]) => ({ id, label: id, synonyms });
const type: TypeDescription = {
  id: 'wireframe',
  label: 'Wireframe',
  family: 'screens',
  vocabulary: {
    nodes: [
      kind('text'),
      kind('heading'),
      kind('field', 'input'),
      kind('choice', 'drop-down'),
      kind('radio', 'radio button'),
      kind('toggle'),
      kind('button'),
      kind('link'),
      kind('search', 'search box'),
      kind('navigation', 'navigation bar'),
      kind('list'),
      kind('table'),
      kind('image', 'photo'),
      kind('card'),
      kind('chart'),
    ],
    edges: [kind('opens')],
    groups: [kind('screen', 'page'), kind('phone', 'phone screen'), kind('dialog')],
  },
  examples: [],
};

/** Elements as `Screen: Label [kind] row, row`, then what opens what. */
const drawn = (text: string): readonly string[] => {
  const result = understand(text, { type });
  if (!result.ok) return [result.message];
  const { nodes, edges, groups } = result.spec;
  const name = (id: string | undefined): string => [...groups, ...nodes].find((part) => part.id === id)?.label ?? '';
  return [
    ...nodes.map(({ label, kind: of = 'text', groups: inside, attributes = [] }) =>
      `${name(inside?.[0])}: ${label} [${of}] ${attributes.map((row) => row.name).join(', ')}`.trim(),
    ),
    ...edges.map(({ from, to }) => `${name(from)} > ${name(to)}`),
  ];
};

describe('screens', () => {
  it('reads a screen with its elements', () => {
    expect(drawn('login screen with email field, password field and a sign-in button')).toEqual([
      'Login: Email [field]',
      'Login: Password [field]',
      'Login: Sign-in [button]',
    ]);
  });

  it('reads kinds before names, and what opens what', () => {
    expect(
      drawn(
        'Settings page: toggle for dark mode, list of devices and an add to account button. Add to account opens a confirmation dialog with the buttons yes and no.',
      ),
    ).toEqual([
      'Settings: Dark mode [toggle]',
      'Settings: Devices [list]',
      'Settings: Add to account [button]',
      'Confirmation: Yes [button]',
      'Confirmation: No [button]',
      'Add to account > Confirmation',
    ]);
  });

  it('reads the columns of a table and a row that opens a page', () => {
    expect(
      drawn(
        'Ticket list page with a table of tickets with number, subject and owner. A row opens the ticket page with a photo.',
      ),
    ).toEqual(['Ticket list: Tickets [table] Number, Subject, Owner', 'Ticket: Photo [image]', 'Tickets > Ticket']);
  });

  it('reads an outline of screens', () => {
    expect(drawn('Login\n  Email field\n  Sign in button\nDashboard\n  Chart of sales')).toEqual([
      'Login: Email [field]',
      'Login: Sign in [button]',
      'Dashboard: Sales [chart]',
    ]);
  });

  it('gives a screen a button where an arrow leads away from it', () => {
    expect(drawn('Login -> Dashboard\nDashboard -> Settings: Preferences')).toEqual([
      'Login: Dashboard [button]',
      'Dashboard: Preferences [button]',
      'Dashboard > Dashboard',
      'Preferences > Settings',
    ]);
  });

  it('asks for a screen where there is none', () => {
    expect(drawn('something nice')).toEqual([expect.stringContaining('No screen')]);
  });

  it('reads what ends a list of one kind, and names that hold a `with`', () => {
    expect(drawn('Settings page with a heading, save and cancel buttons, and a sign up with Google button')).toEqual([
      'Settings: Settings [heading]',
      'Settings: Save [button]',
      'Settings: Cancel [button]',
      'Settings: Sign up with Google [button]',
    ]);
  });

  it('reads what is below others, what comes next, charts by their form, and kinds whose names follow', () => {
    expect(
      drawn(
        'Sign-in page with a name field and a go button; below continue with Apple. Then a dashboard with a bar chart and two buttons, save and print',
      ),
    ).toEqual([
      'Sign-in: Name [field]',
      'Sign-in: Go [button]',
      'Sign-in: Continue with Apple [button]',
      'Dashboard: Bar chart [chart]',
      'Dashboard: Save [button]',
      'Dashboard: Print [button]',
    ]);
  });
});
