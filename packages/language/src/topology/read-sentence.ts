import { joinSpans, spanOf, type Token, textOf } from '../text/token.ts';
import { uncapitalised } from '../text/words.ts';
import { areaRank, lastSureRank, noArea } from './areas.ts';
import type { Chunk, RelationChunk } from './chunk.ts';
import { kindOf } from './kind-of.ts';
import { isArea, type Landscape, type Line, type Part } from './landscape.ts';
import { products } from './products.ts';
import { type ReadName, readName, wordsOf } from './read-name.ts';
import { type Meaning, protocols } from './relations.ts';

/**
 * Reads one sentence into the landscape, name by name: each name is joined to what the relation before it speaks of. A
 * preposition takes one name and then gives way to the relation around it.
 */
export const readSentence = (chunks: readonly Chunk[], landscape: Landscape): void => {
  const reader = new SentenceReader(landscape);
  chunks.forEach((chunk, index) => {
    if (chunk.kind === 'name') reader.readName(chunk.tokens, isNextSubject(chunks, index));
    else if (chunk.kind === 'separator') reader.separate(chunk.word);
    else if (chunk.kind === 'relation') reader.relate(chunk, chunks[index - 1]);
  });
  reader.close();
};

/** Reads names that are listed inside an area. */
export const readContents = (
  chunks: readonly Chunk[],
  area: readonly Part[],
  landscape: Landscape,
): readonly Part[] => {
  const reader = new SentenceReader(landscape);
  reader.openWith({ meaning: 'contains', subjects: area });
  chunks.forEach((chunk, index) => {
    if (chunk.kind === 'name') reader.readName(chunk.tokens, isNextSubject(chunks, index));
    else if (chunk.kind === 'separator') reader.separate(chunk.word);
    else if (chunk.kind === 'relation') reader.relate(chunk, chunks[index - 1]);
  });
  reader.close();
  return reader.allNamed;
};

/** True for a name that opens the next clause: the worker in `X publishes to Kafka, and a worker consumes it`. */
const isNextSubject = (chunks: readonly Chunk[], index: number): boolean => {
  const end = chunks.findIndex((chunk, at) => at > index && chunk.kind === 'relation');
  const relation = chunks[end];
  if (relation?.kind !== 'relation' || !relation.isVerb || relation.isAttached || chunks[end - 1]?.kind !== 'name')
    return false;
  const start = chunks.findLastIndex((chunk, at) => at < index && chunk.kind === 'relation');
  const names = chunks
    .slice(start + 1, end)
    .flatMap((chunk, offset) => (chunk.kind === 'name' ? [start + 1 + offset] : []));
  if (names.length < 2) return false;
  if (start < 0) return !relation.isPlural && index === names.at(-1) && isComma(chunks[index - 1]);
  const last = chunks[names.at(-1) ?? 0];
  const isPair = relation.isPlural && names.length > 2 && !isPluralName(last);
  return names.indexOf(index) >= names.length - (isPair ? 2 : 1);
};

const isComma = (chunk: Chunk | undefined): boolean => chunk?.kind === 'separator' && chunk.word === ',';

const isPluralName = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'name' && /(?:[^s]s|they|them)$/i.test(chunk.tokens.at(-1)?.lower ?? '');

interface Context {
  readonly meaning: Meaning;
  readonly subjects: readonly Part[];
  readonly chunk?: RelationChunk;
}

/** Meanings that take one name and then give way. */
const singleNamed: ReadonlySet<Meaning> = new Set([
  'behind',
  'before',
  'inside',
  'via',
  'purpose',
  'technology',
  'between',
]);

interface Carried {
  readonly label: string;
  readonly kind: string | undefined;
  readonly parts: readonly Part[];
  readonly way: readonly Part[];
}

const nothingCarried: Carried = { label: '', kind: undefined, parts: [], way: [] };

