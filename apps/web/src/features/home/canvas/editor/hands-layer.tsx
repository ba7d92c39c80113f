import type { DiagramType, Point, Rect } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import type { RefObject } from 'react';
import type { PageView } from '../view/page-view.ts';
import { sizable } from '../view/sizable.ts';
import { LineHandles } from './line-handles.tsx';
import type { LiveStore } from './live.ts';
import { RenameBox } from './rename-box.tsx';
import { ShapeDots } from './shape-dots.tsx';
import { SizeHandles } from './size-handles.tsx';
import type { Camera } from './use-camera.ts';
import type { useDrawing } from './use-drawing.ts';
import type { PointerControl } from './use-pointer.ts';

interface HandsLayerProps {
  readonly view: PageView;
  readonly type: DiagramType;
  readonly selection: readonly string[];
  /** The part whose words are being written. */
  readonly renamed: string | undefined;
  /** What was typed to begin with. */
  readonly typed: string | undefined;
  readonly draw: ReturnType<typeof useDrawing>;
  readonly pointer: PointerControl;
  readonly camera: Camera;
  readonly factor: number;
  readonly onScreen: (box: Rect) => Rect;
  readonly onPicture: (point: Point) => Point;
  readonly pictureRef: RefObject<SVGSVGElement | null>;
  readonly live: LiveStore;
  readonly cancelRef: RefObject<() => boolean>;
  /** What has been written of the new words so far. */
  readonly onWrite: (text: string) => void;
  readonly onRenamed: (text: string | undefined) => void;
}

/** What hands take hold of on a page that they may change: dots, corners, ends and pieces of lines, the words of a part. */
export const HandsLayer = (props: HandsLayerProps) => {
  const { view, type, selection, renamed, draw, pointer, camera, factor, onScreen, live, cancelRef } = props;
  if (renamed !== undefined) return <Rename {...props} id={renamed} />;
  const sized = sizable(view, selection, type);
  const [only] = selection;
  const line =
    selection.length === 1 && type.layout !== 'timeline'
      ? view.items.find((item) => item.kind === 'edge' && item.cell.id === only && !view.isLocked(item.cell.id))
      : undefined;
  return (
    <>
      <ShapeDots
        view={view}
        selection={selection}
        hovered={pointer.hovered}
        onScreen={onScreen}
        live={live}
        onAdd={draw.add}
        onDown={pointer.startLine}
      />
      {sized !== undefined && (
        <SizeHandles
          key={sized.id}
          box={sized.box}
          others={() => leavesOf(view).filter((box) => box !== sized.box)}
          factor={factor}
          onScreen={onScreen}
          live={live}
          cancelRef={cancelRef}
          onResize={(box) => draw.resize(sized.id, box)}
        />
      )}
      {line?.kind === 'edge' && (
        <LineHandles
          key={line.cell.id}
          line={line}
          view={view}
          factor={factor}
          pictureRef={props.pictureRef}
          toPage={camera.toPage}
          onPicture={props.onPicture}
          shapeAt={pointer.shapeAt}
          live={live}
          cancelRef={cancelRef}
          onChange={draw.changeLine}
        />
      )}
    </>
  );
};

/** The boxes of shapes that hold no others. */
export const leavesOf = (view: PageView): readonly Rect[] =>
  view.spec.nodes.flatMap(({ id }) => (view.isHolder(id) ? [] : (view.boxes.get(id) ?? [])));

const Rename = ({
  id,
  view,
  typed,
  factor,
  onScreen,
  onWrite,
  onRenamed,
}: HandsLayerProps & { readonly id: string }) => {
  const item = view.items.find(({ cell }) => cell.id === id);
  if (item === undefined) return null;
  const box = item.kind === 'shape' ? item.bounds : (item.label?.box ?? middleOf(item.points));
  return (
    <RenameBox
      key={id}
      text={labelText(item.cell)}
      typed={typed}
      box={onScreen(box)}
      fontSize={Number(item.style.fontSize ?? 12) * factor}
      onWrite={onWrite}
      onDone={onRenamed}
    />
  );
};

const middleOf = (points: readonly Point[]): Rect => {
  const [one, two] = [points[Math.floor((points.length - 1) / 2)], points[Math.ceil((points.length - 1) / 2)]];
  return { x: ((one?.x ?? 0) + (two?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (two?.y ?? 0)) / 2, width: 0, height: 0 };
};
