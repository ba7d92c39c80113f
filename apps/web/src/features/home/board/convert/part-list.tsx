import type { BoardReading, Doubt, ReadConnector } from '@diagloom/vision/board';
import { TriangleAlert } from 'lucide-react';
import { classNames } from '../../../../lib/class-names.ts';
import { convertStrings } from '../../../../strings/board.ts';

interface PartListProps {
  readonly reading: BoardReading;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly doubts: Readonly<Record<Doubt, string>>;
}

/** Every part in words, those in doubt first. */
export const PartList = ({ reading, selected, onSelect, doubts }: PartListProps) => {
  const parts = [
    ...reading.shapes.map((shape) => ({
      ...shape,
      words:
        shape.label === ''
          ? capital(nameOf(reading, shape.id))
          : `${convertStrings.kinds[shape.kind]}: ${nameOf(reading, shape.id)}`,
    })),
    ...reading.connectors.map((connector) => ({
      ...connector,
      words: `${wayOf(reading, connector)}${connector.label === '' ? '' : `: ${connector.label}`}`,
    })),
  ].toSorted((a, b) => Number(a.doubt === undefined) - Number(b.doubt === undefined));
  return (
    <ul aria-label={convertStrings.parts} className="max-h-48 overflow-y-auto rounded-md border">
      {parts.map(({ id, words, doubt }) => (
        <li key={id} className="border-b last:border-b-0">
          <button
            type="button"
            ref={id === selected ? showInList : undefined}
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
            className={classNames(
              'flex w-full items-start gap-2 px-3 py-1.5 text-left text-[13px] hover:bg-sunken focus-visible:-outline-offset-2',
              id === selected && 'bg-select-wash text-select-ink',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{words}</span>
              {doubt !== undefined && (
                <span className="flex items-center gap-1 text-ink-soft text-xs">
                  <TriangleAlert aria-hidden="true" className="size-3 shrink-0 text-warning" />
                  {doubts[doubt]}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Scrolls the list alone to what was chosen on the sheet; the panel goes to the form below. */
const showInList = (button: HTMLElement | null): void => {
  const list = button?.closest('ul');
  if (button === null || list === null || list === undefined) return;
  const { top, bottom } = button.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top;
};

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const wayOf = (reading: BoardReading, { from, to }: ReadConnector): string =>
  from === undefined && to === undefined
    ? convertStrings.looseLine
    : convertStrings.connector(nameOf(reading, from), nameOf(reading, to));

/** A shape in words: its label, or what it is and which of its kind. */
export const nameOf = ({ shapes }: BoardReading, id: string | undefined): string => {
  const shape = shapes.find((each) => each.id === id);
  if (shape === undefined) return convertStrings.nowhere.toLowerCase();
  if (shape.label !== '') return shape.label.replaceAll('\n', ' ');
  const same = shapes.filter(({ kind, label }) => kind === shape.kind && label === '');
  return `${convertStrings.kinds[shape.kind].toLowerCase()} ${same.indexOf(shape) + 1}, ${convertStrings.noLabel}`;
};
