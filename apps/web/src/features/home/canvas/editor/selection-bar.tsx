import type { DiagramType, Edit } from '@diagloom/diagram/model';
import { LockOpen, PaintBucket, Pencil, Spline, Trash2 } from 'lucide-react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import type { Action } from '../../actions/action.ts';
import { isLine, textSize } from '../editing/edits-for.ts';
import type { Arrangement } from '../view/arrange.ts';
import { fillColours } from '../view/colours.ts';
import type { PageView } from '../view/page-view.ts';
import { ArrangeMenu } from './arrange-menu.tsx';
import { BarButton } from './bar-button.tsx';
import { ColourGrid } from './colour-grid.tsx';
import { LineMenu } from './line-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { RowsMenu } from './rows-menu.tsx';
import { TextMenu } from './text-menu.tsx';

interface SelectionBarProps {
  readonly view: PageView;
  readonly type: DiagramType;
  readonly selection: readonly string[];
  /** What is done less often. */
  readonly actions: readonly Action[];
  readonly onEdit: (edits: readonly Edit[]) => void;
  readonly onRename: (id: string) => void;
  readonly onConnect: (from: string, to: string) => void;
  readonly onArrange: (ids: readonly string[], how: Arrangement) => void;
  readonly onReroute: () => void;
  readonly onUnlock: () => void;
  readonly onRemove: () => void;
}

/** draw.io's own text size, px. */
const usualSize = 12;

/** What can be done with what is selected. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { view, type, selection, actions, onEdit, onRename, onConnect, onArrange } = props;
  const seen = view.seenOf(selection);
  const items = view.items.filter(({ cell }) => seen.includes(cell.id));
  const [first] = items;
  if (first === undefined) return null;
  if (selection.every(view.isLocked)) {
    return <BarButton label={canvasStrings.unlock} Icon={LockOpen} onClick={props.onUnlock} />;
  }
  const areLines = items.every(({ kind }) => kind === 'edge');
  const nodes = view.spec.nodes.filter(({ id }) => seen.includes(id));
  const [node] = nodes;
  const one = seen.length === 1 ? seen[0] : undefined;
  const shapes = selection.filter((id) => !isLine(view, id));
  const filled = seen.filter((id) => !isLine(view, id));
  const [from, to] = shapes;
  const style = (values: Readonly<Record<string, string>>, targets: readonly string[] = seen): void =>
    onEdit([{ kind: 'setStyle', targets, style: values }]);
  const resizeText = (by: number): void =>
    onEdit(
      items.map((item) => ({
        kind: 'setStyle',
        targets: [item.cell.id],
        style: textSize(Number(item.style.fontSize ?? usualSize), by),
      })),
    );
  return (
    <>
      {node !== undefined && nodes.length === items.length && shapes.length === nodes.length && (
        <KindChoice {...{ type, nodes, onEdit }} />
      )}
      {!areLines && (
        <MenuButton label={canvasStrings.fill} icon={<PaintBucket aria-hidden="true" className="size-4" />}>
          <ColourGrid
            label={canvasStrings.fill}
            colours={fillColours}
            current={first.style.fillColor}
            onChoose={(fillColor) => style({ fillColor }, filled)}
            none={canvasStrings.noFill}
          />
        </MenuButton>
      )}
      <LineMenu style={first.style} areLines={areLines} onStyle={style} onReroute={props.onReroute} />
      <TextMenu style={first.style} onStyle={style} onResize={resizeText} />
      {one !== undefined && node?.attributes !== undefined && <RowsMenu node={node} onEdit={onEdit} />}
      {one !== undefined && <BarButton label={canvasStrings.edit} Icon={Pencil} onClick={() => onRename(one)} />}
      {selection.length === 2 && from !== undefined && to !== undefined && (
        <BarButton label={canvasStrings.connect} Icon={Spline} onClick={() => onConnect(from, to)} />
      )}
      <ArrangeMenu count={shapes.length} actions={actions} onArrange={(how) => onArrange(shapes, how)} />
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line max-sm:mx-0.5" />
      <BarButton label={canvasStrings.remove} Icon={Trash2} onClick={props.onRemove} />
    </>
  );
};

interface KindChoiceProps extends Pick<SelectionBarProps, 'type' | 'onEdit'> {
  readonly nodes: PageView['spec']['nodes'];
}

const KindChoice = ({ type, nodes, onEdit }: KindChoiceProps) => {
  const { nodes: kinds } = type.vocabulary;
  if (kinds.length < 2) return null;
  const used = new Set(nodes.map(({ kind }) => kind ?? kinds[0]?.id ?? ''));
  return (
    <select
      aria-label={canvasStrings.kind}
      value={used.size === 1 ? [...used][0] : ''}
      onChange={({ target }) => onEdit(nodes.map(({ id }) => ({ kind: 'setKind', node: id, nodeKind: target.value })))}
      className="h-8 pointer-coarse:h-11 max-w-32 truncate max-sm:max-w-20 rounded-md bg-transparent pl-2 text-[13px] hover:bg-sunken"
    >
      {used.size > 1 && <option value="" />}
      {kinds.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
};
