import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import { boundsOf, type Cell, type Edit, type Point, type Rect, type Side } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import { findDiagramType } from '@diagloom/types/catalog';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { previewStrings } from '../../../../strings/home.ts';
import { useCurrentPage, useTurnToPage } from '../../api/current-page.ts';
import { useRedoChange, useUndoChange } from '../../api/refine-diagram.ts';
import { canChange } from '../../can-change.ts';
import { canComment } from '../../can-comment.ts';
import { PickLayer } from '../../comments/pick-layer.tsx';
import { Pins } from '../../comments/pins.tsx';
import { PictureOutline } from '../../preview/picture-outline.tsx';
import { OthersLayer } from '../../together/others-layer.tsx';
import { usePresence } from '../../together/use-presence.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import { newCellId, useClipboard } from '../clipboard/use-clipboard.ts';
import { hasFreePlaces, newShape, nextStep, onwardSide, removal } from '../editing/edits-for.ts';
import type { Gesture } from '../editing/gesture.ts';
import { typeOfPage } from '../editing/type-of-page.ts';
import { useGestures } from '../editing/use-gestures.ts';
import { type Arrangement, arrange } from '../view/arrange.ts';
import { corners, dragCorner } from '../view/drag-corner.ts';
import { hitTest } from '../view/hit-test.ts';
import { readPageView } from '../view/page-view.ts';
import { readingOrder } from '../view/reading-order.ts';
import { sizable } from '../view/sizable.ts';
import { CanvasNotices } from './canvas-notices.tsx';
import { createLiveStore, isBusy, useLive } from './live.ts';
import { LiveLayer } from './live-layer.tsx';
import { Minimap } from './minimap.tsx';
import { Palette } from './palette.tsx';
import { PictureLayer } from './picture-layer.tsx';
import { RenameBox } from './rename-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { FloatingBar, SelectionLayer } from './selection-layer.tsx';
import { SideDots } from './side-dots.tsx';
import { SizeHandles } from './size-handles.tsx';
import { useCamera } from './use-camera.ts';
import { useDarkDrawing } from './use-dark-drawing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useHeld } from './use-held.ts';
import { usePointer } from './use-pointer.ts';
import { useShownPicture } from './use-shown-picture.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

interface EditorProps {
  readonly diagram: Diagram;
  /** A part of the page to point at. */
  readonly highlight: ReadabilityFinding['where'];
}

