import type { Edit, SpecNode } from '@diagloom/diagram/model';
import { ArrowDown, ArrowUp, Plus, Rows3, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { addRow, renameRow, rowText, swapRows } from '../editing/row-edits.ts';
import { BarButton } from './bar-button.tsx';
import { MenuButton } from './menu-button.tsx';

interface RowsMenuProps {
  readonly node: SpecNode;
  readonly onEdit: (edits: readonly Edit[]) => void;
}

const { rowsMenu } = canvasStrings;

/** The rows of a table or class, to be written, put in order, taken away and added. */
export const RowsMenu = ({ node, onEdit }: RowsMenuProps) => {
  const rows = node.attributes ?? [];
  const list = useRef<HTMLUListElement>(null);
  const add = (): void => {
    onEdit([addRow(node, rowsMenu.word)]);
    // The new row is there after the next rendering.
    window.setTimeout(() => {
      const field = [...(list.current?.querySelectorAll('input') ?? [])].at(-1);
      field?.focus();
      field?.select();
    });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, index: number): void => {
    if (event.key === 'Enter') {
      event.currentTarget.blur();
      if (index === rows.length - 1) add();
      else list.current?.querySelectorAll('input')[index + 1]?.focus();
    }
    if (event.key === 'Escape') event.currentTarget.value = event.currentTarget.defaultValue;
  };
  return (
    <MenuButton label={rowsMenu.rows} icon={<Rows3 aria-hidden="true" className="size-4" />}>
      <ul ref={list} className="grid w-72 max-w-full grid-cols-[minmax(0,1fr)] gap-1">
        {rows.map((row, index) => {
          const text = rowText(row);
          const [above, below] = [rows[index - 1], rows[index + 1]];
          return (
            <li key={text} className="flex items-center gap-0.5">
              <input
                aria-label={rowsMenu.row(index + 1)}
                defaultValue={text}
                onBlur={({ target }) => {
                  const edits = renameRow(node.id, row, target.value);
                  if (edits.length > 0) onEdit(edits);
                  else target.value = text;
                }}
                onKeyDown={(event) => handleKey(event, index)}
                className="h-8 min-w-0 flex-1 rounded-md border border-line-control bg-surface px-2 text-sm"
              />
              <BarButton
                label={rowsMenu.up(row.name)}
                Icon={ArrowUp}
                isDisabled={above === undefined}
                onClick={() => above !== undefined && onEdit(swapRows(node.id, above, row))}
              />
              <BarButton
                label={rowsMenu.down(row.name)}
                Icon={ArrowDown}
                isDisabled={below === undefined}
                onClick={() => below !== undefined && onEdit(swapRows(node.id, row, below))}
              />
              <BarButton
                label={rowsMenu.remove(row.name)}
                Icon={Trash2}
                onClick={() => onEdit([{ kind: 'removeAttribute', node: node.id, name: row.name }])}
              />
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        onClick={add}
        className="flex h-8 items-center gap-2 rounded-md px-2 text-sm hover:bg-sunken pointer-coarse:h-11"
      >
        <Plus aria-hidden="true" className="size-4 text-ink-soft" />
        {rowsMenu.add}
      </button>
    </MenuButton>
  );
};
