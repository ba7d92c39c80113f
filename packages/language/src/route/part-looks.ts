import type { DiagramSpec, PartStyle } from '@diagloom/diagram/model';
import { setStyle } from '../instructions/forms/set-style.ts';
import { readLook } from '../instructions/read-look.ts';
import { lookOfPart, partWithLook } from '../lexicon/en/presentation-words.ts';
import type { TypeDescription } from '../understanding.ts';

/** A piece of a description that seems to say how a part is to look: `make the decision yellow`, `the database in green`. */
export interface PartLook {
  readonly start: number;
  readonly end: number;
  /** As an instruction says it. */
  readonly command: string;
}

/** The pieces of a text that may say how a part looks; whether they do shows when the parts are known. Linear in its length. */
export const partLooksIn = (text: string): readonly PartLook[] =>
  [...text.matchAll(lookOfPart), ...text.matchAll(partWithLook)].flatMap((found) => {
    const { command = '', part = '', look = '' } = found.groups ?? {};
    const said = command === '' ? `make ${part} ${look}` : command;
    return readLook(said) === undefined
      ? []
      : [{ start: found.index, end: found.index + found[0].length, command: said.trim() }];
  });

/** The text with these pieces blanked out, so that offsets stay; the text itself where nothing else is in it. */
export const withoutPartLooks = (text: string, looks: readonly PartLook[]): string => {
  const rest = looks.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return rest.trim() === '' ? text : rest;
};

/** What such a piece does to a drawing; undefined where it names none of its parts, and so tells something else. */
export const styleOf = (
  { command }: PartLook,
  spec: DiagramSpec,
  type: TypeDescription,
): readonly PartStyle[] | undefined => {
  const setting = { spec, type, selection: [], lastTouched: [], takenIds: [], quotes: [] };
  // `The decision` of several is every one of them.
  const many = command.replace(/\bthe (\p{L}+)(?= (?:\S+ ?){1,3}$)/u, 'all $1s');
  for (const said of [command, many]) {
    const reading = setStyle.read(said, setting);
    if (reading?.ok !== true) continue;
    const styles = reading.steps.flatMap(({ edit }) =>
      edit.kind === 'setStyle' ? [{ targets: edit.targets, style: edit.style }] : [],
    );
    const targets = styles.flatMap((each) => each.targets);
    return targets.every((id) => isNamed(id, said, { spec, type })) ? styles : undefined;
  }
  return undefined;
};

/** `Colour the form red` speaks of a form, and not of the step `File the form`. */
const isNamed = (id: string, command: string, { spec, type }: Drawn): boolean => {
  const part = spec.nodes.find((node) => node.id === id);
  if (part === undefined || part.kind !== undefined) return true;
  const said = new Set(command.toLowerCase().split(' '));
  const others = part.label
    .toLowerCase()
    .split(' ')
    .filter((word) => !said.has(word));
  return others.length <= (type.family === 'process' ? 0 : 1);
};

interface Drawn {
  readonly spec: DiagramSpec;
  readonly type: TypeDescription;
}
