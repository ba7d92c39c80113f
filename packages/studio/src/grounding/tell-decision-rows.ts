import { ended, lowerFirst } from './as-sentence.ts';

/**
 * A row of a decision table as the step of a list: "| 2 | Is it down? | Restart it, then step 5 | step 3 |" below "| Step | Do this | If yes | If no |"
 * becomes "2. Is it down? If yes, restart it, then go to step 5. If no, go to step 3." Undefined for rows of other tables.
 */
export const tellDecisionRow = (header: readonly string[], row: readonly string[]): string | undefined => {
  const at = (pattern: RegExp): number => header.findIndex((name) => pattern.test(name));
  const [yes, no] = [at(/^(?:if |when )?yes$/i), at(/^(?:if |when )?no(?:t)?$/i)];
  const step = header.findIndex((_, place) => place !== yes && place !== no && !isCount(row[place]));
  const said = row[step] ?? '';
  if (yes < 0 || no < 0 || said === '') return undefined;
  const count = row.slice(0, step).find(isCount)?.match(/\d+/)?.[0];
  const [onYes, onNo] = [deedOf(row[yes]), deedOf(row[no])];
  const answers = [
    ...(onYes === ''
      ? []
      : [onNo === '' ? ended(onYes.charAt(0).toUpperCase() + onYes.slice(1)) : `If yes, ${ended(onYes)}`]),
    ...(onNo === '' ? [] : [`If no, ${ended(onNo)}`]),
  ];
  return [`${count === undefined ? '' : `${count}. `}${ended(said.replace(/\s*\([^()]*\)$/, ''))}`, ...answers].join(
    ' ',
  );
};

const isCount = (cell = ''): boolean => /^\W*(?:step )?\d+\W*$/i.test(cell);

/** `step 5` goes there; `go on` and nothing say that the next step follows. */
const deedOf = (cell = ''): string => {
  const deed = cell.trim().replace(/[.;]$/, '');
  if (/^(?:-|–|—|go on|continue|next(?: step)?|n\/a|you['’]re done|done|end)?$/i.test(deed)) return '';
  const told = deed.replace(/(^|, then |, |\bthen )(?:to )?(step \d+)$/i, '$1go to $2');
  return lowerFirst(told);
};
