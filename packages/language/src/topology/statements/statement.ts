import { abbreviations } from '../../lexicon/en/abbreviations.ts';
import { pieceEnds } from '../../lexicon/en/topology-words.ts';
import { hasArrow } from '../../notations/arrows.ts';
import { type Sentence, splitSentences } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';
import { eachHas } from './each-has.ts';
import { eachWith, joinEach } from './each-with.ts';
import { withGappedLinks, withTrailingParts } from './gapped-links.ts';
import { withGappedLoads } from './gapped-loads.ts';
import { withGappedVerbs } from './gapped-verbs.ts';
import { leadOn } from './lead-on.ts';
import { nameAreas } from './name-areas.ts';
import { oneEach } from './one-each.ts';
import { ownEnds } from './own-ends.ts';
import { withParted } from './parted-by.ts';
import { withPassiveApart } from './passive-apart.ts';
import { plainPlaces } from './plain-places.ts';
import { putPlaces } from './put-places.ts';
import { putPlainly } from './put-plainly.ts';
import { reworded } from './reworded.ts';
import { shareAim } from './share-aim.ts';
import { spellOut } from './spell-out.ts';
import { withBehindTold } from './stand-behind.ts';
import { toldLoosely } from './told-loosely.ts';
import { turnRelatives } from './turn-relatives.ts';
import { vlanFor } from './vlan-for.ts';
import { withAims } from './with-aims.ts';
import { withoutLoad } from './without-load.ts';
import { withoutReasons } from './without-reasons.ts';

/** A sentence of its own, or a chain of arrows. */
export interface Statement extends Sentence {
  readonly isChain: boolean;
}

interface Block {
  text: string;
  readonly start: number;
  readonly isChain: boolean;
}

/**
 * Cuts a text into what it states, in order. In: the text. Out: its sentences, those with arrows apart: neither a full stop nor a
 * line break is ever inside a chain, and lines without arrows are sentences as in any text.
 */
export const splitStatements = (text: string): readonly Statement[] => nameAreas(joinEach(statementsOf(text)));

/** What makes a sentence plain before it is read, in order. */
const steps: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  toldLoosely,
  putPlainly,
  putPlaces,
  spellOut,
  reworded,
  withoutReasons,
  withoutLoad,
  vlanFor,
  withAims,
  withPassiveApart,
  withBehindTold,
  withGappedVerbs,
  withGappedLoads,
  plainPlaces,
  ownEnds,
  withParted,
  withGappedLinks,
  withTrailingParts,
  turnRelatives,
  oneEach,
  eachHas,
  eachWith,
  shareAim,
];

const statementsOf = (text: string): readonly Statement[] =>
  blocksOf(text)
    .flatMap(({ text: block, start, isChain }) =>
      splitSentences(isChain ? block.replace(/[.!?]\s*$/, (end) => ' '.repeat(end.length)) : block).map(
        (sentence, index, all) => ({
          ...sentence,
          tokens: steps.reduce<readonly Token[]>(
            (tokens, step) => step(tokens),
            leadOn(sentence.tokens, all[index - 1]?.tokens).map((token) => moved(token, start)),
          ),
          isChain,
        }),
      ),
    )
    .filter(({ tokens }) => tokens.length > 0);

/** True where chains of arrows are all that a text has. */
export const isAllChains = (text: string): boolean => {
  const blocks = blocksOf(text);
  return blocks.length > 0 && blocks.every(({ isChain }) => isChain);
};

const blocksOf = (text: string): readonly Block[] => {
  const lines = text.split('\n');
  const isWrapped = !lines.some(isArrowLine);
  const blocks: Block[] = [];
  let start = 0;
  let open: Block | undefined;
  for (const line of lines) {
    for (const piece of isWrapped ? [line] : piecesOf(line)) {
      const isChain = isArrowLine(piece);
      if (open !== undefined && !isChain) open.text += piece;
      else {
        const block = { text: piece, start, isChain };
        blocks.push(block);
        open = isChain ? undefined : block;
      }
      start += piece.length;
    }
    if (!isWrapped) open = undefined;
    if (open !== undefined) open.text += '\n';
    start += 1;
  }
  return blocks.filter(({ text: block }) => block.trim() !== '');
};

const isArrowLine = (line: string): boolean => hasArrow(line) || /\S\s*(?:<-|←)/.test(line);

/** What full stops and semicolons part. */
const piecesOf = (line: string): readonly string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of line.matchAll(pieceEnds)) {
    const word = /[\p{L}.]+$/u.exec(line.slice(Math.max(0, index - 8), index))?.[0].toLowerCase() ?? '';
    if (line[index] === '.' && abbreviations.has(word)) continue;
    pieces.push(line.slice(from, index + 1));
    from = index + 1;
  }
  return [...pieces, line.slice(from)];
};

const moved = (token: Token, by: number): Token =>
  by === 0 ? token : { ...token, start: token.start + by, end: token.end + by };
