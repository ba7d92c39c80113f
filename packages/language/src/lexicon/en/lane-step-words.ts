const begin =
  '(?:(?:please |pls )?(?:add|make|create|draw|insert|we need|i need|need|put in) )?(?:an? )?(?:new |own |extra |separate )?';
const lane = '(?:swim ?)?lane';
const inside = '(?:(?:inside|in|within)(?: of)?(?: it| there)|inside|there)';
const place =
  '(?:,? (?:(?:that|which|it) )?(?:one )?(?:comes?|goes|is|happens)? ?(?:right |directly |straight |just )?(after|before) (.+))?';

const named = (pattern: string): string => pattern.replace('(after', '(?<side>after').replace('(.+)', '(?<where>.+)');
const they = '(?:they|it|he|she|who|that one) (?:(?:do|does|will|must|should|also) )?';

/** "A lane for Customs with Stamp papers in it, comes after weighing", "a new lane Customs and move Stamp papers there". */
export const laneWithStep: readonly RegExp[] = [
  new RegExp(
    `^${begin}${lane} (?:for |called |named )?(?:the )?(?<name>.+?),? with (?:the step |an? )?(?<step>.+?) ${inside}${named(place)}$`,
    'i',
  ),
  new RegExp(
    `^${begin}(?<name>\\S+(?: \\S+)?) ${lane},? with (?:the step |an? )?(?<step>.+?) ${inside}${named(place)}$`,
    'i',
  ),
  new RegExp(
    `^${begin}${lane} (?:for |called |named )?(?:the )?(?<name>.+?),? with (?:the|a|one) (?:new )?step (?<step>.+?)${named(place)}$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:we have|there is|we got|there['’]s) )?(?:an? )?(?:new |own |extra )*${lane} (?<name>[^,;:]+?)[,;:] ${they}(?<step>.+?),? (?<side>after|before|once) (?<where>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:the )?(?<name>\\S+(?: \\S+)?) (?:gets?|needs?|has|should get|must have|wants) (?:its|their|his|her|an?) own ${lane}[,;:.] (?:and )?${they}(?<step>.+?),? (?<side>after|before|once) (?<where>.+)$`,
    'i',
  ),
  new RegExp(
    `^${begin}${lane} (?:for |called |named )?(?:the )?(?<name>.+?),? and (?:then )?(?:move|put|shift|take) (?:the )?(?<step>.+?) (?:over )?(?:into it|in it|in there|there|to it)$`,
    'i',
  ),
];
