/** "The address of the customer should become a class of its own": a row that leaves its box. */
const kind = '(?:entity|entities|class|classes|table|tables|box|thing|object|node)';

export const becomesPart = new RegExp(
  `^(?:make |turn |let )?(?:the |its )?(.+?)(?: (?:in|of|from|on|inside) (?:the |an? )?(.+?))? (?:(?:should|must|has to|needs to|ought to|can|could|shall|will)(?: rather| better| really)? (?:become|be|get|turn into)|becomes|become|be|into|deserves|(?<=^make .{2,60})) ?(?:an? |its |their )?(?:own |separate |proper |real )?${kind}(?: (?:of|on|in) (?:its|their) own| (?:its|their)self)?(?:,\\s+(?:an?|each|every|one)\\s.+)?$`,
  'i',
);

/** "Model is no column of car any more, it becomes its own entity": the same, told by what it is no longer. */
export const isNoRow = new RegExp(
  `^(?:the |its )?([^,;]+?) (?:is|are) no (?:longer )?(?:an? )?(?:column|attribute|field|property|row)s? (?:in|of|from|on) (?:the |an? )?([^,;]+?)(?: any ?more| any longer)?[,;.] (?:but |and )?(?:it|they) (?:becomes?|gets?|should become|needs?|deserves) ?(?:an? |its |their )?(?:own |separate )?${kind}$`,
  'i',
);

/** Without these words a box may only get another kind. */
export const onItsOwn = /\bown\b|\bseparate\b|\bbecomes?\b/i;