class SentenceReader {
  /** The innermost relation last. */
  private contexts: Context[] = [];
  private clauseSubject: readonly Part[] = [];
  /** What was named since the last relation, for a modifier that speaks of all of it. */
  private coordinated: Part[] = [];
  private lastParts: readonly Part[] = [];
  private lastSeparator = '';
  private isAfterComma = false;
  /** What the sentence opens with. */
  private head: readonly Part[] | undefined;
  private lastLines: readonly Line[] = [];
  private ends: Part[] = [];
  /** How many names the ends came from. */
  private endNames = 0;
  private isSubjectNext = false;
  /** `In the DMZ`, `behind the firewall` at the head of a sentence. */
  private fronted: { readonly meaning: Meaning; readonly parts: readonly Part[] } | undefined;
  readonly allNamed: Part[] = [];

  private readonly landscape: Landscape;

  constructor(landscape: Landscape) {
    this.landscape = landscape;
  }

  openWith(context: Context): void {
    this.contexts = [context];
  }

  separate(word: string): void {
    if (word === ',') this.isAfterComma = true;
    this.lastSeparator = word;
  }

  readName(tokens: readonly Token[], opensClause: boolean): void {
    const { subject, hint } = splitCopula(tokens);
    const name = readName(subject);
    if (name === undefined) return;
    const context = opensClause ? undefined : this.contexts.at(-1);
    if (
      (context?.meaning === 'via' || (context?.meaning === 'inside' && name.words[0] === 'port')) &&
      this.takeProtocol(name, context)
    )
      return;
    if (context?.meaning === 'technology' || (context?.meaning === 'purpose' && !this.isForDevices(name))) {
      this.takeText(name, context);
      return;
    }
    if (context !== undefined && this.takeConnection(name, context)) return;
    const fitting = context === undefined ? undefined : this.fitContext(name);
    const parts = this.partsFor(name, fitting);
    if (hint !== undefined) for (const part of parts) part.technology ??= hint;
    if (opensClause) {
      this.joinFronted(parts);
      this.contexts = [];
      this.coordinated = this.isSubjectNext ? [...this.coordinated, ...parts] : [...parts];
      this.isSubjectNext = true;
    } else {
      if (fitting !== undefined) this.join(parts, name, fitting);
      else this.joinFronted(parts);
      this.coordinated.push(...parts);
    }
    this.lastParts = parts;
    this.allNamed.push(...parts);
    this.lastSeparator = '';
    this.isAfterComma = false;
  }

  relate(chunk: RelationChunk, before: Chunk | undefined): void {
    const { meaning } = chunk.relation;
    this.isSubjectNext = false;
    this.head ??= this.coordinated;
    const subjects = this.subjectsOf(chunk, before);
    if (chunk.isVerb && !chunk.isAttached && before?.kind !== 'relative') {
      this.clauseSubject = subjects;
      this.contexts = [];
    }
    if (chunk.isVerb || meaning === 'has')
      while (singleNamed.has(this.contexts.at(-1)?.meaning ?? 'link')) this.contexts.pop();
    this.contexts.push({ meaning, subjects, chunk });
    if (meaning === 'between') {
      this.ends = [];
      this.endNames = 0;
    }
    this.coordinated = [];
  }

  close(): void {
    const last = this.contexts.at(-1);
    if (last?.meaning === 'between') this.joinEnds(last, undefined);
  }

  private subjectsOf(chunk: RelationChunk, before: Chunk | undefined): readonly Part[] {
    const { meaning } = chunk.relation;
    if (before?.kind === 'relative') return chunk.isPlural ? this.coordinated : this.lastParts;
    if (chunk.isVerb && !chunk.isAttached) {
      if (before?.kind === 'separator' || before === undefined)
        return this.clauseSubject.length > 0 ? this.clauseSubject : (this.head ?? this.coordinated);
      const inner = this.contexts.at(-1);
      if (inner !== undefined && inner.chunk?.isVerb === false)
        return this.clauseSubject.length > 0 ? this.clauseSubject : this.outerSubjects();
      return this.coordinated.length > 0 && inner === undefined ? this.coordinated : this.lastParts;
    }
    if (meaning === 'purpose' || meaning === 'via') return this.lastParts;
    if (meaning === 'has' && before?.kind === 'name' && before.tokens[0]?.lower === 'each') return this.alikeNamed();
    if (meaning === 'has') return this.lastParts.length > 0 ? this.lastParts : this.clauseSubject;
    const isListed =
      this.lastSeparator === '' &&
      this.coordinated.length > this.lastParts.length &&
      !this.contexts.some(({ meaning: open }) => open === 'contains' || open === 'has');
    return isListed ? this.coordinated : this.lastParts;
  }

