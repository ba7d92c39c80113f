import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { drawSpec } from '@diagloom/drafting';
import { wishesIn } from '@diagloom/language/wishes-in';
import { diagramTypeOf } from '@diagloom/types';
import { typeNamedIn } from '@diagloom/types/catalog';
import { type BoardReading, correctWords, toSpec, typeOfPicture } from '@diagloom/vision/board';
import type { GeneratedDiagram, GenerateRequest, NotUnderstood } from './generate-diagram.ts';
import { notDone, type RefineResult, refineDiagram } from './refine-diagram.ts';
import { enterStage, type StudioTools } from './studio-tools.ts';
import { simplerLayout, watchFallback } from './watch-fallback.ts';

/**
 * Draws what was read of a picture, laid out anew. The description corrects names, may say the type, and may ask for something, which is done where
 * it is clear. What is in doubt comes as a warning.
 */
export const drawReading = async (
  read: BoardReading,
  { prompt, type: wanted, theme }: Pick<GenerateRequest, 'prompt' | 'type' | 'theme'>,
  tools: StudioTools,
): Promise<GeneratedDiagram | NotUnderstood> => {
  const { reading, corrected } = correctWords(read, prompt);
  if (reading.shapes.length === 0) return { ok: false, message: nothing, examples: [] };
  enterStage('planning', tools);
  const named = wanted === 'auto' ? typeNamedIn(prompt) : undefined;
  const typeId = wanted === 'auto' ? (named ?? typeOfPicture(reading)) : wanted;
  const { layout, hasFallenBack } = watchFallback(tools.layout);
  const { spec } = toSpec(reading, typeId, titleOf(reading, prompt));
  const drawn = await drawSpec(spec, diagramTypeOf(typeId), { layout }, theme === undefined ? {} : { theme });
  enterStage('drawing', tools);
  const wishes = wishesIn(prompt);
  const refined =
    wishes === ''
      ? undefined
      : await refineDiagram({ xml: writeDrawio(drawn), instruction: wishes, type: typeId }, tools);
  const document = refined?.ok ? readDrawio(refined.xml) : drawn;
  const doubts = [...reading.shapes, ...reading.connectors].filter(({ doubt }) => doubt !== undefined).length;
  return {
    ok: true,
    spec: (refined?.ok ? refined.spec : undefined) ?? spec,
    type: typeId,
    document,
    xml: writeDrawio(document),
    coverage: null,
    marks: [],
    warnings: [
      ...(doubts === 0 ? [] : [inDoubt(doubts)]),
      ...(corrected.length === 0 ? [] : [fromDescription(corrected)]),
      ...(refined === undefined ? [] : toldOf(refined, wishes)),
      ...(hasFallenBack() ? [simplerLayout] : []),
    ],
    citations: [],
    passages: [],
    engine: 'picture',
  };
};

const nothing = 'No shapes were found in this image. Crop it to the diagram, or upload a sharper one.';

const inDoubt = (count: number) => ({
  code: 'doubtful' as const,
  message: `${count === 1 ? 'One part' : `${count} parts`} of the image may have been misread. Compare the diagram with the image.`,
});

const fromDescription = (names: readonly string[]) => ({
  code: 'description' as const,
  message: `Corrected from your description: ${names.join(', ')}.`,
});

/** What of a wish was not done. */
const toldOf = (refined: RefineResult, wishes: string) =>
  (refined.ok ? refined.skipped : [notDone(wishes)]).map((message) => ({ code: 'not-understood' as const, message }));

/** Words that stand alone at the top, as titles do; else what was asked for. */
const titleOf = ({ shapes }: BoardReading, prompt: string): string => {
  const [top] = shapes.toSorted((a, b) => a.box.y - b.box.y);
  return top?.kind === 'text' && top.label.length <= 80 ? top.label : prompt.slice(0, 80) || 'Diagram from an image';
};