/** The open diagram, to be changed by hand. */
export const Editor = ({ diagram, highlight }: EditorProps) => {
  const { userId, viewport, selection: chosen, setSelection, trial, paper, pin, setPin } = useWorkspace();
  const pageId = useCurrentPage(diagram);
  const gestures = useGestures(diagram, userId);
  const { add: addGesture, room } = gestures;
  const [live] = useState(createLiveStore);
  const shownDocument = useHeld(gestures.document, useLive(live, isBusy));
  const { title, diagramType } = diagram;
  const page = shownDocument.pages.find(({ id }) => id === pageId) ?? shownDocument.pages[0];
  const look = useDarkDrawing(paper.shown === 'drawn');
  const type = useMemo(() => typeOfPage(page ?? emptyPage, diagramType), [page, diagramType]);
  const view = useMemo(
    () =>
      readPageView({ ...shownDocument, pages: [page ?? emptyPage] }, undefined, { type, title, look }) ?? emptyView(),
    [shownDocument, page, type, title, look],
  );
  const selection = useMemo(() => chosen.filter((id) => view.boxes.has(id)), [chosen, view]);

  const frameRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<SVGSVGElement>(null);
  const [renamed, setRenamed] = useState<string>();
  const [isOwn, setOwn] = useState(() => ({ until: 0 }));
  const { factor, zoomTo } = viewport;
  const camera = useCamera(frameRef, view.frame, viewport);
  useZoomGestures(frameRef, camera);
  const isOwnChange = useCallback(() => Date.now() < isOwn.until, [isOwn]);
  const picture = useShownPicture(view, isOwnChange);
  const turnTo = useTurnToPage(diagram.id);
  usePresence({ room, frameRef, camera, factor, page: view.page.id, selection, onTurnTo: turnTo, onZoomTo: zoomTo });
  const undo = useUndoChange(diagram.id);
  const redo = useRedoChange(diagram.id);

  const isChangeable = canChange(diagram);
  const act = (gesture: Gesture): boolean => {
    if (!isChangeable) return false;
    setOwn({ until: Date.now() + ownFor });
    // A diagram that grows under the hand must not become smaller on the screen.
    zoomTo(factor);
    return addGesture(gesture);
  };
  const edit = (edits: readonly Edit[]): boolean =>
    edits.length > 0 && act({ kind: 'edit', page: view.page.id, edits });
  const select = (ids: readonly string[]): void => setSelection(ids);
  const focus = (): void => frameRef.current?.focus({ preventScroll: true });
  const remove = (): void => {
    if (edit(removal(view, selection, type))) select([]);
    focus();
  };
  const move = (targets: readonly string[], { x, y }: Point): void => {
    act({ kind: 'shift', page: view.page.id, targets, dx: x, dy: y });
  };
  const add = (from: string, side: Side): void => {
    const id = newCellId();
    if (!edit([nextStep({ id, from, side }, type)])) return;
    select([id]);
    setRenamed(id);
  };
  const connect = (from: string, to: string): void => {
    edit([{ kind: 'connect', from, to }]);
    focus();
  };
  const drop = (from: string, side: Side, at: Point): void => {
    const id = newCellId();
    const step = nextStep({ id, from, side }, type);
    const isPlaced = step.side !== undefined && act({ kind: 'place', page: view.page.id, add: step, at });
    if (!isPlaced && (step.side !== undefined || !edit([step]))) return;
    select([id]);
    setRenamed(id);
  };
  const place = (kind: string, client?: Point): void => {
    const frame = frameRef.current?.getBoundingClientRect();
    if (frame === undefined) return;
    const isOutside =
      client !== undefined &&
      (client.x < frame.left || client.x > frame.right || client.y < frame.top || client.y > frame.bottom);
    if (isOutside) return;
    const id = newCellId();
    const step = newShape({ id, kind }, type);
    // A drop says where; a click leaves it to the layout to find a free place.
    const isDone =
      client !== undefined && hasFreePlaces(type)
        ? act({ kind: 'place', page: view.page.id, add: step, at: camera.toPage(client) })
        : edit([step]);
    if (!isDone) return;
    select([id]);
    setRenamed(id);
  };
  const putInLine = (ids: readonly string[], how: Arrangement): void => {
    const held = view.insideOf(ids);
    const outer = ids.filter((id) => !held.has(view.page.cells.find((cell) => cell.id === id)?.parent ?? ''));
    const boxes = new Map(outer.flatMap((id) => [[id, view.boxes.get(id)] as const]).filter(hasBox));
    const shifts = arrange(boxes, how);
    if (shifts.length > 0) act({ kind: 'arrange', page: view.page.id, shifts });
    focus();
  };
  const resize = (target: string, box: Rect): void => {
    act({ kind: 'reframe', page: view.page.id, target, box });
    focus();
  };
  const paste = (cells: readonly Cell[]): void => {
    const ids = new Set(cells.map(({ id }) => id));
    if (!act({ kind: 'paste', page: view.page.id, cells })) return;
    select(cells.filter(({ parent, kind }) => !ids.has(parent ?? '') && kind !== 'edge').map(({ id }) => id));
  };

  const startRename = (id: string): void => {
    if (isChangeable) setRenamed(id);
  };
  const duplicate = useClipboard({ frameRef, view, selection, onPaste: paste, onRemove: remove });
  const pointer = usePointer({
    frameRef,
    pictureRef,
    view,
    camera,
    factor,
    selection,
    live,
    onSelect: select,
    onMove: move,
    onAdd: add,
    onConnect: connect,
    onDrop: drop,
    onRename: startRename,
    isLocked: !isChangeable,
  });
  const order = useMemo(
    () =>
      readingOrder(
        view.items.flatMap(({ cell }) => {
          const box = view.boxes.get(cell.id);
          return box !== undefined && view.unitOf(cell.id) === cell.id ? [[cell.id, box] as const] : [];
        }),
      ),
    [view],
  );
  const cancelSize = useRef(() => false);
  const sized = isChangeable && renamed === undefined ? sizable(view, selection, type) : undefined;
  const keys = useEditorKeys({
    selection,
    order,
    isPanning: pointer.isPanning,
    side: onwardSide(type),
    zoom: { in: viewport.zoomIn, out: viewport.zoomOut, whole: () => zoomTo(1), fit: viewport.fit },
    cancel: () => cancelSize.current() || pointer.cancel(),
    onSelect: (ids) => {
      select(ids);
      const box = ids.length === 1 ? view.boxes.get(ids[0] ?? '') : undefined;
      if (box !== undefined) camera.reveal(box);
    },
    onMove: move,
    onGrow: (step) => {
      const [, , last] = corners;
      if (sized !== undefined && last !== undefined) resize(sized.id, dragCorner(sized.box, last, step));
    },
    onRename: startRename,
    onAdd: add,
    onRemove: remove,
    onDuplicate: duplicate,
    onUndo: () => isChangeable && room?.undo() !== true && !undo.isPending && undo.mutate(),
    onRedo: () => isChangeable && room?.redo() !== true && diagram.canRedo && !redo.isPending && redo.mutate(),
  });
  const { handlers } = pointer;

  const onScreen = ({ x, y, width, height }: Rect): Rect => ({
    x: (x - view.frame.x) * factor,
    y: (y - view.frame.y) * factor,
    width: width * factor,
    height: height * factor,
  });
  const onPicture = ({ x, y }: Point): Point => ({ x: (x - view.frame.x) * factor, y: (y - view.frame.y) * factor });
  const handleDoubleClick = ({ clientX, clientY, target }: React.MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-panel], button') !== null) return;
    const hit = hitTest(view, camera.toPage({ x: clientX, y: clientY }), 6 / factor);
    if (hit === undefined) return;
    const cell = view.page.cells.find(({ id }) => id === hit);
    // A row of a table is renamed where it stands, a picture in a shape through its shape.
    startRename(cell !== undefined && labelText(cell) !== '' ? hit : view.unitOf(hit));
  };
  const rename = (text: string | undefined): void => {
    if (renamed !== undefined && text !== undefined) edit([{ kind: 'rename', target: renamed, label: text }]);
    setRenamed(undefined);
    focus();
  };
  const { reveal } = camera;
  const revealRef = useRef(reveal);
  useEffect(() => {
    revealRef.current = reveal;
  });
  useEffect(() => {
    if (highlight !== undefined) revealRef.current(highlight);
  }, [highlight]);

  const renamedItem = view.items.find(({ cell }) => cell.id === renamed);
  const bounds = boundsOf(selection.flatMap((id) => view.boxes.get(id) ?? []));
  const [only] = selection;
  const leaves = view.spec.nodes.flatMap(({ id }) => (view.isHolder(id) ? [] : (view.boxes.get(id) ?? [])));
  const dotted = pointer.hovered ?? (selection.length === 1 ? only : undefined);
  const dottedBox =
    dotted !== undefined && !view.isHolder(dotted) && view.spec.nodes.some(({ id }) => id === dotted)
      ? view.boxes.get(dotted)
      : undefined;
  const typeName = findDiagramType(diagramType)?.label ?? diagramType;
  const { padding } = camera;
  const [width, height] = [view.frame.width * factor, view.frame.height * factor];
  const isLarge = width > viewport.window.width || height > viewport.window.height;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong for a picture with keys of its own */}
      <div
        ref={frameRef}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys change the diagram
        tabIndex={0}
        aria-label={isChangeable ? canvasStrings.viewer : canvasStrings.reader}
        {...handlers}
        {...keys}
        onDoubleClick={handleDoubleClick}
        onContextMenu={(event) => event.preventDefault()}
        className="dotted-sheet relative min-h-0 flex-1 touch-pan-x touch-pan-y select-none overflow-auto [scrollbar-width:none] focus-visible:-outline-offset-2"
      >
        {/* Sizes change at once, or there would be nothing to scroll to yet: for less motion every change takes a moment. */}
        <div
          className="relative transition-none"
          style={{ width: width + 2 * padding.x, height: height + 2 * padding.y }}
        >
          <div className="absolute transition-none" style={{ left: padding.x, top: padding.y }}>
            {camera.isReady && (
              <PictureLayer
                svg={picture}
                width={width}
                height={height}
                description={`${title} (${typeName})`}
                pictureRef={pictureRef}
              />
            )}
            {paper.shown === 'dimmed' && <Dimmed />}
            {trial?.places === 'kept' && (
              <img src={trial.source} alt={previewStrings.trial} className="absolute inset-0 size-full" />
            )}
            <div className="pointer-events-none absolute inset-0">
              {highlight !== undefined && <Highlight box={onScreen(highlight)} />}
              <SelectionLayer view={view} selection={selection} onScreen={onScreen} live={live} />
              {room !== undefined && (
                <OthersLayer
                  room={room}
                  pageId={view.page.id}
                  boxes={view.boxes}
                  onPicture={onPicture}
                  onScreen={onScreen}
                />
              )}
              <LiveLayer store={live} frame={view.frame} factor={factor} />
              {canComment(diagram) && (
                <Pins diagram={diagram} pageId={view.page.id} boxes={view.boxes} onScreen={onPicture} factor={factor} />
              )}
              {isChangeable && dotted !== undefined && dottedBox !== undefined && renamed === undefined && (
                <SideDots
                  box={onScreen(dottedBox)}
                  live={live}
                  onAdd={(side) => add(dotted, side)}
                  onDown={(event, side) => pointer.startLine(event, dotted, side)}
                />
              )}
              {sized !== undefined && (
                <SizeHandles
                  key={sized.id}
                  box={sized.box}
                  others={() => leaves.filter((box) => box !== sized.box)}
                  factor={factor}
                  onScreen={onScreen}
                  live={live}
                  cancelRef={cancelSize}
                  onResize={(box) => resize(sized.id, box)}
                />
              )}
              {renamedItem !== undefined && (
                <RenameBox
                  key={renamed}
                  text={labelText(renamedItem.cell)}
                  box={onScreen(
                    renamedItem.kind === 'shape'
                      ? renamedItem.bounds
                      : (renamedItem.label?.box ?? middleOf(renamedItem.points)),
                  )}
                  fontSize={Number(renamedItem.style.fontSize ?? 12) * factor}
                  onDone={rename}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      {pin === 'picking' && (
        <PickLayer
          onPick={(client) => setPin({ ...camera.toPage(client), pageId: view.page.id })}
          onCancel={() => setPin(undefined)}
        />
      )}
      {isChangeable && bounds !== undefined && renamed === undefined && (
        <FloatingBar
          box={onScreen(bounds)}
          others={leaves.map(onScreen)}
          padding={padding}
          frameRef={frameRef}
          live={live}
        >
          <SelectionBar
            view={view}
            type={type}
            selection={selection}
            onEdit={edit}
            onRename={setRenamed}
            onAdd={add}
            onConnect={connect}
            onArrange={putInLine}
            onRemove={remove}
          />
        </FloatingBar>
      )}
      {isChangeable && type.vocabulary.nodes.length > 0 && <Palette type={type} onPlace={place} />}
      {isLarge && <Minimap svg={view.svg} page={view.frame} factor={factor} camera={camera} frameRef={frameRef} />}
      <CanvasNotices
        view={view}
        selection={selection}
        order={order}
        waiting={gestures.waiting}
        isOffline={gestures.isOffline}
      />
      <PictureOutline diagram={diagram} page={pageId} />
    </div>
  );
};

