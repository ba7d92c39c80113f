import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Conversation } from '../conversation/conversation.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { DockTabId } from './dock-tab-ids.ts';

/** Most sessions do without these. */
const Ideas = lazyPart(async () => (await import('../ideas/ideas.tsx')).Ideas);
const ThemeChoices = lazyPart(async () => (await import('../themes/theme-choices.tsx')).ThemeChoices);
const VariantPanel = lazyPart(async () => (await import('../variants/variant-panel.tsx')).VariantPanel);
const VersionBrowser = lazyPart(async () => (await import('../versions/version-browser.tsx')).VersionBrowser);
const TextPanel = lazyPart(async () => (await import('../texts/text-panel.tsx')).TextPanel);
const CodePanel = lazyPart(async () => (await import('../code/code-panel.tsx')).CodePanel);

const CommentsPanel = lazyPart(async () => (await import('../comments/comments-panel.tsx')).CommentsPanel);

/** What a tab of the dock shows. */
export const DockContent = ({ tab }: { readonly tab: DockTabId }) => {
  const { diagram, isGuest } = useWorkspace();
  if (diagram === undefined) {
    return tab !== 'ideas' ? null : (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Suspense>
          <Ideas />
        </Suspense>
      </div>
    );
  }
  const isConversing = tab === 'conversation' || tab === 'ideas';
  const contents: Readonly<Partial<Record<DockTabId, () => ReactNode>>> = {
    comments: () => (
      <Suspense>
        <CommentsPanel key={diagram.id} diagram={diagram} />
      </Suspense>
    ),
    theme: () => (
      <Scrolling>
        <ThemeChoices diagram={diagram} />
      </Scrolling>
    ),
    layouts: () => (
      <Scrolling>
        <VariantPanel diagram={diagram} />
      </Scrolling>
    ),
    code: () => (
      <Scrolling>
        <CodePanel key={diagram.id} diagram={diagram} />
      </Scrolling>
    ),
    text: () => (
      <Suspense>
        <TextPanel />
      </Suspense>
    ),
    versions: () => (
      <Scrolling>
        <VersionBrowser key={diagram.id} diagram={diagram} />
      </Scrolling>
    ),
  };
  return (
    <>
      {/* What was asked goes on while something else is looked at. Guests are asked for comments only. */}
      {!isGuest && (
        <div className={isConversing ? 'contents' : 'hidden'}>
          <Conversation key={diagram.id} diagram={diagram} tab={tab === 'ideas' ? tab : 'conversation'} />
        </div>
      )}
      {contents[tab]?.()}
    </>
  );
};

const Scrolling = ({ children }: { readonly children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto p-4">
    <Suspense>{children}</Suspense>
  </div>
);
