import { expect, test } from 'vitest';
import { readTextNotation } from '../../read-text-notation.ts';

const read = (lines: string, type = 'uml') => {
  const result = readTextNotation(lines, type);
  const labels = new Map(result?.spec.nodes.map(({ id, label, kind }) => [id, label || `(${kind})`]));
  return {
    nodes: result?.spec.nodes.map(({ label, kind, attributes }) =>
      [label || kind, ...(attributes ?? []).map(({ name }) => name)].join(' | '),
    ),
    edges: result?.spec.edges.map(
      ({ from, to, label }) => `${labels.get(from)} > ${labels.get(to)}${label === '' ? '' : `: ${label}`}`,
    ),
    problems: result?.problems.map(({ message }) => message),
  };
};

test('states, what leads from one to another, and what is done in them', () => {
  expect(
    read(
      '@startuml\n[*] --> Idle\nIdle --> Heating : startJob [filamentLoaded] / homeAxes\nHeating -right-> Idle : reset\nstate "Cooling down" as Cooling\nHeating --> Cooling\nCooling --> [*] : powerOff\nHeating : entry / heaterOn\nHeating : exit / heaterOff\n@enduml\n',
    ),
  ).toEqual({
    nodes: ['initial', 'Idle', 'Heating | entry / heaterOn | exit / heaterOff', 'Cooling down', 'final'],
    edges: [
      '(initial) > Idle',
      'Idle > Heating: startJob [filamentLoaded] / homeAxes',
      'Heating > Idle: reset',
      'Heating > Cooling down',
      'Cooling down > (final): powerOff',
    ],
    problems: [],
  });
});

const composite = `[*] --> Idle
Idle --> Printing : start
state Printing {
  [*] --> Extruding
  Extruding --> Changing : ranOut
  Changing --> Extruding : inserted
  Changing --> Changing : cancel
  Extruding --> [*] : last layer
}
Printing --> Idle : cancel
Printing --> Cooling
`;

test.each([
  ['PlantUML', `@startuml\n${composite}@enduml\n`],
  ['Mermaid', `stateDiagram-v2\n${composite}`],
])(
  '%s: a start inside a composite state is where lines to it lead, and lines out of it leave each of its states',
  (_, text) => {
    expect(read(text)).toEqual({
      nodes: ['initial', 'Idle', 'Extruding', 'Changing', 'Cooling'],
      edges: [
        '(initial) > Idle',
        'Idle > Extruding: start',
        'Extruding > Changing: ranOut',
        'Changing > Extruding: inserted',
        'Changing > Changing: cancel',
        'Extruding > Cooling: last layer',
        'Extruding > Idle: cancel',
      ],
      problems: [expect.stringContaining('The frame of this composite state is left out')],
    });
  },
);

test('what is no state diagram is read as what it is', () => {
  expect(readTextNotation('@startuml\nAnna --> Ben : hello\n@enduml\n')?.spec.type).toBe('sequence');
  expect(readTextNotation('@startuml\n[*] --> Idle\n@enduml\n')?.spec.type).toBe('uml');
});
