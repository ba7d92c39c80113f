import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cellChangeSchema } from './cell-change.ts';
import { diagramTypeSchema, wantedTypeSchema } from './diagram-types.ts';
import { doneSchema } from './failure.ts';
import { modelChoiceSchema, modelWorkSchema } from './models.ts';
import { promptLimits } from './prompt-limits.ts';
import { readabilitySchema } from './readability.ts';

export const diagramMessages = {
  promptShort: 'Prompt must be at least 10 characters',
  promptLong: 'Prompt must be less than 500 characters',
  templateLarge: 'Please upload a file smaller than 1MB',
  templateInvalid: "The file doesn't appear to be a valid Draw.io diagram",
  drawingLarge: 'The diagram is too large to draw. Split it into several diagrams.',
  imageLarge: 'Please upload a file smaller than 10MB.',
  titleMissing: 'Title is required',
  titleLong: 'Title must be less than 200 characters',
  descriptionLong: 'Description must be less than 2000 characters',
  nothingToChange: 'Enter a title, a description or a diagram type to change.',
  baseVersionMissing: 'Send the version of the diagram that the new drawing is to follow.',
  notConfirmed: 'Send {"confirm": true} to start a new session.',
} as const;

/** Bytes of a template; bytes of an image before base64, which needs four characters for three bytes. */
export const uploadLimits = { templateBytes: 1_048_576, imageBytes: 10_485_760 } as const;

const longestImageData = Math.ceil(uploadLimits.imageBytes / 3) * 4 + 'data:image/svg+xml;base64,'.length;

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** Characters of any drawing: what is uploaded as a template is smaller, what a picture carries may be as large. */
const longestDrawing = 10 * 1024 * 1024;

const isDrawing = (xml: string): boolean => /<(mxfile|mxGraphModel)\b/.test(xml);

/** draw.io XML as people upload it. */
export const drawioXmlSchema = z.string().check(
  z.refine((xml) => utf8Length(xml) < uploadLimits.templateBytes, diagramMessages.templateLarge),
  z.refine(isDrawing, diagramMessages.templateInvalid),
);

/** Characters are counted as people count them in the form: UTF-16 units of the trimmed text. */
export const promptSchema = z
  .string({ error: diagramMessages.promptShort })
  .check(
    z.trim(),
    z.minLength(promptLimits.shortest, diagramMessages.promptShort),
    z.maxLength(promptLimits.longest, diagramMessages.promptLong),
  );

export const diagramTitleSchema = z
  .string()
  .check(z.trim(), z.minLength(1, diagramMessages.titleMissing), z.maxLength(200, diagramMessages.titleLong));

/** The largest id that PostgreSQL's integer holds; a larger one names no diagram. */
const largestId = 2_147_483_647;

