import { strokeWidths } from '@diagloom/contract';
import { Grid3x3, Redo2, Trash2, Undo2, WandSparkles, X } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { boardStrings } from '../../../../strings/board.ts';
import { IconButton } from '../../bar/icon-button.tsx';
import { seenColour } from '../sheet/seen-colour.ts';
import { colours, type Look, type ToolId, tools } from './tool-list.ts';

interface ToolbarProps {
  readonly tool: ToolId;
  readonly onTool: (tool: ToolId) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isEmpty: boolean;
  readonly hasSelection: boolean;
  readonly hasGrid: boolean;
  readonly isTidying: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onClear: () => void;
  readonly onRemove: () => void;
  readonly onGrid: () => void;
  readonly onTidy: () => void;
}

/** The tools, and what is done to the whole board. */
export const Toolbar = (props: ToolbarProps) => (
  <div
    role="toolbar"
    aria-label={boardStrings.tools}
    className="flex flex-wrap items-center gap-0.5 low:shrink-0 low:flex-nowrap max-md:order-2 max-md:grid max-md:grid-cols-8 max-md:justify-items-center max-md:border-t max-md:bg-paper max-md:px-2 max-md:py-1 max-md:[&_button]:size-10"
  >
    {tools.map(({ id, label, Icon, shortcut }) => (
      <IconButton
        key={id}
        label={label}
        shortcut={shortcut}
        aria-pressed={props.tool === id}
        onClick={() => props.onTool(id)}
      >
        <Icon aria-hidden="true" className="size-4" />
      </IconButton>
    ))}
    <Gap />
    <span className="contents low:hidden max-md:hidden">
      <HistorySteps {...props} />
    </span>
    <IconButton
      label={boardStrings.remove}
      shortcut="Del"
      disabled={!props.hasSelection}
      onClick={props.onRemove}
      className={named}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      <span className={nameOf}>{boardStrings.removeShort}</span>
    </IconButton>
    <IconButton label={boardStrings.clear} disabled={props.isEmpty} onClick={props.onClear} className={named}>
      <X aria-hidden="true" className="size-4" />
      <span className={nameOf}>{boardStrings.clear}</span>
    </IconButton>
    <Gap />
    <IconButton label={boardStrings.grid} shortcut="G" aria-pressed={props.hasGrid} onClick={props.onGrid}>
      <Grid3x3 aria-hidden="true" className="size-4" />
    </IconButton>
    <IconButton label={boardStrings.tidy} aria-pressed={props.isTidying} onClick={props.onTidy}>
      <WandSparkles aria-hidden="true" className="size-4" />
    </IconButton>
  </div>
);

interface HistoryStepsProps extends Pick<ToolbarProps, 'canUndo' | 'canRedo' | 'onUndo' | 'onRedo'> {}

/** Undo and redo: on a phone they stand above the sheet, where they are never out of sight. */
export const HistorySteps = ({ canUndo, canRedo, onUndo, onRedo }: HistoryStepsProps) => (
  <>
    <IconButton label={boardStrings.undo} shortcut="Ctrl+Z" disabled={!canUndo} onClick={onUndo}>
      <Undo2 aria-hidden="true" className="size-4" />
    </IconButton>
    <IconButton label={boardStrings.redo} shortcut="Ctrl+Y" disabled={!canRedo} onClick={onRedo}>
      <Redo2 aria-hidden="true" className="size-4" />
    </IconButton>
  </>
);

/** What takes something away says so in words. */
const named = 'md:flex! md:w-auto! items-center gap-1 md:px-2 text-[13px]';

/** Signs alone where the names would push what stands beside the tools to a row of its own. */
const nameOf = 'max-md:hidden md:@max-[67rem]/board:hidden';

const Gap = () => <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line max-md:hidden" />;

interface LookBarProps {
  readonly look: Look;
  /** The sheet is dark, and colours are shown as they are seen there. */
  readonly isDark: boolean;
  readonly onLook: (look: Partial<Look>) => void;
}

/** Colour, size and opacity of what comes next, and of what is selected. */
export const LookBar = ({ look, isDark, onLook }: LookBarProps) => (
  <fieldset className="flex w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 low:w-auto low:shrink-0 low:flex-nowrap max-md:order-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:bg-paper max-md:px-3 max-md:pt-1 max-md:pb-2.5 max-md:[scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,black_88%,transparent)]">
    <legend className="sr-only">{boardStrings.look}</legend>
    <div
      role="radiogroup"
      aria-label={boardStrings.colour}
      className="flex flex-wrap gap-1 low:flex-nowrap max-md:flex-nowrap max-md:gap-2 max-md:py-1"
    >
      {colours.map(([colour, name]) => (
        // biome-ignore lint/a11y/useSemanticElements: a circle of colour is the button itself
        <button
          key={colour}
          type="button"
          role="radio"
          aria-checked={look.color === colour}
          aria-label={name}
          title={name}
          onClick={() => onLook({ color: colour })}
          className={classNames(
            'size-6 shrink-0 rounded-full border border-line-control in-dark:border-ink-soft max-md:size-7',
            look.color === colour && 'outline-2 outline-select outline-offset-1',
          )}
        >
          <span className="block size-full rounded-full" style={{ background: seenColour(colour, isDark) }} />
        </button>
      ))}
    </div>
    <Slider
      label={boardStrings.size}
      shown={String(look.strokeWidth)}
      min={strokeWidths.smallest}
      max={strokeWidths.largest}
      value={look.strokeWidth}
      onChange={(strokeWidth) => onLook({ strokeWidth })}
    />
    <Slider
      label={boardStrings.opacity}
      shown={`${Math.round(look.opacity * 100)}%`}
      min={10}
      max={100}
      value={Math.round(look.opacity * 100)}
      onChange={(percent) => onLook({ opacity: percent / 100 })}
    />
  </fieldset>
);

interface SliderProps {
  readonly label: string;
  readonly shown: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, shown, min, max, value, onChange }: SliderProps) => {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-[13px] text-ink-soft">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="w-20 accent-(--accent)"
      />
      <output htmlFor={id} className="w-10 tabular-nums">
        {shown}
      </output>
    </div>
  );
};
