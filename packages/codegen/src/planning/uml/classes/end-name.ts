import type { SpecEdge } from '@diagloom/diagram/model';
import { type Name, type NameScope, oneLine } from '../../../program/index.ts';
import { plural } from '../../records/plural.ts';

interface Line {
  readonly edge: SpecEdge;
  /** Another line joins the same two. */
  readonly isOneOfSeveral: boolean;
  readonly direction: 'there' | 'back';
}

/**
 * A field for one end of an association: called like its target. Where that is taken, where a class is linked to itself and where several
 * lines join two classes, the line tells which: `arrives at` and back `arriving flights`. A line that says nothing leaves `linked`.
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
  const told = direction === 'there' ? said : /^\p{L}+ed$/iu.test(said) ? `${said} by` : `${participle(said)} ${plain}`;
  const wished = !isNamed && !scope.has(plain) ? plain : told;
  const free = [wished, plain].find((each) => each.trim() !== '' && !scope.has(each));
  return scope.take(free ?? `linked ${plain}`, [edge.id], 'other');
};

/** `arriving` of `arrives at`; nothing where a label begins with no verb that somebody does. */
const participle = (said: string): string => {
  const [verb = ''] = said.toLowerCase().split(' ');
  if (!/^[a-z]{3,}s$/.test(verb) || /(?:ss|us|is)$/.test(verb)) return '';
  const stem = verb
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/s$/, '');
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem)) return `${stem}${stem.at(-1)}ing`;
  return `${stem.replace(/([^e])e$/, '$1')}ing`;
};