const hasBox = (entry: readonly [string, Rect | undefined]): entry is readonly [string, Rect] => entry[1] !== undefined;

/** So long after a gesture a new picture is its own, ms: the answer of the server comes later and changes nothing. */
const ownFor = 300;

const emptyPage = { id: 'page', name: '', attributes: {}, cells: [] };

const emptyView = (): never => {
  throw new Error('A page that is there was not found.');
};

const middleOf = (points: readonly Point[]): Rect => {
  const [one, two] = [points[Math.floor((points.length - 1) / 2)], points[Math.ceil((points.length - 1) / 2)]];
  return { x: ((one?.x ?? 0) + (two?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (two?.y ?? 0)) / 2, width: 0, height: 0 };
};

/** Takes the glare from white paper in dark rooms; a shade is cheaper than a filter while shapes are dragged. */
const Dimmed = () => <div aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-sm bg-black/20" />;

/** Around what the mark points at, px. */
const markMargin = 4;

const Highlight = ({ box }: { readonly box: Rect }) => (
  <span
    aria-hidden="true"
    className="absolute animate-pulse rounded-sm bg-warning/15 ring-2 ring-warning"
    style={{
      left: box.x - markMargin,
      top: box.y - markMargin,
      width: box.width + 2 * markMargin,
      height: box.height + 2 * markMargin,
    }}
  />
);