/** The shortest prompt is waived where a template or a picture says what to draw. */
export const generateDiagramRequestSchema = z
  .object({
    prompt: z._default(
      z
        .string({ error: diagramMessages.promptShort })
        .check(z.trim(), z.maxLength(promptLimits.longest, diagramMessages.promptLong)),
      '',
    ),
    /** `auto`: the text decides, and the answer says why in `chosenType`. */
    diagramType: wantedTypeSchema,
    templateXml: z.optional(drawioXmlSchema),
    /** The name of the template's file, for the record. */
    templateName: z.optional(z.string().check(z.trim(), z.maxLength(255))),
    /** Whether one's own documents are asked, and cited. */
    useRAG: z._default(z.boolean(), false),
    /** The id of a language model of `GET /api/models`, which is to better the draft of the engine; absent for the engine alone. */
    model: z.optional(modelChoiceSchema),
    /** Which of them; all where absent. `section` is a stretch of one of them that is drawn as it is. */
    knowledge: z.optional(
      z.object({
        documentIds: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(2_147_483_647))).check(z.maxLength(500))),
        categories: z.optional(z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(200))),
        section: z.optional(
          z.object({
            documentId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
            start: z.int().check(z.minimum(0)),
            end: z.int().check(z.minimum(1)),
          }),
        ),
      }),
    ),
    /** A picture or PDF of a diagram, which is read and drawn anew; base64, with or without the `data:` prefix. */
    imageData: z.optional(z.string().check(z.maxLength(longestImageData, diagramMessages.imageLarge))),
    /** The page of a PDF, counted from 1. */
    page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
    /** The diagram that becomes what the prompt says, as its next version; it does not count towards the monthly limit. */
    diagramId: z.optional(z.int().check(z.minimum(1), z.maximum(largestId))),
    /** The version of it that the person saw. */
    baseVersion: z.optional(z.int().check(z.minimum(1))),
  })
  .check(
    z.refine(({ diagramId, baseVersion }) => diagramId === undefined || baseVersion !== undefined, {
      path: ['baseVersion'],
      error: diagramMessages.baseVersionMissing,
    }),
    z.refine(
      ({ prompt, templateXml, imageData }) =>
        prompt.length >= promptLimits.shortest || Boolean(templateXml) || Boolean(imageData),
      {
        path: ['prompt'],
        error: diagramMessages.promptShort,
        // Runs beside other wrong fields, but not where the prompt is no text at all or too long.
        when: ({ value, issues }) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          !issues.some(({ path }) => path?.[0] === 'prompt'),
      },
    ),
  );

/** The id of a page of a diagram; the first page where a call names none. */
export const pageIdSchema = z.string().check(z.maxLength(200));

/** `owner` may do everything; `editor` changes; `commenter` and `viewer` read. */
export const diagramAccessSchema = z.enum(['owner', 'editor', 'commenter', 'viewer']);

/** A diagram as it stands in a list. */
export const diagramSummarySchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Empty for who may only read the diagram, as `conversationHistory` and `conversationReplies` are. */
  prompt: z.string(),
  diagramType: z.string(),
  version: z.int(),
  /** What the person asking may do with it. */
  access: diagramAccessSchema,
  /** Whether the person asking has put a star on it; everybody has stars of their own. */
  starred: z.boolean(),
  /** The folder of its owner that it lies in; null for none, and for everybody else. */
  folderId: z.nullable(z.int()),
  /** Since when it lies in the trash; null outside of it. */
  trashedAt: z.nullable(z.iso.datetime()),
  /** Whose it is; null for one's own. */
  ownerName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** What was left out or assumed. */
export const warningSchema = z.object({
  code: z.string(),
  /** One sentence for people. */
  message: z.string(),
  /** The part of the prompt that it is about, in UTF-16 units, the end excluded. */
  source: z.optional(z.object({ start: z.int(), end: z.int() })),
});

/** Another type that the prompt asks for or clearly reads like. */
export const betterTypeSchema = z.object({
  /** Its id. */
  type: z.string(),
  label: z.string(),
  /** One sentence for people, such as `This reads like a sequence diagram.` */
  message: z.string(),
});

/** A stretch of the prompt, in UTF-16 units, the end excluded. */
export const promptMarkSchema = z.object({
  start: z.int(),
  end: z.int(),
  /** It was left out, what was drawn for it may be wrong, or it was taken as said to us. */
  why: z.enum(['not-drawn', 'doubtful', 'set-aside']),
});

/** What was understood of the prompt or file that a diagram was made from. */
export const reportSchema = z.object({
  /** How right the diagram is likely to be, from 0 to 1; null where there was no prompt. */
  coverage: z.nullable(z.number()),
  /** What of the prompt to look at, in its order. */
  marks: z.array(promptMarkSchema),
  warnings: z.array(warningSchema),
  betterType: z.optional(betterTypeSchema),
  /** Where the text was to decide: what it was taken for, and why. */
  chosenType: z.optional(betterTypeSchema),
  /** Who drafted it: `embedded`, the id of a language model, or `file` for an import. */
  engine: z.string(),
  /** What a language model did, where one was asked. */
  model: z.optional(modelWorkSchema),
});

