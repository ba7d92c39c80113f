import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { CodeStyle } from '../../program/index.ts';

const write = (notation: string, family: 'process' | 'classes', codeStyle: CodeStyle, additionalDetails = '') => {
  const { spec } = parseNotation(notation, 'flowchart');
  const request = { spec, family, language: 'swift', codeStyle, includeComments: false, additionalDetails } as const;
  const { files } = generateCode(request);
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

const parcel = `flowchart: Parcel
a(start)
b? Paid?
c? How heavy?
d Notify
e Take to the depot
f(end) Sent
g(end) Kept
a -> b
b -> c: Yes
b -> g: No
c -> d: light
c -> e: heavy
d -> f
e -> f
`;

const rental = `uml: Rental
a Bike | +name: string
b Customer | +id: int
b[1] -> a[0..*]: rents
`;

test('a flow guards, and switches over all answers without a default', () => {
  expect(write(parcel, 'process', 'minimal')('/ParcelFlow.swift')).toBe(`public struct ParcelFlow {
    private let steps: any ParcelSteps

    public init(steps: any ParcelSteps) {
        self.steps = steps
    }

    public func run() throws -> ParcelOutcome {
        guard try steps.isPaid() else {
            return .kept
        }
        switch try steps.howHeavy() {
        case .light:
            try steps.notify()
        case .heavy:
            try steps.takeToDepot()
        }
        return .sent
    }
}
`);
});

test('steps may wait', () => {
  const files = write(parcel, 'process', 'production', 'async');
  expect(files('/ParcelFlow.swift')).toContain('guard try await steps.isPaid() else {');
  expect(files('/ParcelFlowTests.swift')).toContain('let outcome = try await flow.run()');
  expect(files('/ParcelFlowTests.swift')).toContain('() async throws {');
});

test('of two that know each other one end is weak', () => {
  const files = write(rental, 'classes', 'minimal');
  expect(files('/Bike.swift')).toContain('public weak var customer: Customer? {');
  expect(files('/Customer.swift')).toContain('public private(set) var bikes: [Bike] = []');
});
