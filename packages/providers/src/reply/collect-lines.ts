/** Puts pieces of a streamed reply together to whole lines. */
export interface LineCollector {
  /** Takes the next piece; answers the lines that it completed. */
  readonly take: (piece: string) => readonly string[];
  /** The line that nothing ended. */
  readonly rest: () => string;
}

export const collectLines = (): LineCollector => {
  let open = '';
  return {
    take: (piece) => {
      const lines = (open + piece).split(/\r?\n/);
      open = lines.pop() ?? '';
      return lines;
    },
    rest: () => open,
  };
};
