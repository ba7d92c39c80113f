import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { CodeStyle } from '../../program/index.ts';

const lamp = `flowchart: Change the "lamp" <now>
a(start)
b? Is it dark?
c Get type
d? Which socket?
e Screw it in
f Plug it in
g(end) Bright
a -> b
b -> g: No
b -> c: Yes
c -> d
d -> e: thread
d -> f: pins
e -> g
f -> g
`;

const write = (codeStyle: CodeStyle, includeComments = true, additionalDetails = '') => {
  const { spec } = parseNotation(lamp, 'flowchart');
  const request = {
    spec,
    family: 'process',
    language: 'csharp',
    codeStyle,
    includeComments,
    additionalDetails,
  } as const;
  const { files } = generateCode(request);
  return (name: string): string => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';
};

test('a flow is a class that takes its ports and runs', () => {
  const source = write('minimal')('/ChangeTheLampNowFlow.cs');
  expect(source).toContain('public ChangeTheLampNowFlow(IChangeTheLampNowSteps steps)\n');
  expect(source).toContain('if (!_steps.IsItDark())\n            {\n                return;\n');
});

test('members of every object are avoided', () => {
  expect(write('minimal')('/IChangeTheLampNowSteps.cs')).toContain('string GetType_();');
});

test('steps are awaited where that was asked for', () => {
  const files = write('minimal', true, 'async please');
  expect(files('/IChangeTheLampNowSteps.cs')).toContain('Task<bool> IsItDarkAsync();');
  expect(files('/ChangeTheLampNowFlow.cs')).toContain('await _steps.GetTypeAsync();');
  expect(files('/ChangeTheLampNowFlowTests.cs')).toContain('await flow.RunAsync();');
});

test('labels stay within documentation', () => {
  const source = write('detailed')('/ChangeTheLampNowFlow.cs');
  expect(source).toContain('“Change the "lamp" &lt;now&gt;”');
});

test('a request with a key that cannot be one is not found', () => {
  const { spec } = parseNotation(
    'logical: Kiosk\na Magazine | id <pk> | title\nb Reader | key: uuid <pk> | name\n',
    'flowchart',
  );
  const { files } = generateCode({
    spec,
    family: 'entities',
    language: 'csharp',
    framework: 'aspnet',
    codeStyle: 'detailed',
    includeComments: false,
  });
  const controller = files.find(({ filename }) => filename.endsWith('/AppController.cs'))?.content;
  expect(controller).toContain('[HttpGet("/magazines/{key:int}")]');
  expect(controller).toContain('FindMagazine(int key)');
  expect(controller).toContain('[HttpDelete("/readers/{key:guid}")]');
});

test('code without comments is the same code', () => {
  const withoutLines = write('production')('/ChangeTheLampNowFlow.cs').replace(/^ *\/\/\/.*\n/gm, '');
  expect(write('production', false)('/ChangeTheLampNowFlow.cs')).toBe(withoutLines);
});

test('the namespace is the one that was asked for', () => {
  expect(write('minimal', true, 'namespace acme.lamps')('/ChangeTheLampNowFlow.cs')).toContain(
    'namespace Acme.Lamps\n{',
  );
});