  /** `A gateway, a cart service, a user service, each with a store` means the services. */
  private alikeNamed(): readonly Part[] {
    const last = this.coordinated.at(-1)?.words.at(-1);
    return this.coordinated.filter(({ words }) => words.at(-1) === last);
  }

  private outerSubjects(): readonly Part[] {
    return this.contexts[0]?.subjects ?? this.lastParts;
  }

  /** Gives way to a wider relation where the inner one took its name, or where an area is too wide for the inner one. */
  private fitContext(name: ReadName): Context | undefined {
    const rank = areaRank(name.words);
    for (let context = this.contexts.at(-1); context !== undefined; context = this.contexts.at(-1)) {
      const isArea = context.meaning === 'contains' || context.meaning === 'has';
      const holder = Math.min(noArea, ...context.subjects.map((part) => part.rank));
      const isTooWide = isArea && rank <= lastSureRank && holder >= rank && holder < noArea;
      const isOver = context.meaning === 'has' && holder === noArea && this.isAfterComma && this.contexts.length > 1;
      if (!isTooWide && !isOver) return context;
      this.contexts.pop();
    }
    return undefined;
  }

  private partsFor(name: ReadName, context: Context | undefined): readonly Part[] {
    const subjects = context?.subjects ?? [];
    const holds =
      context !== undefined && (context.meaning === 'contains' || (context.meaning === 'has' && subjects.some(isArea)));
    const isFresh = name.determiner === 'new' || name.determiner === 'none';
    if (holds && isFresh && subjects.length > 0) {
      const known = this.landscape
        .find(name)
        .filter((part) => part.parent === undefined || subjects.includes(part.parent));
      if (known.length > 0) return known;
      const [owner] = subjects.length === 1 ? subjects : [];
      return this.landscape.mention(name, {
        isNew: true,
        copies: subjects.length,
        ...(owner === undefined ? {} : { owner }),
      });
    }
    if (isEachOwn(context, name)) {
      return subjects.flatMap((subject) => this.landscape.create(ownedName(name, subject)));
    }
    return this.landscape.mention(name, { except: subjects });
  }

