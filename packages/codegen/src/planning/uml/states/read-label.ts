import { oneLine } from '../../../program/index.ts';

/** What a line between two states says in UML: `event [guard] / action`, each of them or none. */
interface TransitionLabel {
  readonly event: string;
  readonly guard: string;
  readonly action: string;
}

export const readTransition = (label: string): TransitionLabel => {
  const [, event = '', guard = '', action = ''] =
    /^([^[\]/]*)(?:\[([^\]]*)\])?\s*(?:\/\s*(.*))?$/.exec(oneLine(label)) ?? [];
  if (event + guard + action === '') return { event: oneLine(label), guard: '', action: '' };
  return { event: event.trim(), guard: guard.trim(), action: action.trim() };
};
