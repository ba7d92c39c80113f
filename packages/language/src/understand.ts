import type { DiagramSpec, Family } from '@diagloom/diagram/model';
import { draftMessages } from './messages/draft-messages.ts';
import { draftProcess } from './process/draft-process.ts';
import { coverage } from './report/coverage.ts';
import { explainFailure } from './report/explain-failure.ts';
import { findUnused } from './report/find-unused.ts';
import { stripRequest } from './route/strip-request.ts';
import { splitSentences } from './text/sentences.ts';
import type { TypeDescription, Understanding } from './understanding.ts';

/**
 * Turns a prompt into a spec without any model. In: the text and the diagram type. Out: the spec with how much of the text it covers and
 * what was left out, or a message that says what to write instead. Deterministic; linear in the length of the text.
 */
export const understand = (text: string, context: { readonly type: TypeDescription }): Understanding => {
  const { type } = context;
  const request = stripRequest(text);
  const draft = drafters[type.family];
  const spec = draft?.(request.text, type, request.title);
  if (!spec || spec.nodes.filter((node) => node.origin !== 'repair').length < 2) return explainFailure(text, type);
  return {
    ok: true,
    spec,
    coverage: coverage(text, spec),
    warnings: findUnused(splitSentences(request.text), spec),
    trace: [],
  };
};

type Drafter = (text: string, type: TypeDescription, title: string) => DiagramSpec;

/** One entry per family whose sentences are understood. */
const drafters: Readonly<Partial<Record<Family, Drafter>>> = { process: draftProcess, messages: draftMessages };
