import { type Board, boardCanvas, type DrawingElement } from '@diagloom/contract';
import type { Point } from '@diagloom/diagram/model';
import { tidyStroke } from '@diagloom/vision/board';
import { Maximize, Minus, Plus, Shapes } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { shortDate } from '../../../lib/dates.ts';
import { boardStrings, convertStrings } from '../../../strings/board.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { useKeptSwitch } from '../workspace/use-kept-switch.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { WantedBoard } from './api/drawing-boards.ts';
import { useAutosave } from './api/use-autosave.ts';
import { Conversion } from './convert/conversion.tsx';
import { ReadingLayer } from './convert/reading-layer.tsx';
import { useConversion } from './convert/use-conversion.ts';
import { beginHistory, commit, type Elements, redo, undo } from './history.ts';
import { SaveNotice } from './save-notice.tsx';
import { middleOf, moved } from './sheet/element-outline.ts';
import { newElement, newId } from './sheet/new-element.ts';
import { Sheet } from './sheet/sheet.tsx';
import { useSheetCamera } from './sheet/use-sheet-camera.ts';
import { WordsField, type Written } from './sheet/words-field.tsx';
import { BoardsMenu } from './tools/boards-menu.tsx';
import { colours, type Look, type ToolId } from './tools/tool-list.ts';
import { HistorySteps, LookBar, Toolbar } from './tools/toolbar.tsx';
import { useBoardKeys } from './use-board-keys.ts';

interface BoardEditorProps {
  /** Null for a new one. */
  readonly board: Board | null;
  readonly onOpen: (wanted: WantedBoard) => void;
}

const firstLook: Look = { color: colours[0]?.[0] ?? '#1f2937', strokeWidth: 3, opacity: 1 };

