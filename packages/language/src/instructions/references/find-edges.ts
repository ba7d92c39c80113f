import type { SpecEdge } from '@diagloom/diagram/model';
import { showQuotes } from '../hide-quotes.ts';
import { type Refusal, refuse } from '../instruction.ts';
import type { Setting } from '../setting.ts';
import { anyEdge } from '../words/positions.ts';
import { findKind, isPlural, singularPhrase } from './find-kind.ts';
import { findPart } from './find-parts.ts';
import { type Part, partsOf, toCandidate } from './part.ts';
import { flat } from './stem.ts';

type Edges = { readonly ok: true; readonly parts: readonly Part[] } | Refusal;

/** "the arrow from A to B", "the lines between A and B", "the yes branch of C", "the 'retry' message", "arrows to D". */
export const findEdges = (phrase: string, setting: Setting): Edges | undefined => {
  const words = phrase.split(/\s+/);
  for (const [index, word] of words.entries()) {
    const isLabel = /^(?:label|text|caption)$/i.test(word) && index > 0 && index === words.length - 1;
    const rest = words
      .slice(index + 1)
      .join(' ')
      .replace(/^back\s+(?=from|to)/i, '');
    const clauses = isEdgeWord(word, setting) || isLabel ? clausesOf(rest) : undefined;
    const label = words
      .slice(0, index)
      .join(' ')
      .replace(/^(?:all the|all|every|each|both|the)\b\s*/i, '');
    if (clauses === undefined || (label === '' && clauses.label === '' && clauses.ends === '')) continue;
    if (/^(?:first|second|third|last|\d)/i.test(label)) return undefined;
    const wanted = showQuotes(clauses.label === '' ? label : clauses.label, setting.quotes);
    const isMany = isPlural(word) || /^(?:all|every|each|both)\b/i.test(phrase);
    return chooseEdges({ wanted, ends: clauses.ends, word: singularPhrase(flat(word)), isMany }, setting);
  }
  return undefined;
};

/** What may follow the word for an edge; undefined where something else does. */
const clausesOf = (text: string): { readonly label: string; readonly ends: string } | undefined => {
  const found =
    /^(?:(?:labelled|labeled|called|named|saying|with (?:the )?label)\s+(.+?))??(?:(?:^|\s+)((?:from|between|to|into|out of|leaving|entering|of|after)\s+.+))?$/i.exec(
      text,
    );
  return found === null ? undefined : { label: found[1] ?? '', ends: found[2] ?? '' };
};

interface EdgeWords {
  readonly wanted: string;
  readonly ends: string;
  /** What the phrase calls an edge, in the singular. */
  readonly word: string;
  readonly isMany: boolean;
}

const chooseEdges = ({ wanted, ends, word, isMany }: EdgeWords, setting: Setting): Edges => {
  const between = ends === '' ? setting.spec.edges : edgesBetween(ends, setting);
  if ('ok' in between) return between;
  const edges = wanted === '' ? between : between.filter((edge) => flat(edge.label) === flat(wanted));
  const parts = partsOf(setting).filter(({ id, sort }) => sort === 'edge' && edges.some((edge) => edge.id === id));
  if (parts.length === 0) return refuse(`There’s no such ${word}: ${reasonFor(ends, wanted)}.`);
  if (parts.length === 1 || isMany) return { ok: true, parts };
  return refuse(
    `Several ${word}s fit. Say which one you mean, by its label or its ends.`,
    parts.map((part) => toCandidate(part, setting)),
  );
};

const isEdgeWord = (word: string, { type }: Setting): boolean =>
  anyEdge.has(singularPhrase(flat(word))) || findKind(word, type.vocabulary.edges) !== undefined;

const reasonFor = (ends: string, label: string): string =>
  label === '' ? `nothing runs ${ends}` : `none has the label "${label}"${ends === '' ? '' : ` there`}`;

const edgesBetween = (ends: string, setting: Setting): readonly SpecEdge[] | Refusal => {
  const { edges } = setting.spec;
  const [, from, to] = /^from\s+(.+?)\s+(?:to|into)\s+(.+)$/i.exec(ends) ?? [];
  if (from !== undefined && to !== undefined) {
    const pair = findEnds(from, to, setting);
    return 'ok' in pair ? pair : edges.filter((edge) => edge.from === pair.from && edge.to === pair.to);
  }
  const [, first, second] = /^between\s+(.+?)\s+and\s+(.+)$/i.exec(ends) ?? [];
  if (first !== undefined && second !== undefined) {
    const pair = findEnds(first, second, setting);
    if ('ok' in pair) return pair;
    return edges.filter(
      (edge) => (edge.from === pair.from && edge.to === pair.to) || (edge.from === pair.to && edge.to === pair.from),
    );
  }
  const [, side = '', name = ''] = /^(from|to|into|out of|leaving|entering|of|after)\s+(.+)$/i.exec(ends) ?? [];
  const found = findPart(name, setting);
  if (!found.ok) return found;
  const isTarget = /^(?:to|into|entering)$/i.test(side);
  return edges.filter((edge) => (isTarget ? edge.to : edge.from) === found.part.id);
};

/** Two shapes by name; a refusal where one is not found or not the only one. */
const findEnds = (
  from: string,
  to: string,
  setting: Setting,
): { readonly from: string; readonly to: string } | Refusal => {
  const [first, second] = [findPart(from, setting), findPart(to, setting)];
  if (!first.ok) return first;
  return second.ok ? { from: first.part.id, to: second.part.id } : second;
};
