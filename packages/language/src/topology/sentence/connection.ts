import type { TypeDescription } from '../../understanding.ts';
import { protocols } from '../relations.ts';

/** True for names of the line itself: a protocol, a cable, a tunnel, a port. */
export const isConnection = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    protocols.has(text) ||
    protocols.has(text.replace(/^(?:an? |the )/, '')) ||
    (protocols.has(words[0] ?? '') &&
      words.length <= 2 &&
      /^(?:connection|link|tunnel|cable|line|api|request|call|port|protocol|network|backup|failover|uplink|line)$/.test(
        words.at(-1) ?? '',
      )) ||
    /^(?:connection|link|tunnel|cable|line|peering|trunk|call|request|webhook|event|message|socket|fibre|fiber)$/.test(
      words.at(-1) ?? '',
    ) ||
    /^port \d+$/.test(text) ||
    (words.length === 2 && protocols.has(words[0] ?? '') && /^\d{2,5}$/.test(words[1] ?? '')) ||
    /^(?:site[- ]to[- ]site|ipsec|ssl|mpls|s2s) vpns?$/.test(text)
  );
};

export const connectionKind = (words: readonly string[]): string | undefined => {
  const text = words.join(' ');
  if (/tunnel|ipsec|vpn/.test(text)) return 'tunnel';
  if (/wi-?fi|wlan|wireless|bluetooth|zigbee|lora|lte|[45]g/.test(text)) return 'wireless';
  return /event|message|amqp|mqtt|webhook/.test(text) ? 'async' : undefined;
};

/** The kind of line as the type calls it; undefined for its plain one and for those that it does not know. */
export const edgeKindOf = (kind: string | undefined, type: TypeDescription): string | undefined => {
  if (kind === undefined) return undefined;
  const kinds = type.vocabulary.edges;
  const id =
    kinds.find((known) => known.id === kind)?.id ??
    (kind === 'replicates' ? kinds.find((known) => known.id === 'data')?.id : undefined);
  return id === kinds[0]?.id ? undefined : id;
};
