import { findDiagramType } from '@diagloom/types/catalog';
import { type ReactNode, useState } from 'react';
import { useLiveDraft } from '../../../lib/drafting/use-live-draft.ts';
import { usePartLinks } from '../../../lib/drafting/use-part-links.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { LiveContext } from './live-context.ts';

/** Draws the text of the next diagram while it is being typed; one that was kept from before waits for a key, and what documents
 * say only the server knows. */
export const LiveProvider = ({ children }: { readonly children: ReactNode }) => {
  const { draft, diagramId, mode, generation, paper } = useWorkspace();
  const { prompt, diagramType, templateXml, useRAG = false } = draft;
  const [first] = useState(prompt);
  const [hasTyped, setHasTyped] = useState(false);
  if (!hasTyped && prompt !== first) setHasTyped(true);
  const isInTheMaking = diagramId === undefined || mode !== 'change';
  const isWanted =
    hasTyped && isInTheMaking && templateXml === undefined && !useRAG && generation.generation.state !== 'running';
  const type = findDiagramType(diagramType)?.id ?? 'auto';
  const live = useLiveDraft({ prompt, type, isDark: paper.shown === 'drawn' }, isWanted);
  const links = usePartLinks(live.draft, prompt);
  return <LiveContext value={{ ...live, links }}>{children}</LiveContext>;
};
