import type { DiagramSpec, Family } from '@diagloom/diagram/model';
import { subjectForms, wholes } from '../lexicon/en/subject-forms.ts';
import { capitalised, uncapitalised } from '../text/words.ts';

/** How far into a text its subject is looked for. Characters. */
const opening = 300;

/** The most names in a title. */
const mostNames = 3;

/**
 * A title for what has no first step: the subject that the text names, the whole that the others belong to, the things with the most lines,
 * or who takes part. Undefined where a family is titled by its steps.
 */
export const deriveSubject = (spec: DiagramSpec, family: Family, text: string): string | undefined => {
  if (family === 'hierarchy') return said(text) ?? rootOf(spec);
  if (family === 'messages')
    return listed(
      spec.nodes.map(({ label }) => label),
      text,
    );
  if (family !== 'entities' && family !== 'classes') return undefined;
  return said(text) ?? wholeOf(spec) ?? mostConnected(spec, text);
};

const said = (text: string): string | undefined => {
  const found = subjectForms
    .map(({ pattern }) => pattern.exec(text.slice(0, opening))?.groups?.subject)
    .find((subject) => subject !== undefined);
  return found === undefined ? undefined : capitalised(found.trim());
};

const wholeOf = ({ nodes, edges }: DiagramSpec): string | undefined =>
  nodes.find(({ id, label }) => wholes.test(label.toLowerCase()) && edges.some(({ from }) => from === id))?.label;

const mostConnected = ({ nodes, edges }: DiagramSpec, text: string): string | undefined => {
  const count = (id: string): number => edges.filter(({ from, to }) => from === id || to === id).length;
  const named = nodes.filter(({ origin, kind = '' }) => origin !== 'repair' && !/^(?:initial|final)$/.test(kind));
  const chosen = new Set([...named].sort((a, b) => count(b.id) - count(a.id)).slice(0, mostNames));
  return listed(
    named.filter((node) => chosen.has(node)).map(({ label }) => label),
    text,
  );
};

/** `Customer, order and product`; more names than fit are left out. */
const listed = (labels: readonly string[], text: string): string | undefined => {
  const names = labels
    .slice(0, mostNames)
    .map((label, index) => (index === 0 ? capitalised(label) : asWritten(label, text)));
  return names.length === 0 ? undefined : new Intl.ListFormat('en-GB').format(names);
};

/** A word that the text writes small stays so; a name such as `Stripe` keeps its capital. */
const asWritten = (label: string, text: string): string => {
  const small = uncapitalised(label);
  return text.includes(small) ? small : label;
};

const rootOf = ({ nodes, edges }: DiagramSpec): string | undefined => {
  const root = nodes.find(({ id }) => edges.every(({ to }) => to !== id) && edges.some(({ from }) => from === id));
  if (root === undefined) return undefined;
  return root.kind === 'unit' || /\b(?:structure|chart|team|organi[sz]ation)\b/i.test(root.label)
    ? root.label
    : `${root.label} and team`;
};
