import type { DiagramType, Edit, Side } from '@diagloom/diagram/model';
import { AArrowDown, AArrowUp, Baseline, PaintBucket, Pencil, Plus, Spline, Trash2 } from 'lucide-react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { isLine, onwardSide, textSize } from '../editing/edits-for.ts';
import type { Arrangement } from '../view/arrange.ts';
import type { PageView } from '../view/page-view.ts';
import { ArrangeMenu } from './arrange-menu.tsx';
import { BarButton } from './bar-button.tsx';
import { ColourChoice } from './colour-choice.tsx';

interface SelectionBarProps {
  readonly view: PageView;
  readonly type: DiagramType;
  readonly selection: readonly string[];
  readonly onEdit: (edits: readonly Edit[]) => void;
  readonly onRename: (id: string) => void;
  readonly onAdd: (from: string, side: Side) => void;
  readonly onConnect: (from: string, to: string) => void;
  readonly onArrange: (ids: readonly string[], how: Arrangement) => void;
  readonly onRemove: () => void;
}

const fills = [
  '#ffffff',
  '#fee2e2',
  '#ffedd5',
  '#fef9c3',
  '#dcfce7',
  '#ccfbf1',
  '#dbeafe',
  '#ede9fe',
  '#fce7f3',
  '#f1f5f9',
] as const;
const lines = [
  '#334155',
  '#dc2626',
  '#ea580c',
  '#ca8a04',
  '#16a34a',
  '#0d9488',
  '#2563eb',
  '#7c3aed',
  '#db2777',
  '#64748b',
] as const;

/** draw.io's own text size, px. */
const usualSize = 12;

/** What can be done with what is selected. */
export const SelectionBar = ({
  view,
  type,
  selection,
  onEdit,
  onRename,
  onAdd,
  onConnect,
  onArrange,
  onRemove,
}: SelectionBarProps) => {
  const items = view.items.filter(({ cell }) => selection.includes(cell.id));
  const [first] = items;
  if (first === undefined) return null;
  const areLines = items.every(({ kind }) => kind === 'edge');
  const nodes = view.spec.nodes.filter(({ id }) => selection.includes(id));
  const [node] = nodes;
  const one = selection.length === 1 ? selection[0] : undefined;
  const kinds = new Set(nodes.map(({ kind }) => kind ?? type.vocabulary.nodes[0]?.id ?? ''));
  const style = (values: Readonly<Record<string, string>>, targets: readonly string[] = selection): void =>
    onEdit([{ kind: 'setStyle', targets, style: values }]);
  const resizeText = (by: number): void =>
    onEdit(
      items.map((item) => ({
        kind: 'setStyle',
        targets: [item.cell.id],
        style: textSize(Number(item.style.fontSize ?? usualSize), by),
      })),
    );
  const isDashed = items.every((item) => item.style.dashed === '1');
  const shapes = selection.filter((id) => !isLine(view, id));
  const [from, to] = shapes;
  return (
    <>
      {node !== undefined && nodes.length === items.length && type.vocabulary.nodes.length > 1 && (
        <select
          aria-label={canvasStrings.kind}
          value={kinds.size === 1 ? [...kinds][0] : ''}
          onChange={({ target }) =>
            onEdit(nodes.map(({ id }) => ({ kind: 'setKind', node: id, nodeKind: target.value })))
          }
          className="h-8 max-w-28 rounded-md bg-transparent px-1 text-[13px] hover:bg-sunken"
        >
          {kinds.size > 1 && <option value="" />}
          {type.vocabulary.nodes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      {!areLines && (
        <ColourChoice
          label={canvasStrings.fill}
          colours={fills}
          current={first.style.fillColor}
          onChoose={(fillColor) => style({ fillColor }, shapes)}
        >
          <PaintBucket aria-hidden="true" className="size-4" />
        </ColourChoice>
      )}
      <ColourChoice
        label={canvasStrings.line}
        colours={lines}
        current={first.style.strokeColor}
        onChoose={(strokeColor) => style({ strokeColor })}
      >
        <span
          className="size-4 rounded-full border-[3px]"
          style={{ borderColor: /^#/.test(first.style.strokeColor ?? '') ? first.style.strokeColor : '#334155' }}
        />
      </ColourChoice>
      <ColourChoice
        label={canvasStrings.textColour}
        colours={lines}
        current={first.style.fontColor}
        onChoose={(fontColor) => style({ fontColor })}
      >
        <Baseline aria-hidden="true" className="size-4" />
      </ColourChoice>
      <BarButton label={canvasStrings.smaller} Icon={AArrowDown} onClick={() => resizeText(-1)} />
      <BarButton label={canvasStrings.larger} Icon={AArrowUp} onClick={() => resizeText(1)} />
      {areLines && (
        <BarButton
          label={canvasStrings.dashed}
          Icon={Spline}
          isPressed={isDashed}
          onClick={() => style({ dashed: isDashed ? '' : '1' })}
        />
      )}
      {one !== undefined && <BarButton label={canvasStrings.edit} Icon={Pencil} onClick={() => onRename(one)} />}
      {one !== undefined && node !== undefined && (
        <BarButton label={canvasStrings.add} Icon={Plus} onClick={() => onAdd(one, onwardSide(type))} />
      )}
      {items.length === 2 && from !== undefined && to !== undefined && (
        <BarButton label={canvasStrings.connect} Icon={Spline} onClick={() => onConnect(from, to)} />
      )}
      {shapes.length > 1 && <ArrangeMenu count={shapes.length} onArrange={(how) => onArrange(shapes, how)} />}
      <BarButton label={canvasStrings.remove} Icon={Trash2} onClick={onRemove} />
    </>
  );
};
