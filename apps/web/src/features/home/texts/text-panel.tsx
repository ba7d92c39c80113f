import { editsBetween } from '@diagloom/diagram/edits';
import { parseNotation, type ReadNotation, type SpecNode, writeNotation } from '@diagloom/diagram/model';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toast-store.ts';
import { textPanelStrings } from '../../../strings/texts.ts';
import { type OpenDrawing, useOpenDrawing } from '../actions/open-drawing.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** The open page as text of our own notation, to be changed there: the cursor and the selected shape follow each other. */
export const TextPanel = () => {
  const drawing = useOpenDrawing();
  return drawing === undefined ? null : <NotationField key={drawing.pageId} drawing={drawing} />;
};

/** The height of a line and the space above the first one, px; the styles of the field say the same. */
const [lineHeight, padding] = [20, 12];

const NotationField = ({ drawing: { spec, edit } }: { readonly drawing: OpenDrawing }) => {
  const { selection, setSelection } = useWorkspace();
  const text = useMemo(() => textOf(spec), [spec]);
  // What was written, and the text that it began from: what others do meanwhile must not change what its keys mean.
  const [written, setWritten] = useState<{ readonly text: string; readonly from: string }>();
  const [scroll, setScroll] = useState(0);
  const box = useRef<HTMLTextAreaElement>(null);
  const shown = written?.text ?? text;
  const read = useMemo(() => parseNotation(shown, spec.type), [shown, spec.type]);
  const base = useMemo(() => parseNotation(written?.from ?? text, spec.type), [written?.from, text, spec.type]);
  const [selected] = selection.length === 1 ? selection : [];
  const line = selected === undefined ? undefined : lineOf(selected, read, base);
  useEffect(() => {
    const field = box.current;
    if (field === null || line === undefined || document.activeElement === field) return;
    const top = padding + (line - 1) * lineHeight;
    if (top < field.scrollTop || top > field.scrollTop + field.clientHeight - lineHeight) {
      field.scrollTop = top - field.clientHeight / 2;
    }
  }, [line]);
  const isChanged = written !== undefined && written.text !== written.from;
  const canApply = isChanged && read.problems.length === 0;
  const apply = (): void => {
    if (!canApply) return;
    const edits = editsBetween(base, read);
    if (edits.length === 0 || !edit(edits)) showToast({ title: textPanelStrings.nothing });
    setWritten(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    apply();
  };
  const follow = ({ value, selectionStart }: HTMLTextAreaElement): void => {
    const id = partAt(value.slice(0, selectionStart).split('\n').length, read, base);
    if (id !== undefined && id !== selected) setSelection([id]);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-4 pt-2">
      <p className="text-[13px] text-ink-soft">{textPanelStrings.hint}</p>
      <div className="relative min-h-40 flex-1 overflow-hidden rounded-lg border border-line-control bg-surface focus-within:border-accent">
        {line !== undefined && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 h-5 bg-select-wash"
            style={{ top: padding + (line - 1) * lineHeight - scroll }}
          />
        )}
        <textarea
          ref={box}
          wrap="off"
          spellCheck={false}
          aria-label={textPanelStrings.field}
          aria-invalid={read.problems.length > 0 || undefined}
          aria-describedby="notation-problems"
          value={shown}
          onChange={({ target }) => setWritten({ text: target.value, from: written?.from ?? text })}
          onSelect={({ currentTarget }) => follow(currentTarget)}
          onScroll={({ currentTarget }) => setScroll(currentTarget.scrollTop)}
          onKeyDown={handleKeyDown}
          className="relative size-full resize-none bg-transparent p-3 font-mono text-xs leading-5 outline-none"
        />
      </div>
      <ul id="notation-problems" aria-live="polite" className="grid gap-1 text-[13px] text-danger empty:hidden">
        {read.problems.slice(0, 3).map(({ line: at, message }) => (
          <li key={`${at} ${message}`}>{textPanelStrings.problem(at, message)}</li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="small" disabled={!isChanged} onClick={() => setWritten(undefined)}>
          {textPanelStrings.discard}
        </Button>
        <Button size="small" disabled={!canApply} title={textPanelStrings.applyHint} onClick={apply}>
          {textPanelStrings.apply}
        </Button>
      </div>
    </div>
  );
};

/** Places are set with the hand and not in the text. */
const withoutPlace = ({ position: _position, ...node }: SpecNode): SpecNode => node;

const textOf = (spec: OpenDrawing['spec']): string => writeNotation({ ...spec, nodes: spec.nodes.map(withoutPlace) });

/** The id on the page of what a line says, where it is there already. */
const partAt = (line: number, read: ReadNotation, base: ReadNotation): string | undefined => {
  const id = [...read.lines].find(([, at]) => at === line)?.[0];
  if (id === undefined) return undefined;
  const key = [...read.keys].find(([, each]) => each === id)?.[0];
  return key === undefined ? (base.lines.has(id) ? id : undefined) : base.keys.get(key);
};

/** The line that says a part of the page. */
const lineOf = (id: string, read: ReadNotation, base: ReadNotation): number | undefined => {
  const key = [...base.keys].find(([, each]) => each === id)?.[0];
  return read.lines.get(key === undefined ? id : (read.keys.get(key) ?? ''));
};
