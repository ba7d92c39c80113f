import type { Pattern } from '@diagloom/diagram/model';

/** A pattern with every line of its notation and of its options changed; a line that becomes undefined goes. */
export const changeLines = (pattern: Pattern, change: (line: string) => string | undefined): Pattern => {
  const changed = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => change(line) ?? []);
  const changedText = (text: string): string => changed(text.split('\n')).join('\n');
  return {
    ...pattern,
    notation: changedText(pattern.notation),
    ...(pattern.options
      ? {
          options: pattern.options.map((option) => ({
            ...option,
            changes: option.changes.map(({ without, with: added }) => ({
              ...(without ? { without: changed(without) } : {}),
              with: changedText(added),
            })),
          })),
        }
      : {}),
  };
};
