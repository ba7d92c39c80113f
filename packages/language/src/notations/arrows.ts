import type { SourceSpan } from '@diagloom/diagram/model';
import { capitalised } from '../text/words.ts';

/** A name in arrow text, with its place in the prompt. */
export interface ArrowName {
  readonly text: string;
  readonly span: SourceSpan;
}

export interface Arrow {
  readonly from: ArrowName;
  readonly to: ArrowName;
  /** What stands on the arrow, after a colon, or in brackets before a name. */
  readonly label: string;
  readonly isDashed: boolean;
  /** What stands before a colon in front of the arrow: `loop until ready: A -> B`. */
  readonly guard?: string;
}

/** `->`, `-->`, `=>`, `→`, `-yes->`, `-- yes -->`, `->|yes|`; a dashed or open head is a reply in sequences. */
const arrowPattern =
  /\s*(?:(?<lead>--?)\s*(?<on>[\p{L}\d][^->\n|]{0,40}?)\s*--?>{1,2}|(?<head>(?:--?>{1,2}|-\.+->|={1,2}>|→|➔|➜|⟶|—>|–>))(?:\s*\|(?<bar>[^|\n]{1,60})\|)?)\s*/gu;

/** True where every line of the text is made of arrows, so that it can be read exactly. */
export const isArrowText = (text: string): boolean => {
  const lines = statementsOf(text);
  return (
    lines.length > 0 &&
    !/\?\s*(?:yes|no)\s*:/i.test(text) &&
    !lines.some(({ text: line }) => asksAfterList.test(line)) &&
    lines.every(({ text: line }) => hasArrow(line) && !/\b(?:if|else|otherwise|unless)\b/i.test(line))
  );
};

/** `insert coins, select item, enough money? no -> ...`: steps in a row, told without arrows. */
const asksAfterList = /^[^?→>]*,[^?→>]*\?\s*(?:yes|no)\b/i;

export const hasArrow = (text: string): boolean => new RegExp(arrowPattern.source, 'u').test(text);

/** Reads chains of arrows. `A, B -> C` and `A -> B & C` give one arrow for each pair. */
export const readArrows = (text: string): readonly Arrow[] =>
  withQuestions(statementsOf(text).flatMap(({ text: line, start }) => readGuarded(line, start)));

/** `Ready? yes -> Go; no -> Wait`: an answer that opens a chain is the other exit of the question before it. */
const withQuestions = (arrows: readonly Arrow[]): readonly Arrow[] => {
  let question: ArrowName | undefined;
  return arrows.flatMap((arrow) => {
    if (arrow.from.text.endsWith('?')) question = arrow.from;
    const isAnswer = question !== undefined && answerPattern.test(arrow.from.text);
    if (arrow.from === question && answerPattern.test(arrow.to.text)) return [];
    const from = isAnswer && question !== undefined ? question : arrow.from;
    if (arrow.to.text.endsWith('?')) question = arrow.to;
    return from === arrow.from ? arrow : { ...arrow, from, label: capitalised(arrow.from.text) };
  });
};

const answerPattern = /^(?:yes|no|ok|true|false|else|otherwise)$/i;

const readGuarded = (line: string, start: number): readonly Arrow[] => {
  const match = /^\s*((?:loop|opt|alt|par|repeat|optional)\b[^:>]*):\s*/i.exec(line);
  const guard = match?.[1]?.trim();
  const arrows = readChain(line.slice(match?.[0].length ?? 0), start + (match?.[0].length ?? 0));
  return guard === undefined ? arrows : arrows.map((arrow) => ({ ...arrow, guard }));
};

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** Lines, and parts of a line that are separated by `;` or a full stop. */
const statementsOf = (text: string): readonly Piece[] =>
  splitAt(text, 0, /\n|;\s*|\.(?=\s+\p{Lu}|\s*$|\s+\p{L}[^.;,:\n→>]{0,40}(?:[-=]>|→))/gu).filter(
    (piece) => piece.text.trim() !== '',
  );

const splitAt = (text: string, offset: number, separator: RegExp): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    pieces.push({ text: text.slice(from, match.index), start: offset + from });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), start: offset + from });
  return pieces;
};

