import { singular } from '../lexicon/morphology.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { readName } from './read-name.ts';

/** What flows between parts and is none itself. */
const payloads = new Set(
  'request traffic file data event message log metric trace image picture photo video media content asset query write read email notification backup result job packet call upload download session report alert page record reading telemetry response webhook payload dump snapshot token update metadata thumbnail history copy stat statistic price measurement value appointment confirmation score change transaction document receipt embedding stream clickstream alarm purchase frame sms secret credential upload login sign-in authentication'.split(
    ' ',
  ),
);

/** True where the words name what flows, such as `static files` or `all incoming requests`. */
export const isPayload = (tokens: readonly Token[]): boolean => {
  const name = readName(tokens);
  return (
    name !== undefined &&
    name.words.length <= 4 &&
    (payloads.has(singular(name.words.at(-1) ?? '')) ||
      name.words[0] === 'static' ||
      name.words[0]?.startsWith('/') === true)
  );
};

/** What a line says that carries them; nothing for what every line carries. */
export const payloadLabel = (tokens: readonly Token[]): string => {
  const name = readName(tokens);
  if (
    name === undefined ||
    /^(?:(?:all |incoming |user |the )*(?:request|traffic|data|call))$/.test(name.words.join(' '))
  )
    return '';
  return capitalised(textOf(tokens).replace(/^(?:the|a|an|all|its|their|any|then|and|our)\s+/i, ''));
};
