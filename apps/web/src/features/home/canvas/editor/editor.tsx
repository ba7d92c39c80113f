import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import { lockStyle } from '@diagloom/diagram/edits';
import { boundsOf, type Point, type Rect } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import { findDiagramType } from '@diagloom/types/catalog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { previewStrings } from '../../../../strings/home.ts';
import { pageStrings } from '../../../../strings/pages.ts';
import { useTurnToPage } from '../../api/current-page.ts';
import { useTidyDiagram } from '../../api/tidy-diagram.ts';
import { canChange } from '../../can-change.ts';
import { canComment } from '../../can-comment.ts';
import { PickLayer } from '../../comments/pick-layer.tsx';
import { Pins } from '../../comments/pins.tsx';
import { PictureOutline } from '../../preview/picture-outline.tsx';
import { FollowingFrame } from '../../together/following-frame.tsx';
import { OthersLayer } from '../../together/others-layer.tsx';
import { useOwnSteps } from '../../together/use-own-steps.ts';
import { usePresence } from '../../together/use-presence.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { isLine, onwardSide } from '../editing/edits-for.ts';
import type { Gesture } from '../editing/gesture.ts';
import { useGestures } from '../editing/use-gestures.ts';
import { corners, dragCorner } from '../view/drag-corner.ts';
import { hitTest } from '../view/hit-test.ts';
import { lineBoxes, nameBoxes } from '../view/line-boxes.ts';
import { sizable } from '../view/sizable.ts';
import { CanvasNotices } from './canvas-notices.tsx';
import { drawingActions } from './drawing-actions.ts';
import { EdgeMarks } from './edge-marks.tsx';
import { FindBar } from './find-bar.tsx';
import { GatheringBar } from './gathering-bar.tsx';
import { HandsLayer, leavesOf } from './hands-layer.tsx';
import { LaneNames } from './lane-names.tsx';
import { lineKeys } from './line-keys.ts';
import { createLiveStore, isHolding, useLive } from './live.ts';
import { LiveLayer } from './live-layer.tsx';
import { Minimap } from './minimap.tsx';
import { Palette } from './palette.tsx';
import { PictureLayer } from './picture-layer.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { FloatingBar, SelectionLayer } from './selection-layer.tsx';
import { ChangeMark, Dimmed, EmptyPage, Highlight } from './sheet-marks.tsx';
import { useCamera } from './use-camera.ts';
import { useDrawing } from './use-drawing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useHeld } from './use-held.ts';
import { useMovingPicture } from './use-moving-picture.ts';
import { useOffers } from './use-offers.ts';
import { useOpenPage } from './use-open-page.ts';
import { usePointer } from './use-pointer.ts';
import { useRenaming } from './use-renaming.ts';
import { useShownParts } from './use-shown-parts.ts';
import { useSight } from './use-sight.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

interface EditorProps {
  readonly diagram: Diagram;
  /** A part of the page to point at. */
  readonly highlight: ReadabilityFinding['where'];
}

