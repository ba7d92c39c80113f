import type { Pattern } from '@diagloom/diagram/model';

/** A pattern of a process as a flowchart: the same steps, without saying who does them. */
export const withoutLanes = (pattern: Pattern): Pattern => ({
  ...pattern,
  notation: dropLanes(pattern.notation),
  ...(pattern.options
    ? {
        options: pattern.options.map((option) => ({
          ...option,
          ...(option.without ? { without: option.without.map(dropLanes) } : {}),
          with: dropLanes(option.with),
        })),
      }
    : {}),
});

/** Takes away group lines, `@lane` behind keys, and what only a process knows: events and messages. */
const dropLanes = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => !line.startsWith('['))
    .map((line) =>
      line
        .replace(/^(\w+\??(?:\([\w-]+\))?)(?:@\w+)+/, '$1')
        .replace(/^(\w+)\(event\)/, '$1')
        .replace(' -message-> ', ' -> '),
    )
    .join('\n');
