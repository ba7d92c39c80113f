const number = String.raw`(?:step\s+)?(?<step>\d+(?:\.\d+)*)`;

const forms: readonly { readonly pattern: RegExp; readonly tell: (step: string, when: string) => string }[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:if |when )?(?<when>[\p{L}][\p{L}\d -]{0,40}?)\s*(?:→|->|=>|:|,)?\s*(?:(?:go|continue|on) )?(?:back )?(?:to|with|→|->|=>)?\s*${number}$`,
      'iu',
    ),
    tell: (step, when) => `If ${when.toLowerCase()}, go to step ${step}.`,
  },
  {
    pattern: new RegExp(String.raw`^(?:then\s+)?(?:go\s+|goes\s+|returns?\s+)?back\s+to\s+${number}$`, 'i'),
    tell: (step) => `Then go back to step ${step}.`,
  },
  {
    pattern: new RegExp(String.raw`^(?:then\s+)?(?:→|->|=>|(?:go|goes|continue|on)\s+(?:to|with))\s*${number}$`, 'i'),
    tell: (step) => `Then go to step ${step}.`,
  },
];

/**
 * A cell that says which row comes next: "if no → 4.3; if yes → 4.4" is "If no, go to step 4.3. If yes, go to step 4.4." In: a cell of a table of
 * steps. Out: the sentences; none where any of its parts says something else.
 */
export const tellJumps = (cell: string): readonly string[] => {
  const parts = cell
    .split(/[;,]\s*(?!\s*(?:go|then)\b)|(?<=\d)\.?\s+(?=(?:if|when|otherwise)\b)/i)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '');
  const told = parts.map(toldBy);
  return told.some((sentence) => sentence === undefined) ? [] : told.filter((sentence) => sentence !== undefined);
};

const toldBy = (part: string): string | undefined => {
  for (const { pattern, tell } of [...forms].reverse()) {
    const groups = pattern.exec(part)?.groups;
    if (groups?.step !== undefined && isWay(part)) return tell(groups.step, groups.when ?? '');
  }
  return undefined;
};

/** `four weeks or 5`, `panel 3` and the bare number of a row lead nowhere. */
const isWay = (part: string): boolean => /→|->|=>|\b(?:back|go|goes|continue)\b|^(?:yes|no)\b/i.test(part);
