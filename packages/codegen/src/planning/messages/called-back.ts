import { type Exchange, keyOf, messagesOf } from './read-exchanges.ts';

/**
 * Messages that somebody gets back from those that it calls itself, because of what it called them for: an approval of whoever was asked for
 * one. They are taken by a part of their own, which needs none of those: it can be made first, then whoever is called, then whoever calls. In:
 * all exchanges. Out: what `keyOf` gives of such messages.
 */
export const findCalledBack = (exchanges: readonly Exchange[]): ReadonlySet<string> => {
  const handled = exchanges.flatMap(({ message, ...rest }) => (message === undefined ? [] : [{ ...rest, message }]));
  const back = new Set<string>();
  /** Whom the class of a participant needs that is asked, and not called back. */
  const neededBy = (id: string): readonly string[] =>
    handled.filter((each) => each.by === id && !back.has(keyOf(each.message))).flatMap(calledIn);
  const calledIn = ({ by, parts }: Pick<Exchange, 'by' | 'parts'>): readonly string[] =>
    messagesOf(parts).flatMap((message) => (message.to === by || back.has(keyOf(message)) ? [] : [message.to]));
  const leadsTo = (from: readonly string[], sought: string, seen = new Set<string>()): boolean =>
    from.some((id) => {
      if (id === sought) return true;
      if (seen.has(id)) return false;
      return leadsTo(neededBy(id), sought, seen.add(id));
    });
  const isBack = (exchange: (typeof handled)[number]): boolean =>
    handled.some(({ by, parts }) => by === exchange.message.from && messagesOf(parts).includes(exchange.message)) &&
    leadsTo(neededBy(exchange.by), exchange.message.from) &&
    !leadsTo(calledIn(exchange), exchange.message.from);
  /** Whether somebody is at work because of what that participant has sent. */
  const isSentBy = (id: string, { message }: Pick<Exchange, 'message'>): boolean => {
    const caller = exchanges.find(({ parts }) => message !== undefined && messagesOf(parts).includes(message));
    return message !== undefined && (message.from === id || (caller !== undefined && isSentBy(id, caller)));
  };
  /** Whoever is told because of what it asked for, before whoever merely asks each other. */
  const isTold = ({ message, by }: (typeof handled)[number]): boolean => {
    const caller = exchanges.find(({ parts }) => messagesOf(parts).includes(message));
    return caller !== undefined && isSentBy(by, caller);
  };
  const keys = new Set([...handled.filter(isTold), ...handled].map(({ message }) => keyOf(message)));
  for (const key of keys) {
    const alike = handled.filter(({ message }) => keyOf(message) === key);
    // Where nothing else is asked of it, there is no class to keep apart.
    const isApart = alike.every(({ by }) =>
      handled.some((each) => each.by === by && keyOf(each.message) !== key && !back.has(keyOf(each.message))),
    );
    if (isApart && alike.every(isBack)) back.add(key);
  }
  return back;
};
