/** Words around a wish that lead astray, each with what is left of it. */
export const misleadingWords: readonly { readonly from: RegExp; readonly to: string; readonly example: string }[] = [
  { example: 'bewteen A and B', from: /\b(?:bewteen|betwen|beween|beetween|betweeen)\b/gi, to: 'between' },
  { example: 'a brand-new team', from: /\bbrand[- ]new\b/gi, to: 'new' },
  {
    example: 'The cashier, she checks the bill',
    from: /(?<=^|[.;!?]\s)((?:the|our)(?:\s[^\s.,;:!?]+){1,3}),\s(?:he|she|it|they)\s(?=\p{Ll})/giu,
    to: '$1 ',
  },
  {
    example: 'when the driver is done with loading',
    from: /\b(?:when|once|after|as soon as)\s(?:the\s|our\s|an?\s)?\S+(?:\s\S+)?\s(?:is|are|has|have)\s(?:finished|done|through|ready)\s(?:with\s)?(?=(?:the\s)?\p{L}+ing\b)/giu,
    to: 'after ',
  },
  {
    example: 'both servers and also the cache',
    from: /(?<=\S),?\sand\salso\s(?=(?:the|an?|our)\s)/gi,
    to: ' and ',
  },
  {
    example: 'The clerk stamps it, pls include',
    from: /,\s*(?:please|pls|plz)\s(?:include|add|adapt)\s*[.!]*$/gi,
    to: '',
  },
  {
    example: 'the very first box',
    from: /\b(the|that|our)\svery\s(?=(?:first|last|top|bottom|middle|next)\b)/gi,
    to: '$1 ',
  },
  {
    example: 'if he says no he just gets his money back',
    from: /(?<=\s)(?:(?:he|she|they|it|we|you)\s)?(?:just\s|simply\s|only\s)?(?:gets?|receives?)\s(?:his|her|their|its|the)\s(\p{L}+)\sback(?!\p{L})/giu,
    to: 'return the $1',
  },
  {
    example: 'The dock is missing completely...',
    from: /\bmissing\s(?:completely|entirely|altogether|totally)\b[\s.!]*$/gi,
    to: 'missing',
  },
  {
    example: 'HR informs payroll, this is not on the picture yet',
    from: /[,;.–-]+\s*(?:this|that|it|which)(?:\sone)?\s(?:is|was|['’]?s)\s(?:still\s)?(?:not|missing)(?:\syet)?\s(?:on|in|from)\s(?:the|your|our|this)\s(?:picture|diagram|chart|map|drawing)(?:\s(?:yet|until now|so far|at all))?(?=\s*[.!?]?\s*$)/gi,
    to: '',
  },
];

/** `The first gate to the second`: a place in a row of what was named just before. */
export const sameInARow =
  /\b(the (?:first|second|third|1st|2nd|3rd) )((?:\p{L}+ ){0,2}?\p{L}+)( (?:to|and|with|from|into) the (?:first|second|third|1st|2nd|3rd|other))(?=\s*(?:[.,;!?]|$))/giu;

/** What is not wanted any more. */
export const tellsGone = /\b(?:any ?more|any longer|no longer|remove|drop|delete|not needed|skip)\b/i;

/** What a removal is explained by: `it ends with the payout` names what stays. */
export const tellsTheEnd =
  /(?<=\S)[,;.–-]+\s*(?:and\s|so\s|because\s)?(?:it|the (?:process|flow|whole thing|story)|everything|that|all)\s(?:all\s|now\s|just\s)?(?:ends|stops|finishes)\s(?:there|with|at|after|when|once)\b[^.;!?\n]*/gi;
