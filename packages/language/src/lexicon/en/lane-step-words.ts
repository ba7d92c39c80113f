const begin =
  '(?:(?:please |pls )?(?:add|make|create|draw|insert|we need|i need|need|put in) )?(?:an? )?(?:new |own |extra |separate )?';
const lane = '(?:swim ?)?lane';
const inside = '(?:(?:inside|in|within)(?: of)?(?: it| there)|inside|there)';
const place =
  '(?:,? (?:(?:that|which|it) )?(?:one )?(?:comes?|goes|is|happens)? ?(?:right |directly |straight |just )?(after|before) (.+))?';

/** "A lane for Customs with Stamp papers in it, comes after weighing", "a new lane Customs and move Stamp papers there". */
export const laneWithStep: readonly RegExp[] = [
  new RegExp(
    `^${begin}${lane} (?:for |called |named )?(?:the )?(?<name>.+?),? with (?:the step |an? )?(?<step>.+?) ${inside}${place.replace('(after', '(?<side>after').replace('(.+)', '(?<where>.+)')}$`,
    'i',
  ),
  new RegExp(
    `^${begin}(?<name>\\S+(?: \\S+)?) ${lane},? with (?:the step |an? )?(?<step>.+?) ${inside}${place.replace('(after', '(?<side>after').replace('(.+)', '(?<where>.+)')}$`,
    'i',
  ),
  new RegExp(
    `^${begin}${lane} (?:for |called |named )?(?:the )?(?<name>.+?),? and (?:then )?(?:move|put|shift|take) (?:the )?(?<step>.+?) (?:over )?(?:into it|in it|in there|there|to it)$`,
    'i',
  ),
];
