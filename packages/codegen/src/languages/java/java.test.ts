import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { CodeStyle } from '../../program/index.ts';

const parcel = `flowchart: Send <a> "parcel" */
a(start)
b? How heavy?
c Notify
d Take to the depot
e? Any left?
f(end) Sent
a -> b
b -> c: light
b -> d: heavy
b -> e: unknown
c -> e
d -> e
e -> b: Yes
e -> f: No
`;

const write = (codeStyle: CodeStyle, includeComments = true, additionalDetails = '') => {
  const { spec } = parseNotation(parcel, 'flowchart');
  const request = { spec, family: 'process', language: 'java', codeStyle, includeComments, additionalDetails } as const;
  const { files } = generateCode(request);
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

test('a flow is a class that takes its ports and runs', () => {
  const source = write('minimal')('/SendAParcelFlow.java');
  expect(source).toContain('public SendAParcelFlow(SendAParcelSteps steps) {\n        this.steps = steps;\n');
  expect(source).toContain('case HEAVY -> steps.takeToDepot();');
});

test('methods of every object are avoided', () => {
  expect(write('minimal')('/SendAParcelSteps.java')).toContain('void doNotify();');
});

test('the production style tells an observer of each step before it is taken', () => {
  const source = write('production')('/SendAParcelFlow.java');
  expect(source).toContain('observer.accept("Notify");\n                    steps.doNotify();');
  expect(source).toContain('import java.util.function.Consumer;');
});

test('labels stay within comments and strings', () => {
  expect(write('detailed')('/SendAParcelFlow.java')).toContain(
    '/** Runs “Send &#60;a&#62; "parcel" * /” from its start to its end. */',
  );
});

test('code without comments is the same code', () => {
  const withoutLines = write('production')('/SendAParcelFlow.java').replace(/^ *\/?\*.*\n/gm, '');
  expect(write('production', false)('/SendAParcelFlow.java')).toBe(withoutLines);
});

test('the package is the one that was asked for', () => {
  const file = write('detailed', true, 'package org.acme.new')('src/main/java/org/acme/new_/SendAParcelFlow.java');
  expect(file).toMatch(/^package org\.acme\.new_;\n/);
});

test('whole numbers that are drawn as large are long, also where there may be none', () => {
  const drawn = `physical: Fair
a stands | id: bigint <pk> | seats: int
b visits | id: bigint <pk> | stand_id: bigint <fk nullable>
`;
  const { spec } = parseNotation(drawn, 'physical');
  const request = { spec, language: 'java', codeStyle: 'minimal', includeComments: true } as const;
  const { files } = generateCode({ ...request, family: 'entities', additionalDetails: '' });
  const text = files.map(({ content }) => content).join('');
  expect(text).toContain('public record Stand(long id, int seats)');
  expect(text).toContain('public record Visit(long id, Long standId)');
  expect(text).toContain('new Stand(1L, 2)');
});
