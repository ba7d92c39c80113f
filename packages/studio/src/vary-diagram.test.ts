import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type DiagramType, parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypes } from '@diagloom/types';
import { afterAll, describe, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { chooseVariant, varyDiagram } from './vary-diagram.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const draw = async (type: DiagramType, notation = type.examples[0]?.notation ?? ''): Promise<string> => {
  const { spec } = parseNotation(notation, type.id);
  return writeDrawio(await drawSpec(spec, type, { layout }));
};

const firstPage = (xml: string) => {
  const [page] = readDrawio(xml).pages;
  if (page === undefined) throw new Error('A drawn document has a page.');
  return page;
};

const typeOf = (id: string): DiagramType => {
  const type = diagramTypes.find((each) => each.id === id);
  if (type === undefined) throw new Error(`There is no type ${id}.`);
  return type;
};

describe.each(['flowchart', 'process', 'orgchart', 'mind-map', 'uml', 'network', 'architecture', 'conceptual'])(
  'other layouts of the type %s',
  (id) => {
    test('are four, of two layouts at least, mean the same and can be read', async () => {
      const type = typeOf(id);
      const xml = await draw(type);
      const variants = await varyDiagram({ xml }, { layout });
      expect(variants).toHaveLength(4);
      expect(new Set(variants.map((variant) => variant.id.replace(/-[a-z]+$/, ''))).size).toBeGreaterThanOrEqual(2);
      const limit = checkPage(firstPage(xml)).length;
      const meaning = type.recognise(firstPage(xml));
      for (const variant of variants) {
        const page = firstPage(variant.xml);
        expect(checkPage(page).length, variant.id).toBeLessThanOrEqual(limit);
        expect(new Set(type.recognise(page).nodes.map(({ label }) => label))).toEqual(
          new Set(meaning.nodes.map(({ label }) => label)),
        );
      }
    });
  },
);

test('the one that was chosen is the one that was shown', async () => {
  const xml = await draw(typeOf('flowchart'));
  const variants = await varyDiagram({ xml }, { layout });
  for (const variant of variants) {
    expect(await chooseVariant({ xml, variant: variant.id }, { layout })).toEqual(variant);
  }
  expect(await chooseVariant({ xml, variant: 'spiral-down' }, { layout })).toBeUndefined();
});

test('there are none for a sequence, whose order leaves no choice, and for a page from elsewhere', async () => {
  expect(await varyDiagram({ xml: await draw(typeOf('sequence')) }, { layout })).toEqual([]);
  const foreign = (await draw(typeOf('flowchart'))).replace(/dlType=[^;"]*;?/g, '');
  expect(await varyDiagram({ xml: foreign }, { layout })).toEqual([]);
});
