/** "Third way out of the check: partly, then Call the boss", "a new answer on the stock question for used parts: Buy": another way out of a question. */
export const anotherExit =
  /^(?:(?:add|draw|we need|i need|need|there is|there['’]s) )?(?:an? |the )?(?:third|fourth|fifth|another|new|extra|additional|one more|second)(?: \w+)? (?:way|answer|route|option|exit|branch|outcome|case|path|arrow)(?: out)? (?:of|on|from|at|to|in) (?:the )?(?<question>[^:,;]+?)(?:,|:| for )\s*(?<rest>.+)$/i;

/** What stands behind it: when, and what comes then. */
export const exitParts: readonly RegExp[] = [
  /^(?<when>[^:,;>]+?)\s*(?:->|→|=>|:|,\s*(?:then|to|leads to|goes to|and then)|,)\s*(?:then |to )?(?<step>[^,;]+?)$/i,
  /^(?<step>[^:,;>]+?),?\s+(?:for|if|when|in case of)\s+(?<when>[^:,;]+)$/i,
];
