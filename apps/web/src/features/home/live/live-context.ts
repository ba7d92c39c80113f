import { createContext, use } from 'react';
import type { LiveDraft } from '../../../lib/drafting/use-live-draft.ts';
import type { PartLinks } from '../../../lib/drafting/use-part-links.ts';

/** What the text in the form is drawn as while it is being typed. */
export interface Live extends LiveDraft {
  readonly links: PartLinks;
}

export const LiveContext = createContext<Live | undefined>(undefined);

export const useLive = (): Live => {
  const live = use(LiveContext);
  if (live === undefined) throw new Error('This part stands outside of the place for drafts.');
  return live;
};