export const diagramSchema = z.extend(diagramSummarySchema, {
  xmlContent: z.string(),
  /** Its pages, in order; ids name the current page in other calls. */
  pages: z.array(z.object({ id: z.string(), name: z.string() })),
  conversationHistory: z.array(z.string()),
  /** What was done for each message, a sentence each; empty, or shorter, where that was not kept. */
  conversationReplies: z.array(z.array(z.string())),
  readability: readabilitySchema,
  /** Null for who may only read the diagram, and where it was not kept. */
  report: z.nullable(reportSchema),
  /** Whether the person asking can take the last change back, and what was taken back. */
  canUndo: z.boolean(),
  canRedo: z.boolean(),
});

export const diagramResponseSchema = z.object({ success: z.literal(true), diagram: diagramSchema });

export const generateDiagramResponseSchema = z.extend(diagramResponseSchema, reportSchema.shape);

export const diagramParamsSchema = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestId)),
});

export const updateDiagramRequestSchema = z
  .object({
    title: z.optional(diagramTitleSchema),
    /** An empty text removes it. */
    description: z.optional(z.string().check(z.trim(), z.maxLength(2000, diagramMessages.descriptionLong))),
    diagramType: z.optional(diagramTypeSchema),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), diagramMessages.nothingToChange),
  );

export const changeDiagramRequestSchema = z.object({
  /** The version that the changes were made on. */
  baseVersion: z.int().check(z.minimum(1)),
  changes: z.array(cellChangeSchema).check(z.minLength(1), z.maxLength(10_000)),
});

/** The answer's body where `Accept: text/event-stream` is sent: events named `progress` and `model`, then one `result` or `failure`. */
export const generateProgressSchema = z.object({ step: z.enum(['analysing', 'planning', 'drawing']) });

export const generateDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/generate',
  body: generateDiagramRequestSchema,
  response: generateDiagramResponseSchema,
});

/** A page counts from 1. */
export const listDiagrams = defineCall({
  method: 'GET',
  path: '/api/diagrams',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    /** `shared`: those that others have let the caller in on. */
    scope: z._default(z.enum(['all', 'own', 'shared']), 'all'),
    /** Words that all stand in the title, the description or, of one's own, the prompt; case and accents make no difference. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    type: z.optional(diagramTypeSchema),
    /** `updated` and `created`: newest first; `title`: from A to Z. */
    sort: z._default(z.enum(['created', 'updated', 'title']), 'created'),
    /** Only those with a star, or only those without. */
    starred: z.optional(z.stringbool()),
    /** A folder's id, or `none` for those that lie in none: one's own in both cases. */
    folder: z.optional(z.union([z.literal('none'), diagramParamsSchema.shape.id])),
    /** Only what lies in one's own trash, instead of everything else. */
    trash: z._default(z.stringbool(), false),
  }),
  response: z.object({
    success: z.literal(true),
    diagrams: z.array(diagramSummarySchema),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
  }),
});

export const getDiagram = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id',
  params: diagramParamsSchema,
  response: diagramResponseSchema,
});

/** Another type draws the same diagram as that type, as a new version; where that makes no sense only the name of the type changes. */
export const updateDiagram = defineCall({
  method: 'PATCH',
  path: '/api/diagrams/:id',
  params: diagramParamsSchema,
  body: updateDiagramRequestSchema,
  response: z.extend(diagramResponseSchema, {
    /** What another type could not carry, or why the drawing stays, one sentence each. */
    said: z.array(z.string()),
  }),
});

/** Puts the diagram into the trash, from where it is deleted after `trashDays`; with `forever` it is deleted at once, in the trash or not. */
export const deleteDiagram = defineCall({
  method: 'DELETE',
  path: '/api/diagrams/:id',
  params: diagramParamsSchema,
  query: z.object({ forever: z._default(z.stringbool(), false) }),
  response: doneSchema,
});

/**
 * Makes a new version. Where somebody made one since `baseVersion`, it fails with `version_conflict` if theirs changed the same cells,
 * their parents or what their lines connect; otherwise both changes stand.
 */
