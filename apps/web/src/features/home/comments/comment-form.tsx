import type { AnnotationPerson } from '@diagloom/contract';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { commentStrings } from '../../../strings/comments.ts';
import { ComposerFrame } from '../composer/composer-frame.tsx';
import { GrowingText } from '../composer/growing-text.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { mentionedIn, suggestedPeople, typedMention, withMention } from './mentions.ts';
import { ChosenPictures, PictureButton } from './picture-choice.tsx';
import type { PictureChoice } from './use-pictures.ts';

export interface Written {
  readonly content: string;
  readonly mentionedUsers: number[];
  readonly pictures: readonly File[];
}

interface CommentFormProps {
  readonly label: string;
  readonly placeholder: string;
  readonly send: string;
  readonly text: string;
  readonly people: readonly AnnotationPerson[];
  /** What goes with the words; absent where none can. */
  readonly pictures?: PictureChoice;
  readonly isBusy: boolean;
  readonly onChange: (text: string) => void;
  readonly onSend: (written: Written) => void;
  /** Stands above the text. */
  readonly children?: ReactNode;
}

/** The longest comment, in characters. */
const longest = 4000;

/** A box to write in, which helps with the names of people behind an @. */
export const CommentForm = (props: CommentFormProps) => {
  const { label, placeholder, send, text, people, pictures, isBusy, onChange, onSend, children } = props;
  const { userId } = useWorkspace();
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [isShut, setShut] = useState(false);
  const typed = typedMention(text.slice(0, cursor));
  const suggested =
    typed === undefined || isShut
      ? []
      : suggestedPeople(
          typed,
          people.filter(({ id }) => id !== userId),
        );
  const active = Math.min(chosen, suggested.length - 1);
  const files = pictures?.chosen.map(({ file }) => file) ?? [];
  const isNothing = text.trim() === '' && files.length === 0;
  const submit = (): void => {
    const content = text.trim() || commentStrings.picture;
    if (!isNothing && !isBusy) onSend({ content, mentionedUsers: mentionedIn(content, people), pictures: files });
  };
  const take = (event: { readonly preventDefault: () => void }, data: DataTransfer): void => {
    if (pictures === undefined || data.files.length === 0) return;
    event.preventDefault();
    pictures.add([...data.files]);
  };
  const pick = (person: AnnotationPerson): void => {
    const next = withMention(text, cursor, person);
    onChange(next.text);
    setCursor(next.cursor);
    setChosen(0);
    window.requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const person = suggested[active];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (person !== undefined && step !== 0) setChosen((active + step + suggested.length) % suggested.length);
    else if (person !== undefined && (event.key === 'Enter' || event.key === 'Tab')) pick(person);
    else if (person !== undefined && event.key === 'Escape') {
      setShut(true);
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.shiftKey) submit();
    else return;
    event.preventDefault();
  };
  return (
    <ComposerFrame
      isInvalid={false}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
      className="relative grid gap-1 p-1.5"
    >
      {children}
      {pictures !== undefined && <ChosenPictures pictures={pictures} />}
      <div className="flex items-end gap-1">
        <GrowingText
          ref={box}
          aria-label={label}
          aria-controls={suggested.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={suggested.length > 0 ? `${listId}-${active}` : undefined}
          rows={1}
          maxLength={longest}
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => {
            onChange(target.value);
            setCursor(target.selectionStart);
            setShut(false);
          }}
          onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
          onKeyDown={handleKeyDown}
          className="max-h-40 min-h-9 px-2 py-1.5 text-sm"
        />
        {pictures !== undefined && <PictureButton pictures={pictures} />}
        <Button type="submit" size="icon" aria-label={send} isBusy={isBusy} disabled={isNothing}>
          {!isBusy && <SendHorizontal aria-hidden="true" className="size-4" />}
        </Button>
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={commentStrings.mention}
        hidden={suggested.length === 0}
        className="absolute bottom-full left-0 z-30 mb-1 w-full overflow-hidden rounded-md border bg-raised p-1 shadow-float"
      >
        {suggested.map((person, index) => (
          <div
            key={person.id}
            id={`${listId}-${index}`}
            role="option"
            // The focus stays in the text, which names the chosen one.
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault();
              pick(person);
            }}
            className="cursor-pointer truncate rounded-sm px-2 py-1.5 text-sm aria-selected:bg-sunken"
          >
            {person.name}
          </div>
        ))}
      </div>
    </ComposerFrame>
  );
};
