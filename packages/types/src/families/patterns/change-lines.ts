import type { Pattern } from '@diagloom/diagram/model';

/** A pattern with every line of its notation and of its options changed; a line that becomes undefined goes. */
export const changeLines = (pattern: Pattern, change: (line: string) => string | undefined): Pattern => {
  const changed = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => change(line) ?? []);
  return changePattern(
    pattern,
    (text) => changed(text.split('\n')).join('\n'),
    (without) => changed(without),
  );
};

/** A pattern with its notation changed as a whole, and what each option adds as well. */
export const changeTexts = (pattern: Pattern, change: (notation: string) => string): Pattern =>
  changePattern(pattern, change, (without) => without);

const changePattern = (
  pattern: Pattern,
  changeText: (text: string) => string,
  changeLinesAway: (without: readonly string[]) => readonly string[],
): Pattern => ({
  ...pattern,
  notation: changeText(pattern.notation),
  ...(pattern.options
    ? {
        options: pattern.options.map((option) => ({
          ...option,
          changes: option.changes.map(({ without, with: added }) => ({
            ...(without ? { without: changeLinesAway(without) } : {}),
            with: changeText(added),
          })),
        })),
      }
    : {}),
});
