/** How a sentence opens that tells why one of two states comes, as parts of patterns. */
export const choiceOpeners = '(?:after|when|once|on|upon|at|then|as soon as)';
export const choiceSubject =
  '(?:it|they|(?:an?|the|each|every|all)\\s[\\w-]+(?:\\s[\\w-]+)?|[\\w-]+\\s(?:ones|one|[\\w-]+s))';
export const choiceVerbs = '(?:is|are|gets?|becomes?|will be|can be|may be)(?: then)?';

/** What may follow the name of a state that is an outcome: `Sent to the bank`, `Rejected by the board`. */
export const outcomeTails = /^(\S+) ((?:to|by|for|with|because|when|if) .+)$/i;

/** A list of states behind what they are of, without a colon. */
export const listHead =
  /^(?:the )?(?:states|statuses|stages|phases|life ?cycle) (?:of|for) (?:an?|the|our|my|each|every) (?<thing>[\w-]+(?: [\w-]+){1,4})(?<list>,.+,.+)$/i;
export const listSubject =
  /^(?:it|(?:an?|the|our|each|every) [\w-]+(?: [\w-]+)?) (?:is|gets|starts as|begins as)(?: first)? (?<list>.+)$/i;

/** What something goes through, one after the other: `it goes created, picked up, delivered`. */
export const listWay =
  /^(?:it|(?:an?|the|our|each|every) [\w-]+(?: [\w-]+)?) (?:goes|passes|runs|moves) (?:through |from )?(?<list>[\w-]+(?: [\w-]+){0,2}(?:, (?:and |then )*[\w-]+(?: [\w-]+){0,2}){2,})$/i;

/** By whom or to whom something comes into a state of a list. */
export const listTail = /^(\S+(?: \S+)?) (?:to|by) (?:an?|the|our) .+$/i;

/** What stands before the state that a thing is in: `an opened crate`. */
export const beforeSubject = /^(?:an?|the|each|every|all) /i;

/** In which state an event happens. */
export const happensWithin = /\b(?:while|when|in|during)\s+(.+)$/i;