/** A board with its tools: it is stored as it is drawn, and becomes a diagram when somebody wants it to. */
export const BoardEditor = ({ board, onOpen }: BoardEditorProps) => {
  const workspace = useWorkspace();
  const [history, setHistory] = useState(() => beginHistory(board?.elements ?? []));
  const [title, setTitle] = useState(() => board?.title ?? boardStrings.title(shortDate(new Date().toISOString())));
  const [tool, setTool] = useState<ToolId>('pen');
  const [look, setLook] = useState(firstLook);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [hasGrid, setGrid] = useKeptSwitch('diagloom.board.grid', true);
  const [isTidying, setTidying] = useKeptSwitch('diagloom.board.tidy', false);
  const [isClearing, setClearing] = useState(false);
  const [writing, setWriting] = useState<{ readonly at: Point; readonly element?: DrawingElement }>();
  const frame = useRef<SVGSVGElement>(null);
  const [drawn] = useState(() => middleOf(board?.elements ?? []));
  const camera = useSheetCamera(frame, drawn);
  const { elements } = history;
  const autosave = useAutosave(board ?? undefined, title, elements);
  const conversion = useConversion({
    store: autosave.saveNow,
    onTaken: (diagram) => {
      setTitle(diagram.title);
      workspace.open(diagram.id);
    },
  });

  const change = (next: Elements): void => setHistory((before) => commit(before, next));
  const step = (way: typeof undo): void => {
    setHistory(way);
    setSelection([]);
  };
  const draw = (element: DrawingElement): void => {
    const tidy = isTidying ? tidyStroke(element, newId()) : undefined;
    // The rough stroke is a step of its own, so that undo brings it back.
    setHistory((before) => {
      const drawn = commit(before, [...before.elements, element]);
      return tidy === undefined ? drawn : commit(drawn, [...before.elements, tidy]);
    });
  };
  const chooseTool = (next: ToolId): void => {
    setTool(next);
    if (next !== 'select') setSelection([]);
  };
  const changeSelected = (edit: (element: DrawingElement) => DrawingElement): void =>
    change(elements.map((element) => (selection.includes(element.id) ? edit(element) : element)));
  const changeLook = (next: Partial<Look>): void => {
    setLook({ ...look, ...next });
    if (selection.length > 0) changeSelected((element) => ({ ...element, ...next }));
  };
  const remove = (): void => {
    change(elements.filter(({ id }) => !selection.includes(id)));
    setSelection([]);
  };
  const duplicate = (): void => {
    const copies = elements
      .filter(({ id }) => selection.includes(id))
      .map((element) => ({ ...moved(element, { x: boardCanvas.grid, y: boardCanvas.grid }), id: newId() }));
    change([...elements, ...copies]);
    setSelection(copies.map(({ id }) => id));
  };
  const write = (written: Written): void => {
    setWriting(undefined);
    frame.current?.focus({ preventScroll: true });
    if (writing === undefined) return;
    const { at, element } = writing;
    const others = element === undefined ? elements : elements.filter(({ id }) => id !== element.id);
    if (written.text === '') change(element === undefined ? elements : others);
    else change([...others, { ...newElement('text', look, at), ...element, ...written }]);
  };
  const put = (): void => {
    const [width, height] = [160, 90];
    const at = { x: (boardCanvas.width - width) / 2, y: (boardCanvas.height - height) / 2 };
    if (tool === 'text') {
      setWriting({ at });
      return;
    }
    const made = tool === 'select' || tool === 'fill' || tool === 'eraser' ? undefined : newElement(tool, look, at);
    if (made === undefined || made.points !== undefined) return;
    const sized = made.endX === undefined ? { width, height } : { endX: at.x + width };
    change([...elements, { ...made, ...sized }]);
    setTool('select');
    setSelection([made.id]);
  };
  const keys = useBoardKeys({
    tool,
    elements,
    selection,
    onTool: chooseTool,
    onSelect: setSelection,
    onMove: (by) => changeSelected((element) => moved(element, by)),
    onRemove: remove,
    onDuplicate: duplicate,
    onUndo: () => step(undo),
    onRedo: () => step(redo),
    onGrid: () => setGrid(!hasGrid),
    onPut: put,
    zoom: { in: () => camera.zoom(1.25), out: () => camera.zoom(0.8), fit: camera.fit },
  });
  const { request } = conversion;
  const isDark = workspace.paper.shown === 'drawn';
  const steps = {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    onUndo: () => step(undo),
    onRedo: () => step(redo),
  };

  return (
    <section
      aria-label={boardStrings.panel}
      className={classNames(
        'flex size-full min-h-0 max-md:flex-col',
        isDark ? '[--sheet-filter:invert(0.9)_hue-rotate(180deg)]' : '[--sheet-filter:none]',
      )}
    >
      <h1 className="sr-only">{boardStrings.panel}</h1>
      <div className="@container/board flex min-h-0 min-w-0 flex-1 flex-col">
        {request === undefined && (
          // On a phone what is drawn with stands below the sheet, where thumbs are.
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b bg-paper px-3 py-1.5 low:flex-nowrap low:overflow-x-auto low:pr-0 low:[scrollbar-width:none] max-md:contents">
            <Toolbar
              tool={tool}
              onTool={chooseTool}
              isEmpty={elements.length === 0}
              hasSelection={selection.length > 0}
              hasGrid={hasGrid}
              isTidying={isTidying}
              {...steps}
              onClear={() => setClearing(true)}
              onRemove={remove}
              onGrid={() => setGrid(!hasGrid)}
              onTidy={() => setTidying(!isTidying)}
            />
            <div className="ml-auto flex flex-wrap items-center justify-end gap-2 low:sticky low:right-0 low:order-last low:shrink-0 low:flex-nowrap low:bg-paper low:px-3 max-md:order-first max-md:ml-0 max-md:flex-nowrap max-md:justify-between max-md:border-b max-md:px-3 max-md:py-1.5">
              <SaveNotice autosave={autosave} title={title} onReload={() => onOpen(board?.id ?? 'latest')} />
              <BoardsMenu
                title={title}
                id={autosave.stored?.id}
                diagramId={autosave.stored?.diagramId}
                onOpen={async (wanted) => {
                  await autosave.saveNow();
                  onOpen(wanted);
                }}
                onOpenDiagram={workspace.open}
              />
              <span className="ml-auto flex md:hidden low:flex">
                <HistorySteps {...steps} />
              </span>
              <Button
                size="small"
                // An empty board is still answered: a press says what is missing.
                variant={elements.length === 0 ? 'secondary' : 'primary'}
                className={classNames(elements.length === 0 && 'text-ink-soft')}
                onClick={() => {
                  camera.fit();
                  conversion.begin(elements, title);
                }}
              >
                <Shapes aria-hidden="true" className="size-4" />
                <span className="max-sm:sr-only">{convertStrings.convert}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {convertStrings.convertShort}
                </span>
              </Button>
            </div>
            <LookBar look={look} isDark={isDark} onLook={changeLook} />
          </div>
        )}
        <div className="relative min-h-0 flex-1">
          <Sheet
            frame={frame}
            camera={camera}
            tool={tool}
            look={look}
            elements={elements}
            selection={selection}
            hasGrid={hasGrid}
            isDark={isDark}
            isDimmed={workspace.paper.shown === 'dimmed'}
            hidden={writing?.element?.id}
            isPanning={keys.isPanning}
            onDraw={draw}
            onChange={change}
            onSelect={setSelection}
            onWrite={(at, element) => {
              // A press beside the field takes what stands in it, as leaving it does.
              if (writing !== undefined) frame.current?.focus({ preventScroll: true });
              else setWriting(element === undefined ? { at: { x: at.x, y: at.y - 12 } } : { at: element, element });
            }}
            onKeyDown={request === undefined ? keys.onKeyDown : () => undefined}
            onKeyUp={keys.onKeyUp}
            overlay={
              request && (
                <ReadingLayer
                  reading={request.reading}
                  elements={elements}
                  selected={conversion.selected}
                  scale={camera.scale}
                  onSelect={conversion.select}
                />
              )
            }
          />
          {writing !== undefined && (
            <WordsField
              at={writing.at}
              text={writing.element?.text ?? ''}
              look={writing.element ?? look}
              isDark={isDark}
              camera={camera}
              onDone={write}
            />
          )}
          {elements.length === 0 && writing === undefined && (
            <p
              className={classNames(
                'pointer-events-none absolute top-1/2 left-1/2 w-full max-w-64 -translate-1/2 text-center text-sm',
                isDark ? 'text-ink-soft' : 'text-[#4b5563]',
              )}
            >
              {boardStrings.empty}
            </p>
          )}
          <div className="absolute bottom-3 left-3 flex rounded-lg border bg-raised p-0.5 shadow-float">
            <IconButton label={boardStrings.zoomOut} shortcut="-" onClick={() => camera.zoom(0.8)}>
              <Minus aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton label={boardStrings.fit} shortcut="0" onClick={camera.fit}>
              <Maximize aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton label={boardStrings.zoomIn} shortcut="+" onClick={() => camera.zoom(1.25)}>
              <Plus aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
        </div>
      </div>
      {request !== undefined && <Conversion request={request} conversion={conversion} />}
      <ConfirmDialog
        isOpen={isClearing}
        isBusy={false}
        title={boardStrings.clearQuestion}
        text={boardStrings.clearText}
        confirmLabel={boardStrings.clearConfirm}
        cancelLabel={boardStrings.cancel}
        onConfirm={() => {
          change([]);
          setSelection([]);
          setClearing(false);
        }}
        onClose={() => setClearing(false)}
      />
    </section>
  );
};