  private join(parts: readonly Part[], name: ReadName, context: Context): void {
    const { landscape } = this;
    const { subjects, chunk, meaning } = context;
    const source = joinSpans(spanOf(chunk?.tokens ?? []), name.span);
    const carried = this.readCarried(chunk);
    const line = { label: carried.label, kind: this.edgeKind(carried.kind ?? chunk?.relation.edgeKind), source };
    const isOwned = isEachOwn(context, name) && parts.length === subjects.length;
    if (meaning === 'link' || (meaning === 'has' && !subjects.some(isArea))) {
      this.lastLines = isOwned
        ? subjects.flatMap((subject, index) => landscape.link([subject], parts.slice(index, index + 1), line))
        : landscape.link(subjects, parts, line);
      landscape.link(carried.parts, subjects, { source });
      if (carried.way.length > 0) this.reroute(carried.way);
    } else if (meaning === 'linkBack') this.lastLines = landscape.link(parts, subjects, line);
    else if (subjects.length === 0 && (meaning === 'behind' || meaning === 'before')) this.fronted = { meaning, parts };
    else if (meaning === 'behind') this.lastLines = landscape.link(parts, subjects, line);
    else if (meaning === 'before') this.lastLines = landscape.link(subjects, parts, line);
    else if (meaning === 'inside' && chunk?.isVerb === false && parts.every(isStore)) {
      this.lastLines = landscape.link(subjects, parts, line);
    } else if (subjects.length === 0 && meaning === 'inside') this.fronted = { meaning, parts };
    else if (meaning === 'inside') {
      landscape.place(subjects, parts);
      for (const part of parts) landscape.widen(part, spanOf(chunk?.tokens ?? []));
    } else if (meaning === 'contains' || meaning === 'has') this.hold(subjects, parts, chunk);
    else if (meaning === 'purpose') {
      this.lastLines = landscape.link(subjects, parts, { source });
      for (const { parent } of subjects) if (parent !== undefined) landscape.place(parts, [parent]);
    } else if (meaning === 'together') this.lastLines = landscape.link(subjects, parts, line);
    else if (meaning === 'via') this.reroute(parts);
    else if (meaning === 'between') {
      this.ends.push(...parts);
      this.endNames += 1;
      if (this.ends.length < 2) return;
      if (context.subjects.length > 0) this.joinEnds(context, undefined);
      else if (this.ends.length > 2) this.joinEnds(context, parts);
      else return;
    }
    if (singleNamed.has(meaning)) this.contexts.pop();
  }

  /** What stands between a verb and its preposition: a load, a protocol, a part on the way, or the other end of a joint. */
  private readCarried(chunk: RelationChunk | undefined): Carried {
    const tokens = chunk?.carried ?? [];
    const isWay = /^(?:over|via|through|using|by)$/.test(tokens[0]?.lower ?? '');
    const name = readName(isWay ? tokens.slice(1) : tokens);
    if (name === undefined) return nothingCarried;
    if (isWay && isConnection(name.words))
      return { ...nothingCarried, label: name.label, kind: connectionKind(name.words) };
    if (isWay) return { ...nothingCarried, way: this.landscape.mention(name) };
    if (chunk?.relation.joins) return { ...nothingCarried, parts: this.landscape.mention(name) };
    return { ...nothingCarried, label: labelOf(tokens) };
  }

  private joinFronted(parts: readonly Part[]): void {
    const { fronted } = this;
    if (fronted === undefined) return;
    if (fronted.meaning === 'inside') this.landscape.place(parts, fronted.parts);
    else if (fronted.meaning === 'behind') this.landscape.link(fronted.parts, parts);
    else this.landscape.link(parts, fronted.parts);
  }

  private hold(subjects: readonly Part[], parts: readonly Part[], chunk: RelationChunk | undefined): void {
    const [holder] = subjects;
    if (
      chunk?.tokens.some((token) => /^run/.test(token.lower)) &&
      holder !== undefined &&
      holder.rank === noArea &&
      holder.role !== 'plain' &&
      parts.every((part) => part.role === holder.role)
    ) {
      for (const part of parts) {
        holder.technology ??= part.label;
        this.landscape.remove(part);
      }
      return;
    }
    const each = Math.max(1, Math.floor(parts.length / Math.max(1, subjects.length)));
    subjects.forEach((subject, index) => {
      this.landscape.place(subjects.length === 1 ? parts : parts.slice(index * each, index * each + each), [subject]);
    });
    const [first] = parts;
    const span = spanOf(chunk?.tokens ?? []);
    if (
      first?.source !== undefined &&
      span !== undefined &&
      span.end <= first.source.start &&
      first.source.start - span.end < 30
    )
      this.landscape.widen(first, span);
  }

