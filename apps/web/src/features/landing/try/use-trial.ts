import { promptLimits } from '@diagloom/contract/prompt-limits';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTheme } from '../../../hooks/use-theme.ts';
import { type DraftFormat, saveDraft } from '../../../lib/drafting/save-draft.ts';
import { type LiveDraft, useLiveDraft } from '../../../lib/drafting/use-live-draft.ts';
import { type PartLinks, usePartLinks } from '../../../lib/drafting/use-part-links.ts';
import { type ExamplePrompt, exampleGroups } from '../../../lib/example-prompts.ts';
import { keepDrawing } from '../../../lib/kept-drawing.ts';
import { trialText } from '../../../lib/trial-text.ts';

export const examples: readonly ExamplePrompt[] = exampleGroups.flatMap((group) => group.examples);

/** What the page shows before anybody types: high rather than wide, so that it can be read on a phone. */
const shownFirst = examples.find(({ diagramType }) => diagramType === 'flowchart') ?? examples[0];

export interface Trial {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  /** The example whose text stands in the box as it is. */
  readonly example: ExamplePrompt | undefined;
  readonly pick: (example: ExamplePrompt) => void;
  readonly live: LiveDraft;
  readonly links: PartLinks;
  /** The format that is being saved, from the press to the download. */
  readonly saving: DraftFormat | undefined;
  readonly save: (format: DraftFormat) => void;
  /** Keeps the drawing for the account that is about to be made. */
  readonly keep: () => void;
}

/** A visitor's drawing: nothing of it leaves the browser, and the engine is loaded when it is first needed. */
export const useTrial = (): Trial => {
  const { theme } = useTheme();
  const [text, setText] = useState(shownFirst?.prompt ?? '');
  const [isWanted, setWanted] = useState(false);
  const [saving, setSaving] = useState<DraftFormat>();
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const example = examples.find(({ prompt }) => prompt === text);
  const type = example?.diagramType ?? 'auto';
  const live = useLiveDraft({ prompt: text, type, theme }, isWanted);
  const links = usePartLinks(live.draft, text);
  const ready = live.draft?.prompt === text ? live.draft : undefined;
  useEffect(() => {
    if (saving === undefined || ready === undefined) return;
    void saveDraft(ready, saving).finally(() => setSaving(undefined));
  }, [saving, ready]);
  const keep = (): void =>
    keepDrawing({ prompt: text, diagramType: live.draft?.type ?? example?.diagramType ?? 'flowchart' });
  const latestKeep = useRef(keep);
  useEffect(() => {
    latestKeep.current = keep;
  });
  // Words of their own are kept whichever way the visitor takes to an account.
  const isOwn = isWanted && example === undefined && text.trim().length >= promptLimits.shortest;
  const isOwnNow = useRef(isOwn);
  useEffect(() => {
    isOwnNow.current = isOwn;
  }, [isOwn]);
  useEffect(() => () => (isOwnNow.current ? latestKeep.current() : undefined), []);
  // The page comes as it was made for everybody; what was written before is there right after.
  useEffect(() => {
    const before = trialText.read();
    if (before === undefined) return;
    setWanted(true);
    setText(before);
  }, []);
  const write = (next: string): void => {
    setWanted(true);
    setSaving(undefined);
    setText(next);
    if (examples.some(({ prompt }) => prompt === next)) trialText.forget();
    else trialText.keep(next);
  };
  return {
    text,
    setText: write,
    boxRef,
    example,
    pick: ({ prompt }) => write(prompt),
    live,
    links,
    saving,
    save: (format) => {
      setWanted(true);
      setSaving(format);
    },
    keep,
  };
};
