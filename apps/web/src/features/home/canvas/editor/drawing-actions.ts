import { lockStyle, type Order } from '@diagloom/diagram/edits';
import type { DiagramType, Edit } from '@diagloom/diagram/model';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Bold,
  ChevronDown,
  ChevronUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Group,
  Italic,
  Lock,
  LockOpen,
  Pencil,
  Plus,
  RouteIcon,
  Scissors,
  Search,
  Sparkles,
  Spline,
  Trash2,
  Underline,
  Ungroup,
} from 'lucide-react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import type { Action } from '../../actions/action.ts';
import { arrangementKeys, drawingKeys } from '../../actions/drawing-keys.ts';
import { isLine } from '../editing/edits-for.ts';
import { type FontFlag, toggledFlag } from '../editing/font-style.ts';
import { type Arrangement, fewest } from '../view/arrange.ts';
import type { PageView } from '../view/page-view.ts';
import { arrangements } from './arrange-menu.tsx';

export interface DrawingActionOptions {
  readonly view: PageView;
  readonly type: DiagramType;
  readonly selection: readonly string[];
  readonly onEdit: (edits: readonly Edit[]) => void;
  readonly onOrder: (order: Order) => void;
  readonly onGroup: (shapes: readonly string[]) => void;
  readonly onUngroup: (groups: readonly string[]) => void;
  readonly onArrange: (ids: readonly string[], how: Arrangement) => void;
  readonly onReroute: () => void;
  readonly onTidy: () => void;
  readonly onFind: () => void;
  readonly onRename: (id: string) => void;
  readonly onAdd: (from: string) => void;
  readonly onConnect: (from: string, to: string) => void;
  readonly onCopy: () => void;
  readonly onCut: () => void;
  readonly onPaste: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** An action, and what of the bar shows it: `more` lies in its last menu. */
export interface DrawingAction extends Action {
  readonly isInMore: boolean;
}

const { drawing } = canvasStrings;

/** Everything that can be done with what is selected, for the bar, the palette of commands and the keys. */
export const drawingActions = (options: DrawingActionOptions): readonly DrawingAction[] => {
  const { view, type, selection } = options;
  const free = selection.filter((id) => !view.isLocked(id));
  const shapes = free.filter((id) => !isLine(view, id));
  const lines = free.filter((id) => isLine(view, id));
  const groups = shapes.filter((id) => isGroup(view, id));
  const [first, second] = shapes;
  const [one] = selection;
  const isTimeline = type.layout === 'timeline';
  const make = (id: keyof typeof drawing, Icon: Action['Icon'], run: () => void): DrawingAction => ({
    id: `drawing-${id}`,
    label: drawing[id],
    group: 'canvas',
    Icon,
    run,
    shortcut: drawingKeys[id],
    isInMore: inMore.has(id),
  });
  const font = (flag: FontFlag) => () => {
    const seen = view.seenOf(free);
    const items = view.items.filter(({ cell }) => seen.includes(cell.id));
    const style = toggledFlag(items[0]?.style ?? {}, flag);
    options.onEdit([{ kind: 'setStyle', targets: seen, style }]);
  };
  const lock = (isOn: boolean) => () =>
    options.onEdit([{ kind: 'setStyle', targets: selection, style: lockStyle(isOn) }]);
  const always = [make('find', Search, options.onFind), make('paste', ClipboardPaste, options.onPaste)];
  if (one === undefined) return always;
  if (free.length === 0) return [...always, make('unlock', LockOpen, lock(false))];
  return [
    ...(selection.length === 1 ? [make('rename', Pencil, () => options.onRename(one))] : []),
    ...(selection.length === 1 && view.spec.nodes.some(({ id }) => id === one)
      ? [make('add', Plus, () => options.onAdd(one))]
      : []),
    ...(shapes.length === 2 && first !== undefined && second !== undefined
      ? [make('connect', Spline, () => options.onConnect(first, second))]
      : []),
    ...(lines.length > 0 && !isTimeline ? [make('reroute', RouteIcon, options.onReroute)] : []),
    ...(shapes.length > 1 && !isTimeline ? [make('tidy', Sparkles, options.onTidy)] : []),
    make('front', ArrowUpToLine, () => options.onOrder('front')),
    make('forward', ChevronUp, () => options.onOrder('forward')),
    make('backward', ChevronDown, () => options.onOrder('backward')),
    make('back', ArrowDownToLine, () => options.onOrder('back')),
    ...(shapes.length > 1 && !isTimeline ? [make('group', Group, () => options.onGroup(free))] : []),
    ...(groups.length > 0 && !isTimeline ? [make('ungroup', Ungroup, () => options.onUngroup(groups))] : []),
    make('lock', Lock, lock(true)),
    make('bold', Bold, font('bold')),
    make('italic', Italic, font('italic')),
    make('underline', Underline, font('underline')),
    make('copy', Copy, options.onCopy),
    make('cut', Scissors, options.onCut),
    make('duplicate', CopyPlus, options.onDuplicate),
    make('remove', Trash2, options.onRemove),
    ...always,
    ...arrangements
      .filter(([how]) => shapes.length >= fewest(how) && !isTimeline)
      .map(
        ([how, Icon]): DrawingAction => ({
          id: `drawing-${how}`,
          label: canvasStrings.arrangements[how],
          group: 'canvas',
          Icon,
          run: () => options.onArrange(shapes, how),
          ...(how in arrangementKeys ? { shortcut: arrangementKeys[how as keyof typeof arrangementKeys] } : {}),
          isInMore: false,
        }),
      ),
  ];
};

/** Where one of them runs along the way somebody pressed, it was that action's key. */
export const actionOfKey = (
  actions: readonly Action[],
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): Action | undefined => {
  const combo = `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;
  return actions.find(({ shortcut }) => shortcut?.toLowerCase() === combo);
};

const inMore: ReadonlySet<string> = new Set([
  'add',
  'tidy',
  'front',
  'forward',
  'backward',
  'back',
  'group',
  'ungroup',
  'lock',
  'copy',
  'cut',
  'duplicate',
]);

/** A group of a hand, or a container that can be taken away around what it holds. */
const isGroup = (view: PageView, id: string): boolean =>
  view.isHolder(id) && !view.spec.nodes.some((node) => node.id === id);
