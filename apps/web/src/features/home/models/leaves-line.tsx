import { useWorkspace } from '../workspace/workspace-context.ts';
import { whatLeaves } from './what-leaves.ts';

/** What leaves this server with the next text. Nothing where the engine alone draws. */
export const LeavesLine = ({ what }: { readonly what: 'prompt' | 'change' }) => {
  const { chosen } = useWorkspace().model;
  if (chosen === undefined) return null;
  return <p className="mt-1.5 px-1 text-ink-soft text-xs">{whatLeaves(chosen, what)}</p>;
};
