import type { Pattern } from '@diagloom/diagram/model';
import { changeLines } from '../patterns/change-lines.ts';

/** A pattern of a process as a flowchart: the same steps, without saying who does them. */
export const withoutLanes = (pattern: Pattern): Pattern => changeLines(pattern, dropLane);

/** Takes away group lines, `@lane` behind keys, and what only a process knows: events and messages. */
const dropLane = (line: string): string | undefined =>
  line.startsWith('[')
    ? undefined
    : line
        .replace(/^(\w+\??(?:\([\w-]+\))?)(?:@\w+)+/, '$1')
        .replace(/^(\w+)\(event\)/, '$1')
        .replace(' -message-> ', ' -> ');
