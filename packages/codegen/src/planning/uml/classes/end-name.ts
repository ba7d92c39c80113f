import type { SpecEdge } from '@diagloom/diagram/model';
import { type Name, type NameScope, oneLine } from '../../../program/index.ts';
import { pastParticiple, presentParticiple } from '../../records/participles.ts';
import { plural } from '../../records/plural.ts';

interface Line {
  readonly edge: SpecEdge;
  /** Another line joins the same two. */
  readonly isOneOfSeveral: boolean;
  readonly direction: 'there' | 'back';
}

/**
 * A field for one end of an association: called like its target. Where that is taken, where a class is linked to itself and where several
 * lines join two classes, the line tells which: `arrives at` and back `arriving flights`, `mentored doctors` and back `mentoring doctor`. A line that says nothing leaves `linked`.
 */
export const endName = (
  scope: NameScope,
  target: Name,
  isMany: boolean,
  { edge, isOneOfSeveral, direction }: Line,
): Name => {
  const plain = (isMany ? plural(target.words) : target.words).join(' ');
  const said = oneLine(edge.label);
  const isNamed = (isOneOfSeveral || edge.from === edge.to) && said !== '';
  const told = direction === 'there' ? saidThere(edge, plain) : saidBack(said, plain);
  const wished = !isNamed && !scope.has(plain) ? plain : told;
  const free = [wished, plain].find((each) => each.trim() !== '' && !scope.has(each));
  return scope.take(free ?? `linked ${plain}`, [edge.id], 'other');
};

/** Between two of a kind the verb alone may be what either of them is: `mentors` are not those whom a mentor has. */
const saidThere = (edge: SpecEdge, plain: string): string => {
  const said = oneLine(edge.label);
  const done = edge.from === edge.to ? pastParticiple(said) : '';
  return done === '' ? said : `${done} ${plain}`;
};

/** `assisted by` has `assisted appointments` at its other end, `approved` is `approved by` there. */
const saidBack = (said: string, plain: string): string => {
  const [, done] = /^(\p{L}+) by$/iu.exec(said) ?? [];
  if (done !== undefined) return `${done} ${plain}`;
  return /^\p{L}+ed$/iu.test(said) ? `${said} by` : `${presentParticiple(said)} ${plain}`;
};