export const changeDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/changes',
  params: diagramParamsSchema,
  body: changeDiagramRequestSchema,
  response: diagramResponseSchema,
});

/** Draws any draw.io XML as a picture: `imageUrl` is a data URL of an SVG. */
export const generateDiagramImage = defineCall({
  method: 'POST',
  path: '/api/diagrams/generate-image',
  body: z.object({
    xmlContent: z
      .string()
      .check(
        z.maxLength(longestDrawing, diagramMessages.drawingLarge),
        z.refine(isDrawing, diagramMessages.templateInvalid),
      ),
    title: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    page: z.optional(pageIdSchema),
  }),
  response: z.object({ success: z.literal(true), imageUrl: z.string() }),
});

/** Ends the working session. Nothing that is stored changes: its diagram stays in the list. */
export const startNewDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/new',
  body: z.object({ confirm: z.literal(true, diagramMessages.notConfirmed) }),
  response: doneSchema,
});

/** What a diagram is downloaded as; the .drawio file where the query says nothing. */
export const exportQuerySchema = z.object({
  /** `md` is a text outline: what stands in what, and what leads where. */
  format: z._default(z.enum(['drawio', 'svg', 'png', 'pdf', 'md']), 'drawio'),
  /** The page that an SVG or a PNG shows; the other formats have all of them. */
  page: z.optional(pageIdSchema),
  /** Pixels of a PNG per px of the diagram. */
  scale: z._default(
    z.pipe(
      z.coerce.number('Choose a scale of 1, 2, 3 or 4.'),
      z.literal([1, 2, 3, 4], 'Choose a scale of 1, 2, 3 or 4.'),
    ),
    2,
  ),
  /** Behind a PNG; `transparent` leaves the page's own background away, too. */
  background: z._default(z.enum(['white', 'transparent']), 'white'),
  /** `named`: the file tells which documents its parts come from, by title, heading and page. */
  sources: z._default(z.enum(['none', 'named']), 'none'),
});

/** What somebody with access may ask for beyond what a link gives. */
export const ownExportQuerySchema = z.extend(exportQuerySchema, {
  /** `listed`: pins with numbers on pictures, and in a PDF a list of what was said behind the pages. For whoever may comment. */
  comments: z._default(z.enum(['none', 'listed']), 'none'),
});

/** How a picture looks; `dark` as the canvas shows it while the pages are dark. */
export const paperQuerySchema = z.object({ paper: z.optional(z.literal('dark')) });

export const thumbnailQuerySchema = z.extend(paperQuerySchema, {
  version: z.optional(z.coerce.number().check(z.int())),
});

/** Where a browser gets the small picture of a diagram for a list: an SVG, kept for as long as the version is named. */
export const thumbnailPath = (id: number | ':id'): string => `/api/diagrams/${id}/thumbnail`;

/** Where a browser downloads the file; the session cookie lets it in. */
export const exportDiagramPath = (id: number | ':id'): string => `/api/diagrams/${id}/export`;

export type Diagram = z.infer<typeof diagramSchema>;
export type DiagramSummary = z.infer<typeof diagramSummarySchema>;
export type DiagramAccess = z.infer<typeof diagramAccessSchema>;
export type BetterType = z.infer<typeof betterTypeSchema>;
export type GenerationReport = z.infer<typeof reportSchema>;
export type Warning = z.infer<typeof warningSchema>;
export type DiagramResponse = z.infer<typeof diagramResponseSchema>;
export type DiagramList = z.infer<typeof listDiagrams.response>;
export type GenerateDiagramRequest = z.input<typeof generateDiagramRequestSchema>;
export type GenerateDiagramResponse = z.infer<typeof generateDiagramResponseSchema>;
export type GenerateProgress = z.infer<typeof generateProgressSchema>;
export type UpdateDiagramRequest = z.input<typeof updateDiagramRequestSchema>;
export type ChangeDiagramRequest = z.input<typeof changeDiagramRequestSchema>;
