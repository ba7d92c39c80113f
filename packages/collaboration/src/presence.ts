/** What others see of somebody who is at the same diagram. */
export interface Presence {
  readonly userId: number;
  readonly name: string;
  readonly color: string;
  /** The page that they look at. */
  readonly page: string | undefined;
  /** Where their pointer is, px of that page; absent while it is elsewhere. */
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
  readonly selection: readonly string[];
  /** Where what they drag is at the moment, px of that page. */
  readonly dragged:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  /** The middle of what they see, px of the page, and how large they see it. */
  readonly view: { readonly x: number; readonly y: number; readonly factor: number } | undefined;
  /** The thread of comments that they have open, and whether they write in it. */
  readonly thread: { readonly id: number; readonly isWriting: boolean } | undefined;
  /** Rises when they ask everybody to look where they look. */
  readonly call: number;
}

/** Colours that white text can be read on (at least 4.5:1) and that tell apart on paper of any theme. */
const colors = ['#0b6b5d', '#b3261e', '#5b4bc4', '#9a4d00', '#0b63a8', '#a3195b', '#4d6b00', '#6b4226'] as const;

/** The same for a person everywhere and always. */
export const colorOf = (userId: number): string => colors[Math.abs(userId) % colors.length] ?? colors[0];

/** Reads what another browser says of its person; undefined for what says nothing. */
export const readPresence = (state: unknown): Presence | undefined => {
  if (!isRecord(state) || !isRecord(state.user)) return undefined;
  const { id, name } = state.user;
  if (typeof id !== 'number' || typeof name !== 'string') return undefined;
  const { page, cursor, selection, dragged, view, thread, call } = state;
  const seen = isRecord(view) && isNumber(view.factor) ? point(view) : undefined;
  return {
    userId: id,
    name: name.slice(0, 100),
    color: colorOf(id),
    page: typeof page === 'string' ? page : undefined,
    cursor: point(cursor),
    selection: Array.isArray(selection)
      ? selection.filter((one): one is string => typeof one === 'string').slice(0, 200)
      : [],
    dragged: box(dragged),
    view: seen === undefined || !isRecord(view) ? undefined : { ...seen, factor: Number(view.factor) },
    thread:
      isRecord(thread) && isNumber(thread.id) ? { id: thread.id, isWriting: thread.isWriting === true } : undefined,
    call: isNumber(call) ? call : 0,
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const point = (value: unknown): { readonly x: number; readonly y: number } | undefined =>
  isRecord(value) && isNumber(value.x) && isNumber(value.y) ? { x: value.x, y: value.y } : undefined;

const box = (value: unknown): Presence['dragged'] => {
  const corner = point(value);
  if (corner === undefined || !isRecord(value) || !isNumber(value.width) || !isNumber(value.height)) return undefined;
  return { ...corner, width: Math.max(0, value.width), height: Math.max(0, value.height) };
};

/** The name of a diagram's shared document; another epoch is another document, into which nothing of the one before is merged. */
export const roomNameOf = (diagramId: number, epoch: number): string => `diagram/${diagramId}/${epoch}`;

export const readRoomName = (name: string): { readonly diagramId: number; readonly epoch: number } | undefined => {
  const [, id, epoch] = /^diagram\/(\d{1,9})\/(\d{1,9})$/.exec(name) ?? [];
  return id === undefined ? undefined : { diagramId: Number(id), epoch: Number(epoch) };
};
