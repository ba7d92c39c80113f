import type { DiagramDocument, DiagramSpec } from '@diagloom/diagram/model';
import {
  appraiseDrawing,
  compareVersions,
  diagramExports,
  drawComparison,
  findDrawables,
  type GeneratedDiagram,
  listCodeComponents,
  prepareDraft,
  writeAsText,
} from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import { compareForSharing, countCells, shareDrawing, takeShared } from '../collaboration/shared-drawings.ts';
import { readUpload } from '../platform/knowledge/read-upload.ts';
import { createStudio, type Studio, type UseCases } from '../platform/studio.ts';

export const someXml = '<mxfile host="diagloom"><diagram id="page" name="Page"><mxGraphModel/></diagram></mxfile>';

const spec: DiagramSpec = {
  schemaVersion: 1,
  type: 'flowchart',
  title: 'Order',
  nodes: [{ id: 'pay', label: 'Pay' }],
  edges: [],
  groups: [],
  notes: [],
};

const document: DiagramDocument = { attributes: {}, pages: [] };

export const buildGenerated = (over: Partial<GeneratedDiagram> = {}): GeneratedDiagram => ({
  ok: true,
  spec,
  type: 'flowchart',
  document,
  xml: someXml,
  coverage: 0.9,
  marks: [{ start: 3, end: 9, why: 'not-drawn' }],
  warnings: [{ code: 'not-understood', message: 'One sentence was left out.', source: { start: 3, end: 9 } }],
  citations: [],
  passages: [],
  engine: 'embedded',
  ...over,
});

/** A stand-in that draws the same diagram at once, for tests of everything around the drawing. */
export const buildStudio = (over: Partial<UseCases> = {}): Studio => createStudio({ ...standIns, ...over });

export const standIns: UseCases = {
  generate: async (_request, { onStage }) => {
    for (const stage of ['analysing', 'planning', 'drawing'] as const) onStage?.(stage);
    return buildGenerated();
  },
  importDiagram: async ({ name }) => ({ ok: true, xml: someXml, title: name, type: 'flowchart', spec, warnings: [] }),
  preview: (xml, { title } = {}) => ({ svg: `<svg><title>${title ?? ''}</title>${xml.length}</svg>` }),
  thumbnail: async (xml, { title } = {}) => ({
    content: `<svg><title>${title ?? ''}</title>${xml.length}</svg>`,
    mediaType: 'image/svg+xml',
  }),
  export: (source, format) => diagramExports[format](source),
  changePages: (xml) => ({ ok: true, xml }),
  refine: async ({ xml, instruction }) => ({
    ok: true,
    xml: `${xml}<!-- ${instruction} -->`,
    changes: [],
    edits: [],
    said: [`Did: ${instruction}.`],
    touched: ['pay'],
    skipped: [],
  }),
  rehearseReply: async () => undefined,
  drawReply: async ({ engine }) => ({ ok: true, badLines: [], diagram: buildGenerated({ engine }) }),
  prepareDraft: (request, type) => prepareDraft(request, diagramTypeOf(type)),
  prepareRefinement: () => ({ system: 'Change it.', text: 'flowchart', diagram: 'flowchart', grammar: '' }),
  carryOutReply: async () => ({ ok: false, said: 'It is an order.' }),
  tidy: async ({ xml }) => ({
    xml: `${xml}<!-- tidy -->`,
    changes: [{ kind: 'remove', page: 'page', id: 'gone' }],
    before: 1,
    after: 0,
    said: 'Fixed 1 problem.',
  }),
  theme: (xml, theme) => ({ xml: `${xml}<!-- ${theme} -->`, isChanged: true }),
  vary: async ({ xml }) => [{ id: 'grid-down', label: 'Grid, top to bottom', xml: `${xml}<!-- grid -->` }],
  chooseVariant: async ({ xml, variant }) =>
    variant === 'grid-down' ? { id: variant, label: 'Grid, top to bottom', xml: `${xml}<!-- grid -->` } : undefined,
  suggest: async () => [],
  applySuggestion: async ({ xml, suggestionId }) => ({
    ok: true,
    xml: `${xml}<!-- ${suggestionId} -->`,
    changes: [],
    skipped: [],
  }),
  compare: compareVersions,
  drawComparison,
  writeAsText,
  generateCode: async ({ language }) => ({
    ok: true,
    code: { language, files: [], explanation: '# Order', testCount: 0 },
  }),
  listCodeComponents,
  change: (xml, changes) => ({ xml: `${xml}<!-- ${changes.length} -->` }),
  retype: async () => ({ ok: false, message: 'The drawing stays as it is.' }),
  edit: async ({ xml, edits }) => ({
    ok: true,
    xml: `${xml}<!-- ${edits.length} -->`,
    changes: [],
    touched: ['pay'],
    skipped: [],
  }),
  readDocument: readUpload,
  findDrawables,
  appraise: appraiseDrawing,
  countCells,
  shareDrawing,
  takeShared,
  compareForSharing,
};
