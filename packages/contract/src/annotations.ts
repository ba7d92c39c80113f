import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramMessages, diagramParamsSchema, pageIdSchema, uploadLimits } from './diagrams.ts';
import { doneSchema } from './failure.ts';

export const annotationMessages = {
  empty: 'Write something first.',
  long: 'A comment can have up to 4,000 characters. Put the rest in a second comment.',
  pictureMissing: 'Choose a PNG, JPEG, WebP or GIF picture.',
  nothing: 'Say what to change about the comment.',
} as const;

export const annotationTypes = ['comment', 'note', 'question', 'task'] as const;
export const annotationStatuses = ['open', 'resolved'] as const;
export const annotationPriorities = ['low', 'normal', 'high'] as const;

/** What is done in a thread. */
export const annotationActions = [
  'created',
  'replied',
  'edited',
  'moved',
  'sized',
  'coloured',
  'status',
  'priority',
  'visibility',
  'applied',
] as const;

export type AnnotationAction = (typeof annotationActions)[number];

/** Signs that people put under a comment. */
export const reactionSigns = ['👍', '❤️', '🎉', '👀', '😕'] as const;

export const annotationDefaults = {
  color: '#FFE066',
  width: 200,
  height: 100,
  type: 'comment',
  status: 'open',
  priority: 'normal',
} as const;

const contentSchema = z
  .string({ error: annotationMessages.empty })
  .check(z.trim(), z.minLength(1, annotationMessages.empty), z.maxLength(4000, annotationMessages.long));

/** draw.io keeps coordinates well within this, px. */
const coordinate = z.number().check(z.minimum(-1e7), z.maximum(1e7));
const length = z.number().check(z.minimum(20), z.maximum(5000));
const share = z.number().check(z.minimum(0), z.maximum(1));
const colorSchema = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'Choose a color, such as #FFE066.'));
const personIdsSchema = z.array(z.int().check(z.minimum(1), z.maximum(2_147_483_647))).check(z.maxLength(50));

/** Where on a diagram something is pinned: to a place of a page, and to a shape where there is one. */
const placeShape = {
  pageId: pageIdSchema,
  /** Where it stands without its shape, px of the page. */
  x: coordinate,
  y: coordinate,
  /** The shape or line that it belongs to; null for the page. */
  cellId: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Where on that shape, as shares of its width and height. */
  anchorX: share,
  anchorY: share,
};

/** Pictures per comment. */
export const mostAttachments = 4;

const attachmentSchema = z.object({ id: z.int(), width: z.int(), height: z.int() });

const annotationSchema = z.object({
  id: z.int(),
  /** The thread that it answers to; null for the first of a thread. */
  parentId: z.nullable(z.int()),
  ...placeShape,
  width: z.number(),
  height: z.number(),
  content: z.string(),
  type: z.enum(annotationTypes),
  status: z.enum(annotationStatuses),
  priority: z.enum(annotationPriorities),
  color: z.string(),
  isVisible: z.boolean(),
  mentionedUsers: z.array(z.int()),
  attachments: z.array(attachmentSchema),
  /** Null where the account is gone. */
  userId: z.nullable(z.int()),
  authorName: z.nullable(z.string()),
  isOwn: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  resolvedAt: z.nullable(z.iso.datetime()),
  resolvedByName: z.nullable(z.string()),
  reactions: z.array(z.object({ sign: z.enum(reactionSigns), count: z.int(), isOwn: z.boolean() })),
  /** Whether the caller has not seen it yet. */
  isUnread: z.boolean(),
});

const personSchema = z.object({ id: z.int(), name: z.string() });

const annotationParamsSchema = z.extend(diagramParamsSchema, { annotationId: diagramParamsSchema.shape.id });

const oneSchema = z.object({ success: z.literal(true), annotation: annotationSchema });

/** Everything that is pinned to a diagram, the oldest first, for whoever may comment. What is hidden is there for its author and editors. */
export const listAnnotations = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/annotations',
  params: diagramParamsSchema,
  response: z.object({
    success: z.literal(true),
    annotations: z.array(annotationSchema),
    /** Who can be mentioned: the owner, and those who have opened what was shared with them. */
    people: z.array(personSchema),
  }),
});

/** Pins something to a diagram, or answers in a thread: then the place is that of the thread. */
export const createAnnotation = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/annotations',
  params: diagramParamsSchema,
  body: z.object({
    content: contentSchema,
    parentId: z.optional(diagramParamsSchema.shape.id),
    ...placeShape,
    cellId: z._default(placeShape.cellId, null),
    anchorX: z._default(share, 1),
    anchorY: z._default(share, 0),
    width: z._default(length, annotationDefaults.width),
    height: z._default(length, annotationDefaults.height),
    type: z._default(z.enum(annotationTypes), annotationDefaults.type),
    priority: z._default(z.enum(annotationPriorities), annotationDefaults.priority),
    color: z._default(colorSchema, annotationDefaults.color),
    mentionedUsers: z._default(personIdsSchema, []),
  }),
  response: oneSchema,
});

