import { createRequire } from 'node:module';
import type { Rect } from '@diagloom/diagram/model';
import { hasChromium, launchBrowser } from '../../../../scripts/harness/browser.ts';
import type { KnownPicture } from '../own-pictures.ts';
import type { Truth } from '../score-reading.ts';
import type { KnownLine, KnownPage, KnownShape } from './known-page.ts';
import type { Cardinality, KnownModel, KnownRelation } from './random-model.ts';
import { framesOf, type KnownSequence, type KnownStep, messagesOf } from './random-sequence.ts';

type MermaidPicture = Pick<KnownPicture, 'bytes' | 'truth'>;

/** Graphs of pages as Mermaid lays them out and draws them in Chromium; undefined where Chromium is missing. */
export const drawWithMermaid = (pages: readonly KnownPage[]): Promise<readonly MermaidPicture[] | undefined> =>
  showMermaid(pages, toMermaid, 'g.node', async (page, boxOf) => {
    const shapes = [];
    for (const { id, label } of nodesOf(page))
      for (const box of await boxOf(`g.node[id*="flowchart-${id}-"]`)) shapes.push({ id, label, box });
    return { shapes, arrows: page.lines.map(({ from, to, head }) => ({ from, to, isUndirected: head === 'none' })) };
  });

/** Data models as Mermaid draws them. */
export const drawModelsWithMermaid = (models: readonly KnownModel[]): Promise<readonly MermaidPicture[] | undefined> =>
  showMermaid(models, toMermaidModel, 'g.node', async ({ entities, relations }, boxOf) => {
    const shapes = [];
    for (const { id, label, rows } of entities)
      for (const box of await boxOf(`g.node[id*="entity-${id}-"]`)) shapes.push({ id, label, rows, box });
    return { shapes, arrows: relations.map((relation) => ({ ...relation, isUndirected: true })) };
  });

const feet: Readonly<Record<Cardinality, readonly [string, string]>> = {
  '1': ['||', '||'],
  '0..1': ['|o', 'o|'],
  '1..*': ['}|', '|{'],
  '0..*': ['}o', 'o{'],
};

/** As Mermaid and PlantUML spell a relation. */
export const toCrowsFeet = ({ from, to, atFrom, atTo, label }: KnownRelation): string =>
  `${from} ${feet[atFrom][0]}--${feet[atTo][1]} ${to} : ${label}`;

const toMermaidModel = ({ entities, relations }: KnownModel): string =>
  [
    'erDiagram',
    ...entities.map(({ id, label, rows }) => `${id}["${label}"] {\n${rows.join('\n')}\n}`),
    ...relations.map(toCrowsFeet),
  ].join('\n');

/** Sequences as Mermaid draws them. */
export const drawSequencesWithMermaid = (
  sequences: readonly KnownSequence[],
): Promise<readonly MermaidPicture[] | undefined> =>
  showMermaid(sequences, toMermaidSequence, 'rect.actor', async (sequence, boxOf) => {
    const heads = (await boxOf('rect.actor-top')).toSorted((a, b) => a.x - b.x);
    const outlines = (await boxOf('g:has(> .labelBox)')).toSorted((a, b) => a.y - b.y);
    const shapes = [
      ...sequence.participants.map((one, index) => ({ ...one, box: heads[index] ?? nowhere })),
      ...framesOf(sequence).map(({ kind, parts }, index) => ({
        id: `f${index}`,
        label: kind,
        box: outlines[index] ?? nowhere,
        rows: parts.map(({ condition }) => condition),
      })),
    ];
    return { type: 'sequence', shapes, arrows: messagesOf(sequence) };
  });

const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** What Mermaid draws of each, as a picture, and what it tells of where things stand, by selectors. */
const showMermaid = async <Known>(
  known: readonly Known[],
  write: (one: Known) => string,
  drawn: string,
  tell: (one: Known, boxOf: (selector: string) => Promise<readonly Rect[]>) => Promise<Omit<Truth, 'width'>>,
): Promise<readonly MermaidPicture[] | undefined> => {
  if (!hasChromium) return undefined;
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1600, height: 1200 } });
    const pictures: MermaidPicture[] = [];
    for (const one of known) {
      await tab.setContent(`<body style="margin:0;background:#fff"><pre class="mermaid">${write(one)}</pre>`);
      await tab.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') });
      await tab.evaluate('mermaid.run()');
      const drawing = tab.locator('pre.mermaid svg');
      await drawing.locator(drawn).last().waitFor();
      const around = await drawing.boundingBox();
      if (around === null) continue;
      const truth = await tell(one, async (selector) => {
        const boxes = await Promise.all((await drawing.locator(selector).all()).map((part) => part.boundingBox()));
        return boxes.flatMap((box) => (box === null ? [] : [{ ...box, x: box.x - around.x, y: box.y - around.y }]));
      });
      const bytes = new Uint8Array(await drawing.screenshot());
      pictures.push({ bytes, truth: { width: around.width, ...truth } });
    }
    return pictures;
  } finally {
    await browser.close();
  }
};

const nodesOf = ({ shapes }: KnownPage): readonly KnownShape[] => shapes.filter(({ figure }) => figure !== 'frame');

const brackets: Readonly<Record<KnownShape['figure'], readonly [string, string]>> = {
  rectangle: ['[', ']'],
  rounded: ['(', ')'],
  diamond: ['{', '}'],
  ellipse: ['((', '))'],
  cylinder: ['[(', ')]'],
  parallelogram: ['[/', '/]'],
  hexagon: ['{{', '}}'],
  document: ['[', ']'],
  frame: ['[', ']'],
};

const toMermaid = (page: KnownPage): string =>
  [
    'flowchart TD',
    ...nodesOf(page).map(({ id, figure, label }) => `${id}${brackets[figure].join(`"${label}"`)}`),
    ...page.lines.map(
      ({ from, to, label, ...line }) => `${from} ${arrowOf(line)}${label === '' ? '' : `|${label}|`} ${to}`,
    ),
  ].join('\n');

const arrowOf = ({ isDashed, head }: Pick<KnownLine, 'isDashed' | 'head'>): string =>
  `${isDashed ? '-.-' : '---'}`.replace(/-$/, head === 'none' ? '-' : isDashed ? '->' : '>');

const toMermaidSequence = ({ participants, steps }: KnownSequence): string =>
  [
    'sequenceDiagram',
    ...participants.map(({ id, label }) => `participant ${id} as ${label}`),
    ...steps.map(toSteps),
  ].join('\n');

const toSteps = (step: KnownStep): string => {
  if (!('kind' in step)) return `${step.from}${step.isReply ? '-->>' : '->>'}${step.to}: ${step.label}`;
  const parts = step.parts.map(({ condition, messages }) => [condition, ...messages.map(toSteps)].join('\n'));
  return `${step.kind} ${parts.join('\nelse ')}\nend`;
};
