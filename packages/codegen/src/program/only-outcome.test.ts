import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../generate-code.ts';
import type { LanguageId } from '../languages/catalog.ts';

const codeOf = (drawn: string, language: LanguageId): string => {
  const { spec } = parseNotation(drawn, 'flowchart');
  const about = { family: 'process', includeComments: false, codeStyle: 'minimal' } as const;
  const { files } = generateCode({ spec, language, ...about });
  return files.find(({ role }) => role === 'source')?.content ?? '';
};

const drawn = `flowchart: Water the garden
a(start) Start
b? Is it raining?
c Open the tap
d? Is the soil wet?
e Close the tap
f(end) Done
a -> b
b -> f: Yes
b -> c: No
c -> d
d -> c: No
d -> e: Yes
e -> f
`;

test('a flow that comes to one end only gives nothing back', () => {
  expect(codeOf(drawn, 'python')).toContain(`def run_water_garden(steps: WaterGardenSteps) -> None:
    if steps.is_it_raining():
        return
    while True:
        steps.open_tap()
        if steps.is_soil_wet():
            break
    steps.close_tap()
`);
  expect(codeOf(drawn, 'go')).not.toContain('Outcome');
});

test('what a flow comes to is kept in databases', () => {
  expect(codeOf(drawn, 'sql')).toContain('outcome text');
});
