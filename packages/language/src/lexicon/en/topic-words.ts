/** What asks for a map or names the picture itself: it is no topic. Matched anywhere in a prompt for a map. */
export const mapRequests: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern:
      /[,.;:!]?\s*\b(?:please |pls |plz )?(?:can you |could you )?(?:make|turn|draw|put|do|show) (?:it|this|that|them)(?: all)?(?: (?:in|into|as))?(?: (?:a|one))? ?mind ?-?map(?:s)?(?: please| pls| plz)?\b[.!?]*/gi,
    example: 'Sailing: knots, winds. Please turn this into a mind map.',
  },
  {
    pattern: /[,;]?\s*\b(?:as|in|into|for) (?:a |one )?mind ?-?map\b(?: please| pls| plz)?/gi,
    example: 'Sailing, as a mind map: knots, winds',
  },
  {
    pattern:
      /^\s*(?:please |pls )?(?:a )?(?:mind ?-?map|brain ?storm(?:ing)?|brain ?dump)\b(?:\s*(?::|of|on|for|about|-)(?=\s))?\s*/gi,
    example: 'brain dump on sailing: knots, winds',
  },
  { pattern: /\s+mind ?-?map\b(?=\s*[:.\n-]|\s*$)/gi, example: 'sailing mind map: knots, winds' },
  { pattern: /[,;]?\s*\b(?:please|pls|plz)\b[.!]*(?=\s*$)/gi, example: 'Sailing: knots, winds, pls' },
];

/** A sentence that names the centre. */
export const centreForms: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern:
      /^(?:the\s+)?(?:(?:cent(?:re|er)|middle|root)(?:\s+(?:topic|node))?|(?:central|main)\s+(?:topic|idea|theme))\s*(?::|=|\sis)\s*(?<centre>.+)$/is,
    example: 'centre: sailing',
  },
  {
    pattern:
      /^what\s+(?:(?:all\s+)?(?:belongs\s+to|goes\s+into|is\s+part\s+of|makes(?:\s+up)?)|do\s+(?:we|i|you)\s+need\s+for)\s+(?:an?\s+|the\s+)?(?<centre>[^,:?]+)\?*$/is,
    example: 'What belongs to a good sailing trip?',
  },
  {
    pattern:
      /^(?:i['’]?m|i am|we are|we['’]re|i|we)\s.*?\b(?:talk|presentation|workshop|lesson|article|session|course|essay|seminar|lecture|project|paper)\s+(?:on|about)\s+(?<centre>[^,:]+)$/is,
    example: 'I am preparing a talk on sailing',
  },
];

/** What stands between a topic and its own topics inside a list; `open` where what follows behind commas belongs to it as well. */
export const branchOpeners: readonly {
  readonly pattern: RegExp;
  readonly isOpen: boolean;
  readonly example: string;
}[] = [
  { pattern: /^(?<head>[^:()]{2,60}?)\s*(?::|=>|->|→|=)\s+(?<list>.+)$/s, isOpen: true, example: 'knots: bowline' },
  {
    pattern:
      /^(?:as\s+)?(?<head>[^:()]{2,40}?)\s+(?:could be|can be|might be|may be|are|means?|involves?|we (?:like|have|want|need))\s+(?<list>.+)$/is,
    isOpen: true,
    example: 'knots could be bowline or reef',
  },
  {
    pattern:
      /^(?<head>[^:()]{2,50}?),?\s+(?:like|such as|e\.g\.?|including|for example|for instance|i\.e\.?)[:,]?\s+(?<list>.+)$/is,
    isOpen: true,
    example: 'knots such as bowline',
  },
  {
    pattern: /^(?<head>[^:()]{2,40}?)\s+is\s+(?<list>.+\sor\s.+)$/is,
    isOpen: false,
    example: 'weather is calm or rough',
  },
  { pattern: /^(?<head>[^:()]{2,40}?)\s+[-–—]\s+(?<list>.+)$/s, isOpen: false, example: 'knots - bowline' },
];

/** What follows a comma and gives examples of the topic before it. */
export const exampleOpener = /^(?:e\.g\.?|like|such as|for example|for instance|including|i\.e\.?)[:,]?\s+/i;

/** What a list calls its own items: `four parts: knots, winds`. */
export const countedParts =
  /^(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|some)\s+)?(?:main\s+|big\s+|key\s+)?(?:parts|branches|topics|subtopics|areas|sections|themes|categories|groups|points|pillars|aspects)\s*(?::|,?\s+namely|\s[-–—])\s+/i;