/** Words and kind are the author's to change; place, size, colour and `isVisible` the author's and editors'; state and weight anybody's who comments. */
export const changeAnnotation = defineCall({
  method: 'PATCH',
  path: '/api/diagrams/:id/annotations/:annotationId',
  params: annotationParamsSchema,
  body: z
    .object({
      content: z.optional(contentSchema),
      mentionedUsers: z.optional(personIdsSchema),
      type: z.optional(z.enum(annotationTypes)),
      color: z.optional(colorSchema),
      x: z.optional(coordinate),
      y: z.optional(coordinate),
      cellId: z.optional(placeShape.cellId),
      anchorX: z.optional(share),
      anchorY: z.optional(share),
      width: z.optional(length),
      height: z.optional(length),
      status: z.optional(z.enum(annotationStatuses)),
      priority: z.optional(z.enum(annotationPriorities)),
      isVisible: z.optional(z.boolean()),
      /** The version of the diagram in which what it asks for was done; resolves its thread. Editors only. */
      appliedVersion: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    })
    .check(
      z.refine((change) => Object.values(change).some((value) => value !== undefined), annotationMessages.nothing),
    ),
  response: oneSchema,
});

/** Takes it away with its replies: its author, or whoever may change the diagram. */
export const deleteAnnotation = defineCall({
  method: 'DELETE',
  path: '/api/diagrams/:id/annotations/:annotationId',
  params: annotationParamsSchema,
  response: doneSchema,
});

/** Adds a picture to a comment of one's own; only its pixels are kept. */
export const addAttachment = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/annotations/:annotationId/attachments',
  params: annotationParamsSchema,
  body: z.object({
    /** Base64, with or without the `data:` prefix. */
    imageData: z
      .string({ error: annotationMessages.pictureMissing })
      .check(
        z.minLength(1, annotationMessages.pictureMissing),
        z.maxLength(
          Math.ceil(uploadLimits.imageBytes / 3) * 4 + 'data:image/jpeg;base64,'.length,
          diagramMessages.imageLarge,
        ),
      ),
  }),
  response: oneSchema,
});

const attachmentParamsSchema = z.extend(annotationParamsSchema, { attachmentId: diagramParamsSchema.shape.id });

/** Takes a picture away: the author of the comment, or whoever may change the diagram. */
export const deleteAttachment = defineCall({
  method: 'DELETE',
  path: '/api/diagrams/:id/annotations/:annotationId/attachments/:attachmentId',
  params: attachmentParamsSchema,
  response: oneSchema,
});

export const attachmentPath = (id: number, annotationId: number, attachmentId: number): string =>
  `/api/diagrams/${id}/annotations/${annotationId}/attachments/${attachmentId}`;

/** Shows a picture as WebP, as it is or small. */
export const showAttachment = {
  method: 'GET',
  path: '/api/diagrams/:id/annotations/:annotationId/attachments/:attachmentId',
  params: attachmentParamsSchema,
  query: z.object({ size: z._default(z.enum(['whole', 'small']), 'whole') }),
} as const;

/** Puts a sign under it, or takes one's own away. */
export const reactToAnnotation = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/annotations/:annotationId/reactions',
  params: annotationParamsSchema,
  body: z.object({ sign: z.enum(reactionSigns), isOn: z.boolean() }),
  response: oneSchema,
});

/** The caller has seen a thread as it is now. */
export const markAnnotationSeen = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/annotations/:annotationId/seen',
  params: annotationParamsSchema,
  response: doneSchema,
});

/** What was done in a thread, the oldest first. */
export const listAnnotationHistory = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/annotations/:annotationId/history',
  params: annotationParamsSchema,
  response: z.object({
    success: z.literal(true),
    history: z.array(
      z.object({
        id: z.int(),
        action: z.enum(annotationActions),
        oldValue: z.nullable(z.string()),
        newValue: z.nullable(z.string()),
        personName: z.nullable(z.string()),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
});

/** What the diagram would become if the comment were an instruction; null where it is none that is understood for sure. */
export const readAnnotationAsChange = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/annotations/:annotationId/change',
  params: annotationParamsSchema,
  response: z.object({
    success: z.literal(true),
    /** The comment without whom it calls: what the conversation is to be asked. */
    request: z.string(),
    said: z.nullable(z.array(z.string())),
  }),
});

export type Annotation = z.infer<typeof annotationSchema>;
export type Attachment = z.infer<typeof attachmentSchema>;
export type AnnotationList = z.infer<typeof listAnnotations.response>;
export type AnnotationPerson = z.infer<typeof personSchema>;
export type AnnotationChange = z.infer<typeof changeAnnotation.body>;
export type NewAnnotation = z.output<typeof createAnnotation.body>;
export type AnnotationWish = z.input<typeof createAnnotation.body>;
export type ReactionSign = (typeof reactionSigns)[number];
export type AnnotationType = (typeof annotationTypes)[number];
export type AnnotationPriority = (typeof annotationPriorities)[number];
export type AnnotationHistory = z.infer<typeof listAnnotationHistory.response>['history'];