  /** `C between A and B`, or `between A and B there is C`: C stands on the way; a cable or tunnel is the way itself. */
  private joinEnds(context: Context, named: readonly Part[] | undefined): void {
    const middle = named ?? context.subjects;
    const ends = named === undefined ? this.ends : this.ends.filter((part) => !named.includes(part));
    const from = ends.slice(0, Math.max(1, Math.floor(ends.length / 2)));
    const to = ends.slice(from.length);
    const source = spanOf(context.chunk?.tokens ?? []);
    if (middle.length > 0 && middle.every((part) => isConnection(part.words))) {
      this.lastLines = this.landscape.link(from, to, {
        label: middle[0]?.label ?? '',
        kind: this.edgeKind(connectionKind(middle[0]?.words ?? [])),
        source: joinSpans(middle[0]?.source, source),
      });
      for (const part of middle) this.landscape.remove(part);
    } else if (middle.length > 0 && this.endNames === 1) {
      this.lastLines = this.landscape.link(ends, middle, { source });
    } else if (middle.length > 0) {
      for (const line of this.landscape.lines.filter((other) => from.includes(other.from) && to.includes(other.to))) {
        this.landscape.lines.splice(this.landscape.lines.indexOf(line), 1);
      }
      this.lastLines = [
        ...this.landscape.link(from, middle, { source }),
        ...this.landscape.link(middle, to, { source }),
      ];
    }
    this.ends = [];
    this.contexts = this.contexts.filter(({ meaning }) => meaning !== 'between');
  }

  /** `The offices are connected by a VPN tunnel`: the tunnel is the line between them. */
  private takeConnection(name: ReadName, context: Context): boolean {
    if (context.meaning !== 'together' || !isConnection(name.words)) return false;
    const [first, ...others] = context.subjects;
    if (first === undefined || others.length === 0) return false;
    this.lastLines = this.landscape.link([first], others, {
      label: name.label,
      kind: this.edgeKind(connectionKind(name.words)),
      source: joinSpans(spanOf(context.chunk?.tokens ?? []), name.span),
    });
    this.contexts.pop();
    return true;
  }

  /** `over HTTPS` labels the lines of the clause. */
  private takeProtocol(name: ReadName, context: Context): boolean {
    if (!isConnection(name.words)) return false;
    for (const line of this.lastLines) {
      line.label = line.label === '' ? name.label : line.label;
      const kind = this.edgeKind(connectionKind(name.words));
      if (kind !== undefined) this.replaceLine(line, { ...line, kind, source: joinSpans(line.source, name.span) });
      else this.replaceLine(line, { ...line, source: joinSpans(line.source, name.span) });
    }
    this.contexts = this.contexts.filter((other) => other !== context);
    return true;
  }

  private replaceLine(line: Line, next: Line): void {
    const at = this.landscape.lines.indexOf(line);
    if (at >= 0) this.landscape.lines[at] = next;
    this.lastLines = this.lastLines.map((other) => (other === line ? next : other));
  }

  /** `through a proxy` puts the proxy on the way. */
  private reroute(parts: readonly Part[]): void {
    for (const line of this.lastLines) {
      const at = this.landscape.lines.indexOf(line);
      if (at < 0 || line.kind === 'tunnel' || parts.includes(line.from) || parts.includes(line.to)) continue;
      this.landscape.lines.splice(at, 1);
      this.landscape.link([line.from], parts, line);
      this.landscape.link(parts, [line.to], { kind: line.kind, source: line.source });
    }
  }

  /** In a network `a switch for workstations` is a switch with workstations on it. */
  private isForDevices(name: ReadName): boolean {
    const { type } = this.landscape;
    return type.id === 'network' && kindOf(name.words, type).role !== 'plain';
  }

  /** A purpose labels the line that was just drawn; a technology belongs to its part. */
  private takeText(name: ReadName, context: Context): void {
    const subjects = context.meaning === 'technology' ? context.subjects : this.lastParts;
    for (const part of subjects) {
      if (context.meaning === 'technology') part.technology ??= name.label;
      else part.purpose = name.label;
      if (part.source !== undefined && name.span.start - part.source.end < 60) this.landscape.widen(part, name.span);
    }
    if (context.meaning === 'purpose') {
      for (const line of this.lastLines) {
        if (line.label === '' && subjects.includes(line.to) && name.words.length <= 4) line.label = name.label;
      }
    }
    this.contexts = this.contexts.filter((other) => other !== context);
  }

