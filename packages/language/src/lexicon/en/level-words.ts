const level = '(?:level|rank|height|tier|layer|row)';
const beside = `(?:(?:right |directly )?(?:next to|beside|alongside)|on a par with|(?:(?:at|on|in|to) )?(?:the |an? )?(?:same|equal) ${level} (?:as|with|like)|(?:as )?(?:an? |the )?(?:peers?|siblings?|equals?) (?:of|to|with))`;
const being =
  '(?:(?:should|must|shall|has to|have to|needs to|need to|ought to|will|is to) )?(?:(?:now|also|then) )?(?:be|is|are|sits?|stands?|have|has|goes|go|comes?|belongs?)(?: (?:placed|put|shown|moved|drawn|on))?';
const adding =
  'add|insert|put|place|create|include|append|introduce|move|shift|bring|hire|hiring|appoint|draw|show|make|let|have';

/** "Put the surgeon on the same level as the head of surgery", "hiring a CISO, peer of the two heads": what comes beside whom in a tree. */
export const standsBeside = new RegExp(
  `^(?:(?<verb>${adding}) )?(?<what>.+?),? (?:(?<being>${being}) )?${beside} (?<where>.+?)(?:,? (?:and |but )?(?:not|instead of|rather than) .+)?$`,
  'i',
);

/** "The trainee got promoted, she": what a pronoun in front of a verb takes up. */
export const takenUp = /^(.+?)[,;.–-]+ (?:so |and )?(?:he|she|it|they|that|this|that one)$/i;

/** Verbs that say something of a part that is there. */
export const changing = /^(?:make|let|have|move|shift|show)$/i;
