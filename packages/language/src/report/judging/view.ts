import type { DiagramSpec, Family, SourceSpan, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { blankCourtesies } from '../../route/blank-courtesies.ts';
import { stripRequest } from '../../route/strip-request.ts';
import { type Sentence, splitSentences } from '../../text/sentences.ts';
import { type Token, tokenise } from '../../text/token.ts';
import { type ContentWord, contentWords } from './content-words.ts';

/** What became of a word of the prompt: it stands in a label, it lies in what a part came from, or neither. */
export type Fate = 'drawn' | 'covered' | 'left';

/** A label with its words. */
export interface Label {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly ContentWord[];
  readonly source?: SourceSpan;
}

export interface NodeView extends Label {
  readonly node: SpecNode;
  readonly incoming: readonly SpecEdge[];
  readonly outgoing: readonly SpecEdge[];
}

/** A prompt beside the diagram that was drawn for it, prepared for judging: each word and each label looked at once. */
export interface View {
  readonly prompt: string;
  readonly family: Family;
  readonly spec: DiagramSpec;
  /** What is said to be polite. */
  readonly asides: readonly SourceSpan[];
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly (ContentWord & { readonly fate: Fate })[];
  readonly nodes: readonly NodeView[];
  readonly groups: readonly Label[];
  readonly edges: readonly Label[];
  /** Stems in the labels of nodes and groups. */
  readonly named: ReadonlySet<string>;
  /** Stems of all content words of the prompt. */
  readonly said: ReadonlySet<string>;
}

export const viewOf = (prompt: string, spec: DiagramSpec, family: Family): View => {
  const courteous = blankCourtesies(prompt);
  const text = stripRequest(courteous).text;
  const tokens = tokenise(text);
  const drawn = wordsOf(spec);
  const spans = mergedSpans(spec);
  const outgoing = edgesBy(spec.edges, 'from');
  const incoming = edgesBy(spec.edges, 'to');
  return {
    prompt,
    family,
    spec,
    asides: blankedSpans(prompt, courteous),
    tokens,
    sentences: splitSentences(text),
    words: contentWords(tokens).map((word) => ({ ...word, fate: fateOf(word, drawn, spans) })),
    nodes: spec.nodes.map((node) => ({
      ...labelOf(node.label, node.source),
      node,
      incoming: incoming.get(node.id) ?? [],
      outgoing: outgoing.get(node.id) ?? [],
    })),
    groups: spec.groups.map(({ label, source }) => labelOf(label, source)),
    edges: spec.edges.map(({ label, source }) => labelOf(label, source)),
    named: stemsOf(
      [...spec.nodes, ...spec.groups].flatMap(({ label, properties }) => [label, ...Object.values(properties ?? {})]),
    ),
    said: new Set(contentWords(tokenise(prompt)).map(({ stem }) => stem)),
  };
};

/** Where letters were blanked out. */
const blankedSpans = (prompt: string, blanked: string): readonly SourceSpan[] => {
  const spans: SourceSpan[] = [];
  if (prompt === blanked) return spans;
  let start = -1;
  for (let at = 0; at <= prompt.length; at += 1) {
    const isBlanked = at < prompt.length && (prompt[at] !== blanked[at] || (start >= 0 && prompt[at] === ' '));
    if (isBlanked && start < 0) start = at;
    if (isBlanked || start < 0) continue;
    spans.push({ start, end: start + prompt.slice(start, at).trimEnd().length });
    start = -1;
  }
  return spans;
};

const edgesBy = (edges: readonly SpecEdge[], end: 'from' | 'to'): ReadonlyMap<string, readonly SpecEdge[]> => {
  const found = new Map<string, SpecEdge[]>();
  for (const edge of edges) {
    const known = found.get(edge[end]);
    if (known === undefined) found.set(edge[end], [edge]);
    else known.push(edge);
  }
  return found;
};

const labelOf = (text: string, source: SourceSpan | undefined): Label => {
  const tokens = tokenise(text);
  return { text, tokens, words: contentWords(tokens), ...(source === undefined ? {} : { source }) };
};

const wordsOf = (spec: DiagramSpec): ReadonlySet<string> => {
  const texts = [
    spec.title,
    ...spec.nodes.flatMap((node) => [
      node.label,
      node.kind ?? '',
      ...Object.values(node.properties ?? {}),
      ...(node.attributes ?? []).flatMap((row) => [row.name, row.type ?? '']),
    ]),
    ...spec.edges.map((edge) => edge.label),
    ...spec.groups.flatMap((group) => [group.label, group.kind ?? '']),
    ...spec.notes.map((note) => note.text),
  ];
  return stemsOf(texts);
};

const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => contentWords(tokenise(text)).map(({ stem }) => stem)));

const fateOf = (word: ContentWord, drawn: ReadonlySet<string>, spans: readonly SourceSpan[]): Fate => {
  if (drawn.has(word.stem)) return 'drawn';
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) < word.end) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) <= word.start ? 'covered' : 'left';
};

/** Where the parts came from, in order and without overlaps. */
const mergedSpans = (spec: DiagramSpec): readonly SourceSpan[] => {
  const spans = [...spec.nodes, ...spec.edges, ...spec.groups]
    .flatMap(({ source }) => (source === undefined ? [] : [source]))
    .toSorted((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
};
