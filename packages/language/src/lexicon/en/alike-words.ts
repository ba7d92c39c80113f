/** Words for a new part that has what others have. */

const joined = '(?:wired|connected|cabled|linked|hooked|attached|joined|plugged in)(?: up)?';
const lines = '(?:wiring|connections?|cabling|cables|links?|lines|arrows|neighbou?rs)';
const manner =
  '(?:(?:in )?(?:exactly )?the same way (?:as|like)|exactly (?:as|like)|just (?:as|like)|the same as|as|like)';

/** "Web server 3 wired up the same way as the other ones", "with the same connections as the others". */
export const sameLines = new RegExp(
  `^(.+?),?\\s+(?:(?:which is|and|all) )?(?:${joined} ${manner}|${manner}(?= (?:the |its |all )?(?:two |three |four )?others?\\b)|with (?:exactly )?the same ${lines} (?:as|like)) (?:the |its |all )?(?:two |three |four )?(?:(?:others?|other \\p{L}+|other ones?|rest|brothers|sisters|siblings|existing ones?)|(.+?))$`,
  'iu',
);

/** "Spare pump next to the existing one, connected to tank and valve likewise". */
export const besideTheOther = new RegExp(
  `^(.+?),? (?:next to|beside|besides|parallel to|in parallel to|along with) the (?:existing|other|old|current|first) one(?:, ${joined}(?: to [^,.;]+?)? (?:likewise|the same way|just like it|in the same way|as well|too|alike))?$`,
  'i',
);

/** What may stand in front of the name of such a part. */
export const beforeTheNew =
  /^(?:[^:]{3,40}:\s+)?(?:(?:add|insert|put|place|create|draw|include|i need|we need|need|i want|we want|want|there is|there's|we got|we have)\s+)?(?:(?:an?|the|another|one more|new)\s+)*/i;
