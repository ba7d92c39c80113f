import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { CodeStyle } from '../../program/index.ts';

const write = (notation: string, family: 'process' | 'classes', codeStyle: CodeStyle, additionalDetails = '') => {
  const { spec } = parseNotation(notation, 'flowchart');
  const request = { spec, family, language: 'kotlin', codeStyle, includeComments: false, additionalDetails } as const;
  const { files } = generateCode(request);
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

const parcel = `flowchart: Send a $parcel
a(start)
b? How heavy?
c Notify
d Take to the depot
f(end) Sent
a -> b
b -> c: light
b -> d: heavy
c -> f
d -> f
`;

const rental = `uml: Rental
a Bike | +name: string | +"getName()": string
b Customer | +id: int
b[1] -> a[0..*]: rents
`;

test('a flow is a class with a when that has all answers and no else', () => {
  expect(write(parcel, 'process', 'minimal')('/SendAParcelFlow.kt')).toBe(`package com.example.sendaparcel

class SendAParcelFlow(private val steps: SendAParcelSteps) {
    fun run() {
        when (steps.howHeavy()) {
            HowHeavyAnswer.LIGHT -> steps.doNotify()
            HowHeavyAnswer.HEAVY -> steps.takeToDepot()
        }
    }
}
`);
});

test('a test is called by its sentence', () => {
  expect(write(parcel, 'process', 'minimal')('/SendAParcelFlowTest.kt')).toMatch(
    /@Test\n {4}fun `ends with sent when how heavy is light`\(\) \{/,
  );
});

test('the production style tells an observer of each step, and steps may wait', () => {
  const files = write(parcel, 'process', 'production', 'async');
  expect(files('/SendAParcelFlow.kt')).toContain('suspend fun run()');
  expect(files('/SendAParcelFlow.kt')).toContain('observe("Notify")');
  expect(files('/SendAParcelFlowTest.kt')).toContain('() = runBlocking {');
  expect(files('build.gradle.kts')).toContain('kotlinx-coroutines-core');
});

test('both ends of a line know each other, and no operation hides the accessor of a property', () => {
  const files = write(rental, 'classes', 'minimal');
  expect(files('/Bike.kt')).toContain('value?.addBike(this)');
  expect(files('/Bike.kt')).toContain('fun getName_(): String');
});
