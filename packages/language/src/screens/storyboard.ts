import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  groupIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import { deviceBehind, numberedScreen, screenAmong, screenOf } from '../lexicon/en/screen-words.ts';
import { singular } from '../lexicon/morphology.ts';
import type { TypeDescription } from '../understanding.ts';
import { type Element, listsItems } from './element.ts';

/** A screen while its text is being read. */
export interface Screen {
  readonly label: string;
  readonly kind: string | undefined;
  readonly source: SourceSpan | undefined;
  readonly elements: Element[];
}

/** What opens what: an element, or a screen as a whole. */
interface Opening {
  readonly from: Element | Screen;
  readonly to: Screen;
  readonly source: SourceSpan;
}

/** The screens of a text, what stands on them and what opens what. */
export class Storyboard {
  readonly screens: Screen[] = [];
  readonly openings: Opening[] = [];
  /** What leads to screens that may be told of later, by how they are called. */
  private readonly later: { readonly from: Element; readonly target: string }[] = [];
  readonly type: TypeDescription;
  title = '';
  /** Where the text says what all of it is called, where it does before any screen. */
  titleSource: SourceSpan | undefined;
  /** The kind that all screens of the text have, such as `phone`. */
  usualKind: string | undefined;

  constructor(type: TypeDescription) {
    this.type = type;
  }

  get current(): Screen | undefined {
    return this.screens.at(-1);
  }

  /** The screen of that name, made where it is new. */
  screen(text: string, source: SourceSpan | undefined): Screen {
    const { label, kind } = readScreenName(text, this.type);
    const known = this.findScreen(text);
    if (known !== undefined) return known;
    const made: Screen = { label, kind: kind ?? this.usualKind, source, elements: [] };
    this.screens.push(made);
    return made;
  }

  findScreen(text: string): Screen | undefined {
    const wanted = readScreenName(text, this.type).label.toLowerCase();
    return this.screens.find(({ label }) => label.toLowerCase() === wanted);
  }

  /** The element that a subject means: by name, by what it lists, or by its kind where it says `a row`. */
  findElement(text: string): Element | undefined {
    const wanted = text
      .toLowerCase()
      .replace(/^(?:(?:a|an|the|each|any|every)\s+)+/, '')
      .trim();
    const bare = wanted.replace(/\s+(?:button|link|field|item|entry|card|icon|tab)$/, '');
    const all = this.screens.toReversed().flatMap(({ elements }) => elements);
    return (
      all.find(({ label }) => label.toLowerCase() === wanted || label.toLowerCase() === bare) ??
      all.find(({ label }) => label.toLowerCase().replaceAll('-', ' ') === bare.replaceAll('-', ' ')) ??
      all.find(
        (element) =>
          listsItems(element) &&
          singular(element.label.toLowerCase().split(' ').at(-1) ?? '') === singular(bare.split(' ').at(-1) ?? ''),
      ) ??
      all.find(({ rows }) => rows.some((row) => row.toLowerCase() === bare)) ??
      (/^(?:row|item|entry|line|result)s?$/.test(bare) ? all.find(listsItems) : undefined) ??
      all.find(({ label, kind }) => (kind === 'button' || kind === 'link') && label.toLowerCase().includes(bare))
    );
  }

  open(from: Element | Screen, to: Screen, source: SourceSpan): void {
    if (from !== to && !this.openings.some((known) => known.from === from && known.to === to))
      this.openings.push({ from, to, source });
  }

  /** Opens a screen that may still be unknown; nothing where no screen gets that name or number. */
  openLater(from: Element, target: string): void {
    this.later.push({ from, target });
  }

  private openTold(): void {
    for (const { from, target } of this.later) {
      const number = numberedScreen.exec(target.trim())?.groups?.number;
      const to = number === undefined ? this.findScreen(target) : this.screens[Number(number) - 1];
      if (to !== undefined) this.open(from, to, from.source);
    }
  }

  toSpec(): DiagramSpec {
    this.openTold();
    const pool = createIdPool();
    const ids = new Map<Element | Screen, string>();
    const groups = this.screens.map((screen): SpecGroup => {
      const id = groupIdFor(screen.label, pool);
      ids.set(screen, id);
      return {
        id,
        label: screen.label,
        ...(screen.kind === undefined ? {} : { kind: screen.kind }),
        origin: 'prompt',
        ...(screen.source === undefined ? {} : { source: screen.source }),
      };
    });
    const nodes = this.screens.flatMap((screen) =>
      screen.elements.map((element): SpecNode => {
        const id = nodeIdFor(element.label, pool);
        ids.set(element, id);
        return {
          id,
          label: element.label,
          ...(element.kind === undefined ? {} : { kind: element.kind }),
          groups: [ids.get(screen) ?? ''],
          ...(element.place === undefined || element.place === 'below'
            ? {}
            : { properties: { column: element.place } }),
          ...(element.rows.length === 0 ? {} : { attributes: element.rows.map((name) => ({ name })) }),
          origin: 'prompt',
          source: element.source,
        };
      }),
    );
    const edges = this.openings.flatMap(({ from, to, source }): readonly SpecEdge[] => {
      const [a, b] = [ids.get(from), ids.get(to)];
      return a === undefined || b === undefined
        ? []
        : [{ id: edgeIdFor(a, b, pool), from: a, to: b, label: '', origin: 'prompt', source }];
    });
    return { schemaVersion: 1, type: this.type.id, title: this.title, nodes, edges, groups, notes: [] };
  }
}

const article = /^(?:(?:the|a|an|its|another|this|its own)\s+)+/i;

/** `the login screen` is called Login; `a confirmation dialog` is a dialog called Confirmation. */
const readScreenName = (text: string, type: TypeDescription): { label: string; kind: string | undefined } => {
  const quoted = /^(?:(?:the|an?)\s+)?(?:\w+\s+)?(?:screen|page|view|dialog)?\s*["“]([^"”]+)["”]$/i.exec(
    text.trim(),
  )?.[1];
  const among = screenAmong.exec(text.trim())?.groups?.which;
  const bare = (quoted ?? screenOf.exec(text.trim())?.groups?.name ?? (among === undefined ? text : `${among} screen`))
    .replace(deviceBehind, '')
    .replace(article, '')
    .replace(/\s+/g, ' ')
    .trim();
  const kinds = type.vocabulary.groups;
  const lower = singular(bare.toLowerCase());
  const phrases = kinds
    .flatMap(({ id, label, synonyms }) => [label.toLowerCase(), ...synonyms].map((phrase) => ({ phrase, id })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const found = phrases.find(({ phrase }) => lower === phrase || lower.endsWith(` ${phrase}`));
  const rest = found === undefined ? bare : bare.slice(0, Math.max(0, lower.length - found.phrase.length)).trim();
  const label = rest === '' || among !== undefined ? bare : rest;
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    kind: found === undefined || found.id === kinds[0]?.id ? undefined : found.id,
  };
};

/** True for words that name a screen, such as `settings page`, `dashboard`. */
export const namesScreen = (text: string, type: TypeDescription): boolean => {
  if (screenAmong.test(text.trim())) return true;
  const lower = singular(text.replace(article, '').trim().toLowerCase());
  const words = type.vocabulary.groups.flatMap(({ label, synonyms }) => [label.toLowerCase(), ...synonyms]);
  return [
    ...words,
    'dashboard',
    'homepage',
    'home',
    'inbox',
    'profile',
    'wizard',
    'landing page',
    'overview',
    'checkout',
  ].some((word) => lower === word || lower.endsWith(` ${word}`));
};
