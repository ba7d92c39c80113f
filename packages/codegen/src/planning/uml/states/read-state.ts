import type { SpecNode } from '@diagloom/diagram/model';
import { oneLine } from '../../../program/index.ts';

/** What a state of UML says below its name: what is done when it is entered, while it lasts and when it is left. */
export interface StateText {
  readonly label: string;
  readonly entry: readonly string[];
  readonly during: readonly string[];
  readonly exit: readonly string[];
}

const activity = /^(?:on\s+)?(entry|do|exit)\s*[/:]\s*(.+)$/i;

/** Activities stand in rows, or on lines of their own below the name. */
export const readState = ({ label, attributes = [] }: SpecNode): StateText => {
  const lines = label.split(/<br\s*\/?>|\n/i).map(oneLine);
  const rows = attributes.map(({ name, type }) => oneLine(type === undefined ? name : `${name}: ${type}`));
  const all = [...lines, ...rows].map((text) => activity.exec(text));
  const saidOn = (moment: string): readonly string[] =>
    all.flatMap((found) => (found?.[1]?.toLowerCase() === moment && found[2] !== undefined ? [found[2].trim()] : []));
  return {
    label: lines.filter((line) => !activity.test(line)).join(' '),
    entry: saidOn('entry'),
    during: saidOn('do'),
    exit: saidOn('exit'),
  };
};
