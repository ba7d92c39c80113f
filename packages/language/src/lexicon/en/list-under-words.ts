const verb = '(?:has|have|gets?|needs?|consists? of|splits? into|is made of|falls into|contains?|covers?|includes?)';
const modal = '(?:(?:should|must|can|could|needs to|has to|ought to|would) )?';
const count = '(?:(?<count>two|three|four|five|six|seven|eight|[2-8]) )?';

/** "Survey has 3 parts: demographics, usage, satisfaction", "under music: a band, a choir": what stands under a part of a tree. */
export const listsUnder: readonly RegExp[] = [
  new RegExp(
    `^(?:the |our )?(?<holder>[^,:;]+?) ${verb} ${count}(?:new |more |other |different |main |sub ?)*(?:[^\\s,:;]+(?: [^\\s,:;]+)?)?\\s*[:–]\\s*(?<list>.+)$`,
    'i',
  ),
  /^(?:under|below|beneath|in|for|to) (?:the |our )?(?<holder>[^,:;]+?)\s*:\s*(?<list>.+)$/i,
];

/** "IT below the director with Helpdesk and Network as teams": a new part, where it is, and what is under it. */
export const withListBelow =
  /^(?:[^:!]{0,40}[:!]\s*)?(?:(?:add|insert|create|put|we forgot|we need|i need|we want|there is|new|include) )?(?:an? |the |new )*(?<name>[^,!:]+?)[!,]?(?: (?<side>under|below|beneath|next to|beside|alongside) (?:the |our )?(?<holder>[^,]+?))?,? with (?<list>.+?) (?:as (?:its |their |the )?(?:[^\s]+ ?)?(?:points?|topics?|sub ?\S+|teams?|children|leaves|branches|reports?|people|departments?|units?|items?|ideas?)|below(?: it)?|under(?:neath)?(?: it)?|beneath(?: it)?)$/i;

/** "Limitations should hang on method", "solar panels belong to energy as well": something new and where it belongs. */
export const belongsThere = new RegExp(
  `^(?!(?:the|our|this|that|these|those) )(?:an? )?(?<name>[^,.;:!?]+?) (?:now |then |only )?${modal}(?:also )?(?:belongs?|hangs?|goes|go|sits?|comes?|falls?|fits?|reports?)(?: also| directly)? (?:to|on|off|under|below|in|into|at) (?:the |our )?(?<holder>[^,.;:!?]+?)(?: (?:too|as well|also|now))*$`,
  'i',
);

/** Words that name nothing new. */
export const namesNothingNew =
  /^(?:it|this|that|these|those|he|she|they|we|i|you|who|what|both|everything|everyone|nobody|all|some|there|one)\b|\b(?:is|are|was|were|isn['’]?t|not|who|which|that|if|when)\b/;

/** "Surely the cakes belong to food": something that is there. */
export const namesKnown = /\bthe\s/i;
