import { understand } from '../understand.ts';
import type { TypeDescription } from '../understanding.ts';

const kind = (id: string, ...synonyms: readonly string[]) => ({ id, label: id, synonyms });
/** A type of screens with the kinds that tests need. */
export const screensType: TypeDescription = {
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
export const drawnScreens = (text: string): readonly string[] => {
  const result = understand(text, { type: screensType });
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
