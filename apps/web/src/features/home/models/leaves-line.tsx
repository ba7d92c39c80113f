import { modelStrings } from '../../../strings/models.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What leaves this server with the next text. Nothing where the engine alone draws. */
export const LeavesLine = ({ what }: { readonly what: 'prompt' | 'change' }) => {
  const { chosen } = useWorkspace().model;
  if (chosen === undefined) return null;
  const { host, isLocal } = chosen;
  return (
    <p className="mt-1.5 px-1 text-ink-soft text-xs">
      {host === '' ? modelStrings.staysHere : isLocal ? modelStrings.staysNear(host) : modelStrings.leaves[what](host)}
    </p>
  );
};
