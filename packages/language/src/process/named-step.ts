import type { SourceSpan } from '@diagloom/diagram/model';
import type { Step } from './statement.ts';

/** A step that is only named: it is called as the text has it, with no verb that anything could be asked about. */
export const namedStep = (label: string, span: SourceSpan | undefined, actor?: string): Step => ({
  kind: 'step',
  label,
  fullLabel: label,
  verb: '',
  object: '',
  actor,
  span,
  isMention: false,
});
