/** What becomes of a room when the server has let one in anew, or has closed the connection. */
export type RoomVerdict =
  | { readonly kind: 'stays' }
  /** Joined again, what was not sent comes along. */
  | { readonly kind: 'anew' }
  /** One may do more or less than before. */
  | { readonly kind: 'rights'; readonly mayChange: boolean }
  /** What was sent will never be taken, however often. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'ended' };

/** As the server says them (`closeCodes`), and websockets themselves of a message that is too large. */
const codes = { broken: 4400, ended: 4410, tooMuch: 4429, tooLarge: 1009 } as const;

export const verdictOnEntry = ({
  scope,
  canChange,
  problem,
}: {
  readonly scope: string;
  readonly canChange: boolean;
  /** Why what was not sent yet cannot be sent at once. */
  readonly problem: string | undefined;
}): RoomVerdict => {
  const mayChange = scope === 'read-write';
  if (mayChange !== canChange) return { kind: 'rights', mayChange };
  return { kind: problem === undefined ? 'stays' : 'anew' };
};

export const verdictOnClose = ({ code, reason }: { readonly code: number; readonly reason: string }): RoomVerdict => {
  if (code === codes.ended) return { kind: 'ended' };
  const isRefused = code === codes.broken || code === codes.tooMuch || code === codes.tooLarge;
  return isRefused ? { kind: 'refused', reason } : { kind: 'stays' };
};
