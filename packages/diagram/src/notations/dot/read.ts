import type { Direction } from '../../model/geometry.ts';
import type { NotationResult } from '../../model/notation/parse-notation.ts';
import { createSpecDraft, type SpecDraft } from '../draft/spec-draft.ts';
import { readRow } from '../rows/row-text.ts';
import { readDotLabel, readHtmlLabel, readRecord } from './texts.ts';
import { type DotToken, readDotTokens } from './tokens.ts';

/** Subgraphs nest no deeper than this; hand-written ones hold two or three levels. */
const deepest = 100;

/** Of a comment, `graph` or `digraph`, perhaps a name, and a brace. */
export const isDot = (text: string): boolean =>
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|#[^\n]*\n|```\w*[ \t]*\n)*(?:strict\s+)?(?:di)?graph\b\s*(?:[\p{L}\p{N}_.]+|"(?:[^"\\]|\\.)*")?\s*\{/iu.test(
    text,
  );

/** Reads a DOT graph: clusters are groups, other subgraphs only hold defaults. Never fails: what it cannot place it skips. */
export const readDot = (text: string, type: string): NotationResult => {
  const tokens = readDotTokens(text.replace(/^[ \t]*```[^\n]*$/gm, (fence) => ' '.repeat(fence.length)));
  const reader = new DotReader(tokens, type);
  return reader.read();
};

interface Scope {
  readonly group: string | undefined;
  readonly node: Attributes;
  readonly depth: number;
  /** Names of the nodes that the scope mentions: `{ a b } -> c` leads from each of them. */
  readonly names: Set<string>;
}

type Attributes = Readonly<Record<string, DotToken>>;

const ranks: Readonly<Record<string, Direction>> = { TB: 'down', LR: 'right', BT: 'up', RL: 'left' };

/** Kinds that a shape says where no class does. */
const kindOfShape: Readonly<Record<string, string>> = {
  diamond: 'decision',
  cylinder: 'datastore',
  parallelogram: 'io',
};

class DotReader {
  private at = 0;
  private readonly draft: SpecDraft = createSpecDraft();
  private readonly notes = new Map<string, { text: string; readonly about: string[] }>();
  private readonly clusters = new Set<string>();
  private title = '';
  private direction: Direction | undefined;

  private readonly tokens: readonly DotToken[];
  private readonly type: string;

  constructor(tokens: readonly DotToken[], type: string) {
    this.tokens = tokens;
    this.type = type;
  }

  read(): NotationResult {
    while (this.peek() !== undefined && !this.isSign('{')) this.at += 1;
    this.at += 1;
    this.readStatements({ group: undefined, node: {}, depth: 0, names: new Set() });
    for (const { text, about } of this.notes.values()) this.draft.note(text, about);
    const { type, title, direction } = this;
    return this.draft.build({ type, title, ...(direction === undefined ? {} : { direction }) });
  }

  private peek(ahead = 0): DotToken | undefined {
    return this.tokens[this.at + ahead];
  }

  private isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'sign' && token.text === text;
  }

  private isWord(text: string): boolean {
    const token = this.peek();
    return token?.kind === 'name' && token.text.toLowerCase() === text && token.end - token.start === text.length;
  }

  private readStatements(scope: Scope): void {
    let { node } = scope;
    while (this.peek() !== undefined && !this.isSign('}')) {
      const before = this.at;
      if (this.isSign(';') || this.isSign(',')) this.at += 1;
      else if (this.isWord('node') && this.isSign('[', 1)) {
        this.at += 1;
        node = { ...node, ...this.readAttributes() };
      } else if ((this.isWord('edge') || this.isWord('graph')) && this.isSign('[', 1)) {
        const isGraph = this.isWord('graph');
        this.at += 1;
        const attributes = this.readAttributes();
        if (isGraph) this.setGraph(attributes, scope);
      } else if (this.peek()?.kind !== 'sign' && this.isSign('=', 1)) {
        const name = this.peek()?.text ?? '';
        const value = this.peek(2);
        this.at += 3;
        if (value !== undefined) this.setGraph({ [name]: value }, scope);
      } else this.readChain({ ...scope, node });
      if (this.at === before) this.at += 1;
    }
    this.at += 1;
  }

  private setGraph(attributes: Attributes, { group }: Scope): void {
    const label = labelOf(attributes.label);
    const { class: className, rankdir } = attributes;
    if (group === undefined) {
      if (label !== undefined) this.title = label;
      if (rankdir !== undefined) this.direction = ranks[rankdir.text.toUpperCase()];
      return;
    }
    if (label !== undefined) this.draft.group(group, { label });
    if (className !== undefined) this.draft.setKind(group, className.text);
  }

  /** `a -> b -> { c d } [label=x]`, or one node with its attributes. */
  private readChain(scope: Scope): void {
    const start = this.peek()?.start ?? 0;
    const ends: (readonly string[])[] = [];
    let isSubgraph = false;
    for (;;) {
      isSubgraph = this.isSign('{') || this.isWord('subgraph');
      const names = isSubgraph ? this.readSubgraph(scope) : this.readName();
      if (names.length === 0 && !isSubgraph) break;
      ends.push(names);
      if (!this.isSign('->') && !this.isSign('--')) break;
      this.at += 1;
    }
    const attributes = this.isSign('[') ? this.readAttributes() : {};
    const span = { start, end: this.tokens[this.at - 1]?.end ?? start };
    const [only] = ends;
    if (ends.length === 1 && !isSubgraph && only?.[0] !== undefined) this.addNode(only[0], attributes, scope, span);
    for (const names of ends) {
      for (const name of names) {
        scope.names.add(name);
        if (ends.length > 1 && !isSubgraph) this.mention(name, scope);
      }
    }
    for (let index = 0; index + 1 < ends.length; index += 1)
      for (const from of ends[index] ?? [])
        for (const to of ends[index + 1] ?? []) this.addEdge({ from, to }, attributes, span);
  }

  private readonly seen = new Set<string>();

  /** A node belongs to the first cluster that mentions it, unless it was drawn outside before. */
  private mention(name: string, scope: Scope): void {
    if (this.seen.has(name) || this.notes.has(name)) return;
    this.addNode(name, {}, scope, undefined);
  }

  private addNode(
    name: string,
    own: Attributes,
    { node, group }: Scope,
    span: { readonly start: number; readonly end: number } | undefined,
  ): void {
    const attributes = { ...node, ...own };
    const shape = attributes.shape?.text.toLowerCase();
    const kind = attributes.class?.text ?? kindOfShape[shape ?? ''];
    const { label } = attributes;
    if (kind === 'note' || shape === 'note') {
      this.notes.set(name, { text: labelOf(label, name) ?? name, about: this.notes.get(name)?.about ?? [] });
      return;
    }
    const isRecord = (shape === 'record' || shape === 'mrecord') && label?.kind === 'name';
    const fields = isRecord ? readRecord(label.text) : [];
    const text = isRecord ? recordName(label.text, fields) : labelOf(label, name);
    const rows = isRecord && recordHasRows(label.text) ? fields.slice(text === '' ? 0 : 1) : [];
    const isNew = !this.seen.has(name);
    this.seen.add(name);
    this.draft.node(name, {
      ...(text === undefined ? {} : { label: text }),
      ...(kind === undefined || kind === '' ? {} : { kind }),
      ...(isNew && group !== undefined ? { group } : {}),
      ...(rows.length === 0 ? {} : { attributes: rows.map(readRow) }),
      ...(span === undefined ? {} : { span }),
    });
  }

  private addEdge(
    { from, to }: { readonly from: string; readonly to: string },
    attributes: Attributes,
    span: { readonly start: number; readonly end: number },
  ): void {
    const note = this.notes.get(from) ?? this.notes.get(to);
    if (note !== undefined) {
      note.about.push(this.notes.has(from) ? to : from);
      return;
    }
    if (attributes.style?.text === 'invis') return;
    const fromCardinality = labelOf(attributes.taillabel);
    const toCardinality = labelOf(attributes.headlabel);
    const kind = attributes.class?.text ?? '';
    this.draft.edge({
      from,
      to,
      label: labelOf(attributes.label ?? attributes.xlabel) ?? '',
      ...(kind === '' ? {} : { kind }),
      ...(fromCardinality ? { fromCardinality } : {}),
      ...(toCardinality ? { toCardinality } : {}),
      span,
    });
  }

  /** A name with its port and compass point left out. */
  private readName(): readonly string[] {
    const token = this.peek();
    if (token === undefined || token.kind === 'sign') return [];
    this.at += 1;
    while (this.isSign(':')) this.at += 2;
    return [token.text];
  }

  private readSubgraph(scope: Scope): readonly string[] {
    let name: string | undefined;
    if (this.isWord('subgraph')) {
      this.at += 1;
      const token = this.peek();
      if (token?.kind === 'name') {
        name = token.text;
        this.at += 1;
      }
    }
    const names = new Set<string>();
    if (!this.isSign('{')) return [];
    this.at += 1;
    const isCluster = name?.startsWith('cluster') === true && scope.depth < deepest;
    if (isCluster && name !== undefined && !this.clusters.has(name)) {
      this.clusters.add(name);
      this.draft.group(`{${name}`, { label: '', ...(scope.group === undefined ? {} : { parent: scope.group }) });
    }
    const group = isCluster ? `{${name}` : scope.group;
    if (scope.depth >= deepest) this.skipBlock();
    else this.readStatements({ group, node: scope.node, depth: scope.depth + 1, names });
    for (const each of names) scope.names.add(each);
    return [...names];
  }

  private skipBlock(): void {
    let open = 1;
    while (open > 0 && this.peek() !== undefined) {
      if (this.isSign('{')) open += 1;
      if (this.isSign('}')) open -= 1;
      this.at += 1;
    }
  }

  private readAttributes(): Attributes {
    const attributes: Record<string, DotToken> = Object.create(null);
    while (this.isSign('[')) {
      this.at += 1;
      while (this.peek() !== undefined && !this.isSign(']')) {
        const name = this.peek();
        const value = this.peek(2);
        if (name?.kind !== 'sign' && this.isSign('=', 1) && value !== undefined && name !== undefined) {
          attributes[name.text] = value;
          this.at += 3;
        } else this.at += 1;
      }
      this.at += 1;
    }
    return attributes;
  }
}

const labelOf = (token: DotToken | undefined, name = ''): string | undefined =>
  token === undefined ? undefined : token.kind === 'html' ? readHtmlLabel(token.text) : readDotLabel(token.text, name);

/** The first field, unless it is left blank as in `{\ |row}`. */
const recordName = (label: string, fields: readonly string[]): string =>
  /^\{?\\ \|/.test(label) ? '' : (fields[0] ?? '');

const recordHasRows = (label: string): boolean => /\||\\[nlr]/.test(label);