  private edgeKind(kind: string | undefined): string | undefined {
    if (kind === undefined) return undefined;
    const kinds = this.landscape.type.vocabulary.edges;
    const id =
      kinds.find((known) => known.id === kind)?.id ??
      (kind === 'replicates' ? kinds.find((known) => known.id === 'data')?.id : undefined);
    return id === kinds[0]?.id ? undefined : id;
  }
}

/** What keeps data is written to and holds no components. */
const isStore = ({ rank, role }: Part): boolean =>
  rank === noArea && /^(?:database|cache|queue|storage|search)$/.test(role);

/** `Each service has its own database`: as many as there are services. */
const isEachOwn = (context: Context | undefined, name: ReadName): boolean =>
  context !== undefined &&
  context.subjects.length > 1 &&
  (context.meaning === 'has' ? name.isOwn || name.determiner === 'new' : context.meaning === 'link' && name.isOwn);

/** `The API is a Node.js service`: the part before the copula is the name, the product after it its technology. */
const splitCopula = (tokens: readonly Token[]): { subject: readonly Token[]; hint: string | undefined } => {
  const at = tokens.findIndex(
    (token, index) => index > 0 && /^(?:is|are)$/.test(token.lower) && tokens[index - 1]?.lower !== 'there',
  );
  if (at < 0 || at === tokens.length - 1) return { subject: tokens, hint: undefined };
  const rest = tokens.slice(at + 1);
  const product = rest.find((token) => products.has(token.lower));
  return { subject: tokens.slice(0, at), hint: product?.text };
};

const labelOf = (carried: readonly Token[]): string => {
  const name = readName(carried);
  return name === undefined || name.words.length > 4 || dullLoads.has(name.words.join(' '))
    ? ''
    : textOf(carried).replace(/^(?:the|a|an|all|its|their|any)\s+/i, '');
};
/** What every line carries and what so says nothing. */
const dullLoads = new Set([
  'traffic',
  'request',
  'data',
  'call',
  'all traffic',
  'incoming traffic',
  'incoming request',
  'it',
  '',
  'them',
]);

const isConnection = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    protocols.has(text) ||
    protocols.has(text.replace(/^(?:an? |the )/, '')) ||
    (protocols.has(words[0] ?? '') &&
      words.length <= 2 &&
      /^(?:connection|link|tunnel|cable|line|api|request|call|port|protocol|network)$/.test(words.at(-1) ?? '')) ||
    /^(?:connection|link|tunnel|cable|line|peering|trunk|call|request|webhook|event|message|socket|fibre|fiber)$/.test(
      words.at(-1) ?? '',
    ) ||
    /^port \d+$/.test(text)
  );
};

const connectionKind = (words: readonly string[]): string | undefined => {
  const text = words.join(' ');
  if (/tunnel|ipsec|vpn/.test(text)) return 'tunnel';
  if (/wi-?fi|wlan|wireless|bluetooth|zigbee|lora|lte|[45]g/.test(text)) return 'wireless';
  return /event|message|amqp|mqtt|webhook/.test(text) ? 'async' : undefined;
};

/** `its own Postgres database` of the auth service is the auth database, made with Postgres. */
const ownedName = (name: ReadName, owner: Part): ReadName => {
  const of = owner.label.replace(/\s+(?:services?|servers?|apps?|applications?|microservices?|modules?|api)$/i, '');
  const product = name.words.slice(0, -1).find((word) => products.has(word));
  const role = product === undefined ? name.label : (name.label.split(' ').at(-1) ?? name.label);
  const amount = name.count === undefined ? '' : ` x ${name.count}`;
  const label = `${of} ${uncapitalised(role)}${amount}`;
  return {
    ...name,
    label,
    words: wordsOf(label),
    count: undefined,
    technology: name.technology ?? name.label.split(' ').find((word) => word.toLowerCase() === product),
  };
};
