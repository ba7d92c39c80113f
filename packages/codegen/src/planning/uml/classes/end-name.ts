import type { SpecEdge } from '@diagloom/diagram/model';
import { readVerb } from '@diagloom/language/morphology';
import { type Name, type NameScope, oneLine } from '../../../program/index.ts';
import { plural } from '../../../program/plural.ts';
import { readEndLabel } from '../../records/end-label.ts';
import { pastParticiple, presentParticiple } from '../../records/participles.ts';
import { roleName } from './role-name.ts';

interface Line {
  readonly edge: SpecEdge;
  /** Another line joins the same two. */
  readonly isOneOfSeveral: boolean;
  readonly direction: 'there' | 'back';
}

/**
 * A field for one end of an association: called as its end is (`0..1 reviewer`), or as the line calls whatever stands there (`borrower`), otherwise like its target. Where that is taken, where a class is linked to itself and where several
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
  const role = direction === 'there' ? roleName(said, isMany)?.join(' ') : undefined;
  const told = direction === 'there' ? saidThere(edge, plain) : saidBack(edge, plain);
  const atEnd = readEndLabel(direction === 'there' ? edge.toCardinality : edge.fromCardinality).role;
  const wished = atEnd ?? role ?? (!isNamed && !scope.has(plain) ? plain : told);
  const free = [wished, plain].find((each) => each.trim() !== '' && !scope.has(each));
  return scope.take(free ?? `linked ${plain}`, [edge.id], 'other');
};

/** The verb alone is no name of what it is done to: `mentors` are not those whom a mentor has. */
const saidThere = (edge: SpecEdge, plain: string): string => {
  const said = oneLine(edge.label);
  const isDone = edge.from === edge.to || readVerb(said.toLowerCase())?.forms.has('third') === true;
  const done = isDone ? pastParticiple(said) : '';
  return done === '' ? said : `${done} ${plain}`;
};

/** `assisted by` has `assisted appointments` at its other end, `origin` `origin flights`; `approved` is `approved by` there. */
const saidBack = (edge: SpecEdge, plain: string): string => {
  const said = oneLine(edge.label);
  const [, done] = /^(\p{L}+) by$/iu.exec(said) ?? [];
  if (done !== undefined) return `${done} ${plain}`;
  if (/^\p{L}+ed$/iu.test(said)) return `${said} by`;
  const doing = presentParticiple(said);
  return doing === '' && edge.from !== edge.to && /^\p{L}+$/u.test(said) ? `${said} ${plain}` : `${doing} ${plain}`;
};
