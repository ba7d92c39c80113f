import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** A text that the engine could not read, with what a model made of it that was taken. Without names. */
export const lessonSchema = z.object({
  id: z.string(),
  keptAt: z.iso.datetime(),
  kind: z.enum(['prompt', 'instruction']),
  diagramType: z.string(),
  text: z.string(),
  /** What it was about, in notation; empty for a prompt. */
  before: z.string(),
  answer: z.string(),
  model: z.string(),
});

const answerSchema = z.object({
  success: z.literal(true),
  /** Whether more are kept. */
  isKept: z.boolean(),
  /** Where they lie on the server. */
  file: z.string(),
  bytes: z.int(),
  mostBytes: z.int(),
  total: z.int(),
  /** The newest hundred. */
  lessons: z.array(lessonSchema),
});

export const listLessons = defineCall({ method: 'GET', path: '/api/admin/lessons', response: answerSchema });

export const changeLessons = defineCall({
  method: 'PATCH',
  path: '/api/admin/lessons',
  body: z.object({ isKept: z.boolean() }),
  response: answerSchema,
});

/** Deletes one, or all with `all` in place of its id. */
export const deleteLessons = defineCall({
  method: 'DELETE',
  path: '/api/admin/lessons/:lesson',
  params: z.object({ lesson: z.string().check(z.maxLength(40)) }),
  response: answerSchema,
});

export type LessonList = z.infer<typeof answerSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