const readChain = (line: string, offset: number): readonly Arrow[] => {
  const links = [...line.matchAll(arrowPattern)];
  const ends = splitAt(line, offset, arrowPattern);
  const message = /:\s*(\S.*)$/u.exec(ends.at(-1)?.text ?? '');
  return links.flatMap((link, index) => {
    const left = partOf(namesIn(ends[index], false), index === 0 ? 'all' : 'last', ends[index]);
    const hasMessage = index === links.length - 1 && message !== null;
    const right = partOf(
      namesIn(ends[index + 1], hasMessage),
      index === links.length - 1 ? 'all' : 'first',
      ends[index + 1],
    );
    const onArrow = (link.groups?.on ?? link.groups?.bar ?? '').trim();
    const isDashed = /^\s*--|-\./.test(link[0]) && !link.groups?.on;
    return left.flatMap((from) =>
      right.map((to) => ({
        from: from.name,
        to: to.name,
        label:
          onArrow !== ''
            ? onArrow
            : from.name.text.endsWith('?') && from.guard !== ''
              ? from.guard
              : to.guard !== '' && !to.name.text.endsWith('?')
                ? to.guard
                : index === links.length - 1
                  ? (message?.[1]?.trim() ?? '')
                  : '',
        isDashed,
      })),
    );
  });
};

/** Between two arrows a comma ends one chain and begins the next: `a -> b, c -> d`. `&` joins names on either side. */
const partOf = (
  names: readonly GuardedName[],
  part: 'all' | 'first' | 'last',
  piece: Piece | undefined,
): readonly GuardedName[] => {
  const isOne = !piece?.text.includes(',') || /^\s*\([^()]*\)[\s.]*$/s.test(piece.text);
  if (part === 'all' || isOne || areNumbered(names)) return names;
  const chosen = part === 'first' ? names[0] : names.at(-1);
  return chosen ? [chosen] : [];
};

/** `Web 1, Web 2`: names that a number alone tells apart stand side by side. */
const areNumbered = (names: readonly GuardedName[]): boolean => {
  const bare = new Set(names.map(({ name }) => name.text.replace(/\s*\d+$/, '').toLowerCase()));
  return names.length > 1 && bare.size === 1 && names.every(({ name }) => /\d$/.test(name.text));
};

interface GuardedName {
  readonly name: ArrowName;
  readonly guard: string;
}

const namesIn = (piece: Piece | undefined, hasMessage: boolean): readonly GuardedName[] => {
  if (!piece) return [];
  const colon = hasMessage ? piece.text.lastIndexOf(':') : -1;
  const colonAt = hasMessage ? piece.text.indexOf(':') : colon;
  const text = colonAt >= 0 ? piece.text.slice(0, colonAt) : piece.text;
  const [, before = '', list] = /^(\s*\()([^()]*,[^()]*)\)[\s.]*$/s.exec(text) ?? [];
  if (list !== undefined) return namesIn({ text: list, start: piece.start + before.length }, false);
  return splitAt(text, piece.start, /\s*(?:,\s*(?:and\s+)?|\s[&+]\s)\s*(?![^()]*\))/gu).flatMap(toName);
};

/** `(yes) Ship`, `[yes] Ship`, `Ship (yes)`: what is in brackets is the exit's name. */
const toName = (piece: Piece): readonly GuardedName[] => {
  const match =
    /^\s*(?:[-*•]\s+|\d+[.)]\s+)?(?:[([](?<before>yes|no|true|false|ok|else|otherwise)[)\]]\s*)?(?<name>.*?)(?:\s*[([](?<after>yes|no|true|false|ok|else|otherwise)[)\]])?\s*[.]?\s*$/isu.exec(
      piece.text,
    );
  const asked = /^(?<question>.+\?)\s*(?<answer>yes|no|ok|true|false)$/is.exec(
    match?.groups?.name?.trim() ?? '',
  )?.groups;
  const name = asked?.question ?? match?.groups?.name?.trim() ?? '';
  if (name === '') return [];
  const start = piece.start + piece.text.indexOf(name);
  return [
    {
      name: { text: name, span: { start, end: start + name.length } },
      guard: asked?.answer ?? match?.groups?.before ?? match?.groups?.after ?? '',
    },
  ];
};
