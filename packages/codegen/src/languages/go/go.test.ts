import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { CodeStyle } from '../../program/index.ts';

const kettle = `flowchart: Boil "water" */ func
a(start)
b Fill the kettle
c? Does it boil?
d Wait
e(end) Tea
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> c
`;

const write = (codeStyle: CodeStyle, includeComments = true, notation = kettle) => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { files } = generateCode({ spec, family: 'process', language: 'go', codeStyle, includeComments });
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

test('minimal style asks in the head of the loop', () => {
  expect(write('minimal')('func.go')).toContain('\tfor !steps.DoesItBoil() {\n\t\tsteps.Wait()\n\t}\n');
});

test('in other styles a step may fail, and the error says which one did', () => {
  const source = write('detailed')('func.go');
  expect(source).toContain('DoesItBoil() (bool, error)');
  expect(source).toContain('return fmt.Errorf("does it boil: %w", err)');
});

test('production style passes a context and tells of each step before it is taken', () => {
  const source = write('production')('func.go');
  expect(source).toContain('observe("Fill the kettle")\n\tif err := steps.FillKettle(ctx); err != nil {');
});

test('code without comments is the same code', () => {
  const withoutLines = write('production')('func.go').replace(/^\t*\/\/.*\n/gm, '');
  expect(write('production', false)('func.go')).toBe(withoutLines);
});

test('imports are those that the code uses', () => {
  expect(write('minimal')('func.go')).not.toContain('import');
  expect(write('detailed')('func.go')).toContain('import "fmt"\n');
});

test('files and packages are named without underscores and keywords', () => {
  const files = write('minimal', true, kettle.replace(/^flowchart: .*/, 'flowchart: Go'));
  expect(files('gopkg.go')).toContain('package gopkg\n');
  expect(files('go.mod')).toBe('module example.com/go\n\ngo 1.19\n');
});

test('a list of what is abstract holds its children as what they are', () => {
  const drawn = `uml: Garage
a(abstract) Vehicle | +plate: string | +"wash()"
b Lorry | +axles: int
c Depot | +name: string
b -inherits-> a
c[1] -> a[0..*]: keeps
`;
  const { spec } = parseNotation(drawn, 'uml');
  const request = { spec, family: 'classes', language: 'go', codeStyle: 'minimal', includeComments: false } as const;
  const source = generateCode(request).files[0]?.content ?? '';
  expect(source).toContain(`type Vehicle interface {
	AsVehicleBase() *VehicleBase
	Depot() *Depot
	SetDepot(depot *Depot) error
	Wash() error
}`);
  expect(source).toContain('vehicles []Vehicle');
  expect(source).toContain('func (r *Lorry) SetDepot(depot *Depot) error {');
});

test('what stands in for a participant names all that it is given or nothing', () => {
  const { spec } = parseNotation(
    'sequence: Post\na Clerk\nb Office\na -> b: send(letter)\na -> b: close\n',
    'sequence',
  );
  const { files } = generateCode({
    spec,
    family: 'messages',
    language: 'go',
    codeStyle: 'production',
    includeComments: false,
  });
  const written = files.map(({ content }) => content).join('\n');
  expect(written).toContain('func (s scriptedOffice) Send(_ context.Context, letter string) error {');
  expect(written).toContain('func (s scriptedOffice) Close(context.Context) error {');
});
