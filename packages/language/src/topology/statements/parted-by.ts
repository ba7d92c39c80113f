import { copulas, haves, modals } from '../../lexicon/en/closed-words.ts';
import { partedWords, partingNouns } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/** `The office LAN and the plant LAN are separated by a firewall` has a firewall between the two; VLANs only name how. */
export const withParted = (tokens: readonly Token[]): readonly Token[] => {
  const by = tokens.findIndex(({ lower }, at) => lower === 'by' && partedWords.has(tokens[at - 1]?.lower ?? ''));
  const end = tokens.findIndex(({ kind }, at) => at > by && kind === 'mark');
  const device = by < 0 ? [] : tokens.slice(by + 1, end < 0 ? tokens.length : end);
  const verb = tokens.findIndex(
    ({ lower }, at) => at < by && (copulas.has(lower) || modals.has(lower) || haves.has(lower)),
  );
  const parted = tokens.slice(0, verb < 0 ? by - 1 : verb);
  const near = tokens[by];
  const areTwo = parted.some(({ lower }) => lower === 'and') && parted.every(({ kind }) => kind === 'word');
  if (near === undefined || !areTwo || device.length > longest || !partingNouns.has(device.at(-1)?.lower ?? ''))
    return tokens;
  return [
    ...device,
    { ...near, text: 'between', lower: 'between' },
    ...parted,
    ...tokens.slice(by + 1 + device.length),
  ];
};

/** Tokens of a device with its article. */
const longest = 5;
