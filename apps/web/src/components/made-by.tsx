import type { ModelWork } from '@diagloom/contract';
import { describeWork } from '../lib/models/describe-work.ts';

interface MadeByProps {
  readonly work: ModelWork;
  readonly what: 'draft' | 'answer';
}

/** Who drafted a diagram, and what a model took for it. */
export const MadeBy = ({ work, what }: MadeByProps) => (
  <p className="mt-2 text-ink-soft text-xs">{describeWork(work, what)}</p>
);