/** The open diagram, to be changed by hand. */
export const Editor = ({ diagram, highlight }: EditorProps) => {
  const { userId, viewport, setSelection, trial, paper, pin, setPin, dock } = useWorkspace();
  const gestures = useGestures(diagram, userId);
  const { add: addGesture, room } = gestures;
  const [live] = useState(createLiveStore);
  const shownDocument = useHeld(gestures.document, useLive(live, isHolding));
  const { title, diagramType } = diagram;
  const { pageId, view, type, selection } = useOpenPage(diagram, shownDocument);

  const frameRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<SVGSVGElement>(null);
  const [isGathering, setGathering] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isOwn, setOwn] = useState(() => ({ until: 0 }));
  const { factor, zoomTo } = viewport;
  const { frame: page, beginning } = view;
  const camera = useCamera(frameRef, { pageId: view.page.id, page, beginning, sheetRef }, viewport);
  useZoomGestures(frameRef, camera);
  const isNothing = selection.length === 0;
  useEffect(() => {
    if (isNothing) setGathering(false);
  }, [isNothing]);
  const isOwnChange = useCallback(() => Date.now() < isOwn.until, [isOwn]);
  const moving = useMovingPicture(view, isOwnChange);
  const turnTo = useTurnToPage(diagram.id);
  usePresence({
    ...{ room, frameRef, camera, factor, page: view.page.id, selection, live },
    onTurnTo: turnTo,
    onZoomTo: zoomTo,
  });
  const steps = useOwnSteps(diagram);
  const tidy = useTidyDiagram(diagram.id);

  const isChangeable = canChange(diagram);
  const act = (gesture: Gesture): boolean => {
    if (!isChangeable) return false;
    setOwn({ until: Date.now() + ownFor });
    // A diagram that grows under the hand must not become smaller on the screen.
    zoomTo(factor);
    return addGesture(gesture);
  };
  const select = (ids: readonly string[]): void => setSelection(ids);
  const renaming = useRenaming(view, isChangeable);
  const { renamed, start: startRename } = renaming;
  const draw = useDrawing({
    frameRef,
    view,
    type,
    camera,
    selection,
    onGesture: act,
    onSelect: select,
    onRename: startRename,
  });
  const clipboard = useClipboard({
    frameRef,
    view,
    selection,
    isChangeable,
    onPaste: draw.paste,
    onRemove: draw.remove,
  });
  const pointer = usePointer({
    frameRef,
    pictureRef,
    view,
    camera,
    factor,
    selection,
    live,
    onSelect: select,
    onMove: draw.move,
    onMoveLabel: (target, label) => draw.changeLine({ target, label }),
    onAdd: draw.add,
    onConnect: draw.connect,
    onDrop: draw.drop,
    onGather: (id) => {
      select(selection.includes(id) ? selection : [...(isGathering ? selection : []), id]);
      setGathering(true);
    },
    isGathering,
    isLocked: !isChangeable,
  });
  const show = (id: string): void => {
    select([id]);
    const box = view.boxes.get(id);
    if (box !== undefined) camera.reveal(box);
  };
  const cancelSize = useRef(() => false);
  const sized = isChangeable && renamed === undefined ? sizable(view, selection, type) : undefined;
  const actions = drawingActions({
    view,
    type,
    selection,
    onEdit: draw.edit,
    onOrder: draw.order,
    onGroup: draw.group,
    onUngroup: draw.ungroup,
    onArrange: draw.arrange,
    onReroute: draw.reroute,
    onTidy: () => tidy.mutate({ page: view.page.id, part: selection.filter((id) => !isLine(view, id)) }),
    onFind: () => setFinding(true),
    onRename: startRename,
    onAdd: (from) => draw.add(from, onwardSide(type)),
    onConnect: draw.connect,
    onCopy: clipboard.copy,
    onCut: clipboard.cut,
    onPaste: clipboard.paste,
    onDuplicate: clipboard.duplicate,
    onRemove: draw.remove,
  });
  const offered = isChangeable ? actions : actions.filter(({ id }) => id === 'drawing-find' || id === 'drawing-copy');
  useOffers({ view, actions: offered, onEdit: draw.edit });
  const only = selection.length === 1 ? selection[0] : undefined;
  const keys = useEditorKeys({
    actions: offered,
    selection,
    order: view.order,
    isPanning: pointer.isPanning,
    side: onwardSide(type),
    zoom: { in: viewport.zoomIn, out: viewport.zoomOut, whole: () => zoomTo(1), fit: viewport.fit },
    cancel: () => cancelSize.current() || pointer.cancel(),
    onSelect: (ids) => {
      const [one] = ids;
      if (one !== undefined && ids.length === 1) show(one);
      else select(ids);
    },
    onMove: draw.move,
    onGrow: (step) => {
      const [, , last] = corners;
      if (sized !== undefined && last !== undefined) draw.resize(sized.id, dragCorner(sized.box, last, step));
    },
    line: isChangeable ? lineKeys({ view, selection, onChange: draw.changeLine }) : undefined,
    onRename: startRename,
    written: isChangeable && only !== undefined && !isLine(view, only) && !view.isLocked(only) ? only : undefined,
    onAdd: draw.add,
    onRemove: draw.remove,
    onUndo: () => isChangeable && steps.undo(),
    onRedo: () => isChangeable && steps.redo(),
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
    // Two taps on a part take it into the selection and out of it.
    if (isGathering || (target instanceof Element && target.closest('[data-panel], button') !== null)) return;
    const hit = hitTest(view, camera.toPage({ x: clientX, y: clientY }), 6 / factor);
    if (hit === undefined) return;
    const cell = view.page.cells.find(({ id }) => id === hit);
    // A row of a table is renamed where it stands, a picture in a shape through its shape.
    startRename(cell !== undefined && labelText(cell) !== '' ? hit : view.unitOf(hit));
  };
  const rename = (text: string | undefined): void => {
    if (renamed !== undefined && text !== undefined) draw.edit([{ kind: 'rename', target: renamed, label: text }]);
    renaming.end();
    draw.focus();
  };
  const { reveal } = camera;
  const revealRef = useRef(reveal);
  useEffect(() => {
    revealRef.current = reveal;
  });
  useEffect(() => {
    if (highlight !== undefined) revealRef.current(highlight);
  }, [highlight]);

  const shownParts = useShownParts(view, camera, factor);
  const bounds = boundsOf(selection.flatMap((id) => view.boxes.get(id) ?? []));
  useSight({ selection, bounds, isGathering, camera });
  const typeName = findDiagramType(diagramType)?.label ?? diagramType;
  const { padding } = camera;
  const [width, height] = [view.frame.width * factor, view.frame.height * factor];
  const isEmpty = view.items.length === 0;
  const isLarge = width > viewport.window.width || height > viewport.window.height;
  const isTight = camera.window.height < leastForTools;
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
          <div
            ref={sheetRef}
            className="absolute origin-top-left transition-none"
            style={{ left: padding.x, top: padding.y }}
          >
            {camera.isReady && !isEmpty && (
              <PictureLayer
                picture={view.picture}
                moving={moving}
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
              {shownParts.map(([id, box]) => (
                <ChangeMark key={id} box={onScreen(box)} />
              ))}
              <SelectionLayer {...{ view, selection, onScreen, onPicture, live }} />
              {room !== undefined && (
                <OthersLayer
                  room={room}
                  pageId={view.page.id}
                  boxes={view.boxes}
                  courseOf={view.courseOf}
                  onPicture={onPicture}
                  onScreen={onScreen}
                />
              )}
              <LiveLayer store={live} frame={view.frame} factor={factor} />
              {canComment(diagram) && (
                <Pins
                  diagram={diagram}
                  pageId={view.page.id}
                  boxes={view.boxes}
                  onScreen={onPicture}
                  factor={factor}
                  shapeAt={pointer.shapeAt}
                />
              )}
              {isChangeable && !isGathering && (
                <HandsLayer
                  view={view}
                  type={type}
                  selection={selection}
                  renamed={renamed}
                  typed={renaming.typed}
                  draw={draw}
                  pointer={pointer}
                  camera={camera}
                  factor={factor}
                  onScreen={onScreen}
                  onPicture={onPicture}
                  pictureRef={pictureRef}
                  live={live}
                  cancelRef={cancelSize}
                  onWrite={renaming.write}
                  onRenamed={rename}
                />
              )}
            </div>
          </div>
          <LaneNames
            view={view}
            camera={camera}
            factor={factor}
            frameRef={frameRef}
            pictureRef={pictureRef}
            onScreen={onScreen}
          />
        </div>
      </div>
      {isEmpty && <EmptyPage text={isChangeable ? pageStrings.emptyYours : pageStrings.empty} />}
      {pin === 'picking' && (
        <PickLayer
          onPick={(client) => setPin({ ...camera.toPage(client), pageId: view.page.id })}
          onCancel={() => setPin(undefined)}
        />
      )}
      {room !== undefined && <FollowingFrame room={room} />}
      {isGathering && <GatheringBar count={selection.length} onDone={() => setGathering(false)} />}
      {isChangeable && !isGathering && bounds !== undefined && renamed === undefined && !(isTight && dock.isTall) && (
        <FloatingBar
          box={onScreen(bounds)}
          others={() => ({
            shapes: [...leavesOf(view), ...nameBoxes(view)].map(onScreen),
            lines: view.items.flatMap(lineBoxes).map(onScreen),
          })}
          padding={padding}
          frameRef={frameRef}
          live={live}
        >
          <SelectionBar
            view={view}
            type={type}
            selection={selection}
            actions={actions.filter(({ isInMore }) => isInMore)}
            onEdit={draw.edit}
            onRename={startRename}
            onConnect={draw.connect}
            onArrange={draw.arrange}
            onReroute={draw.reroute}
            onUnlock={() => draw.edit([{ kind: 'setStyle', targets: selection, style: lockStyle(false) }])}
            onRemove={draw.remove}
          />
        </FloatingBar>
      )}
      {isChangeable && type.vocabulary.nodes.length > 0 && (
        <Palette type={type} page={view.page} onPlace={draw.place} />
      )}
      {isLarge && !isTight && (
        <Minimap picture={view.picture} page={page} factor={factor} camera={camera} frameRef={frameRef} />
      )}
      {isLarge && <EdgeMarks page={page} factor={factor} camera={camera} frameRef={frameRef} />}
      {isFinding && (
        <FindBar
          view={view}
          onShow={show}
          onClose={() => {
            setFinding(false);
            draw.focus();
          }}
        />
      )}
      <CanvasNotices view={view} selection={selection} waiting={gestures.waiting} isOffline={gestures.isOffline} />
      <PictureOutline diagram={diagram} page={pageId} />
    </div>
  );
};

/** In a lower window, as above a tall sheet of a phone, what floats over the paper would hide it, px. */
const leastForTools = 260;

/** So long after a gesture a new picture is its own, ms: the answer of the server comes later and changes nothing. */
const ownFor = 300;
