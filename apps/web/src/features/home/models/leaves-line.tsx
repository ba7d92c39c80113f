import { whatLeaves } from '../../../lib/models/what-leaves.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What leaves this server with the next text. Nothing where the engine alone draws. */
export const LeavesLine = ({ what }: { readonly what: Parameters<typeof whatLeaves>[1] }) => {
  const { chosen } = useWorkspace().model;
  if (chosen === undefined) return null;
  return <p className="mt-1.5 px-1 text-ink-soft text-xs">{whatLeaves(chosen, what)}</p>;
};
