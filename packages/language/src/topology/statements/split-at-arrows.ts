import { type Token, textOf } from '../../text/token.ts';

export interface ChainArrow {
  readonly label: string;
  /** True for `<-`. */
  readonly isBack: boolean;
}

export interface Chain {
  /** What stands between the arrows: one more than there are arrows. */
  readonly stops: readonly (readonly Token[])[];
  readonly arrows: readonly ChainArrow[];
}

/** The most words between the halves of `-label->`. */
const longestLabel = 5;

/** Cuts a chain at `->`, `<-`, `<->`, `-label->` and `->|label|`. */
export const splitAtArrows = (tokens: readonly Token[]): Chain => {
  const stops: (readonly Token[])[] = [];
  const arrows: ChainArrow[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const isBack = isBackArrow(tokens, at);
    if (at < from || !(isBack || isArrow(tokens, at))) continue;
    const first = tokens[at - 1]?.text === '<' ? at - 1 : at;
    const dash = labelStart(tokens, from, at);
    const opening = dash ?? first;
    let end =
      tokens[at]?.text === '←'
        ? at + 1
        : isBack
          ? at + 2
          : tokens[at]?.text === '>' || tokens[at + 1]?.text === '>'
            ? at + 2
            : at + 1;
    let label = dash === undefined ? '' : textOf(tokens.slice(dash + 1, at).filter(({ text }) => text !== '-'));
    if (tokens[end]?.text === '|') {
      const bar = tokens.findIndex(({ text }, index) => index > end && text === '|');
      if (bar > 0) {
        label = textOf(tokens.slice(end + 1, bar));
        end = bar + 1;
      }
    }
    stops.push(withoutDashes(tokens.slice(from, opening)));
    arrows.push({ label, isBack });
    from = end;
  }
  return { stops: [...stops, tokens.slice(from)], arrows };
};

const isArrow = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[-=]{1,3}>|[→➔➜⟶])$/.test(tokens[at]?.text ?? '') ||
  (/^[—–]$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === '>');

const isBackArrow = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '←' ||
  (tokens[at]?.text === '<' && tokens[at + 1]?.text === '-' && tokens[at]?.end === tokens[at + 1]?.start);

/** Where `-` opens a label that closes with this arrow: a dash with nothing but words up to the arrow. */
const labelStart = (tokens: readonly Token[], from: number, at: number): number | undefined => {
  const dash = tokens.findLastIndex(({ text }, index) => index < at && index >= from && text === '-');
  if (dash <= from || at - dash < 2 || at - dash > longestLabel + 1) return undefined;
  const isLabel = tokens.slice(dash + 1, at).every(({ kind }) => kind !== 'mark');
  return isLabel ? dash : undefined;
};

const withoutDashes = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findLastIndex(({ text }) => text !== '-');
  return tokens.slice(0, end + 1);
};
