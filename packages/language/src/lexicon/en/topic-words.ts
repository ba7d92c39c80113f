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
      /^\s*(?:please |pls )?(?:a )?(?:mind ?-?map|brain ?storm(?:ing)?(?: map)?|brain ?dump)\b(?:\s*(?::|of|on|for|about|-)(?=\s))?\s*/gi,
    example: 'brain dump on sailing: knots, winds',
  },
  {
    pattern:
      /\s*(?:->|=>|→|,)\s*(?:a |as a )?mind ?-?map(?: for (?:the|my|our|a) [^.,:;\n()]{2,40})?(?=\s*[:.\n]|\s*$)/gi,
    example: 'Sailing, mind map for the club evening. Knots: reef. Winds: gale',
  },
  { pattern: /\s+mind ?-?map\b(?=\s*[:.\n-]|\s*$)/gi, example: 'sailing mind map: knots, winds' },
  { pattern: /[,;]?\s*\b(?:please|pls|plz)\b[.!]*(?=\s*$)/gi, example: 'Sailing: knots, winds, pls' },
  {
    pattern: /^\s*(?:please|pls|plz)\s*:|,\s*(?:please|pls|plz)(?=\s*[:,;.])/gi,
    example: 'Sailing, please: knots, winds',
  },
  {
    pattern:
      /^\s*(?:i|we)\b[^.:;()\n]{0,60}?\b(?:want|need|like)\s+(?:a|one|to (?:make|draw|have) (?:a|one))\s+(?:mind ?-?)?map\s+(?:on|of|about)\s+/gi,
    example: 'We sail a lot and want a map on sailing with knots, winds',
  },
  {
    pattern:
      /(?<=[.!?\n]\s*)(?:please |pls )?(?:can you |could you )?(?:draw|make|create|do|give)(?: me| us)? (?:a|one|the) mind ?-?map\b(?:[^.,:;!?\n()]*(?=[.!?\n]|$)|(?: of it| about it| of this| with it)?(?: with(?: the (?:main )?(?:branches|topics))?)?)/gi,
    example: 'I like sailing. Make me a mind map with knots, winds and boats',
  },
];

/** Where a text says what stands in the middle: by itself, or in a sentence that tells more. \`that\` is what was named before. */
export const placedCentres: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern:
      /(?<=^\s*|[.,:;!?\n]\s*|\bwith\s+)(?:(?:and|please|pls)\s+)*(?:[^.,:;!?\n()]*\bmap\s+with\s+)?(?:(?:put|write|place|have|keep)\s+)?(?<centre>"[^"\n]+"|[^\s.,:;!?\n()][^.,:;!?\n()]{1,60}?)\s+(?:(?:goes|is|stands|comes|sits|belongs)\s+)?(?:(?:right\s+)?(?:in|into|at|as)\s+(?:the\s+)?(?:very\s+)?|(?<=\sis\s)the\s+)(?:middle|cent(?:re|er))(?!\s+(?:of|for)\b)\b(?:,?\s+please)?/iu,
    example: 'Put sailing in the middle. Knots: reef, bowline',
  },
  {
    pattern:
      /(?<=^\s*|[.,:;!?\n]\s*)(?:and\s+)?(?:in|at)\s+the\s+(?:very\s+)?(?:middle|cent(?:re|er)),?\s+(?:(?:there\s+is|there['’]s|is|goes|put|comes|stands)\s+)?(?<centre>"[^"\n]+"|[^\s.,:;!?\n()][^.,:;!?\n()]{1,60})/iu,
    example: 'In the middle there is sailing; around it three things: knots, winds, boats',
  },
  {
    pattern: /\b(?:with|under|has|by)\s+the\s+(?:title|name|heading)(?:\s+of)?:?\s+(?<centre>"[^"\n]+")/iu,
    example: 'A mind map with the title "Sailing". Knots: reef, bowline',
  },
];

/** What leads from the middle to what stands around it. */
export const aroundCentre =
  /^(?:[\s.,:;!?-]|\b(?:and|then|with|around|about)\b|\b(?:it|this|that)\b(?:\s+(?:are|there\s+are|come|go))?)+(?:(?:\d+|two|three|four|five|six|several|some)\s+(?:things|topics|branches|parts|points|areas)\b[\s:,-]*)?/iu;

/** What only leads over to the next topic: `then knots`, `and there's the weather`. */
export const topicLeads =
  /^(?:(?:and|also|plus|oh|finally|lastly|then(?!\s+and\b)|and\s+maybe|among\s+the|as\s+for)\b,?\s+)*(?:there(?:['’]s|\s+is|\s+are)\s+(?:also\s+)?)?(?=\S)/iu;

/** Whom a map is for: `the water cycle for my class` is about the water cycle. */
export const audience =
  /\s+for\s+(?:my|our|the|a|an)\s+(?:[\p{L}\d-]+\s+){0,2}(?:class|lesson|graders?|grade\s+\d\p{L}*|meeting|presentation|exam|homework|blog|slide|wall|readme|pupils)(?:\s+\d\p{L}*)?$/iu;

/** `Four heads`: it only counts what comes. */
export const countsTopics =
  /^(?:(?:these|the|with|in)\s+)?(?:\d+|two|three|four|five|six|seven|eight)\s+(?:main\s+)?(?:heads|heaps|headings|parts|branches|topics|areas|sections|themes|categories|groups|points|pillars|aspects|things)$/iu;

/** What counts topics instead of naming them: `First branch: knots`. */
export const countedBranch =
  /^(?:the\s+)?(?:(?:first|second|third|fourth|fifth|sixth|last|next|another|one\s+more|one)\s+(?:branch|arm|leg|bubble|heap|pile|head|topic|block)|(?:branch|arm|bubble)\s+(?:\d|one|two|three|four|five|six))\b(?:\s+(?:is|are|would\s+be|should\s+be|called|named|for|on|about)\b)?[\s:,=–-]+(?=\S)/iu;

/** `Under knots put reef and bowline`: an earlier topic gets topics of its own. */
export const underTopic =
  /^under\s+(?<head>[^:(),]{2,40}?)(?:\s+(?:also|too|then|as\s+well|please|pls))*(?:\s*[:,]|\s+[-–—]|\s+(?:put|add|write|goes?|comes?|belongs?|we\s+have|i\s+want|there(?:['’]s|\s+is|\s+are)|just|only)\b(?:\s+its\s+\p{L}+(?:\s+too)?(?=\s*\())?)\s*:?\s*\(?(?<list>[^\s(].*)$/isu;

/** `To knots add bowline`, `also put bowline under knots`: what is added to a topic that is there. */
export const addedTo: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern:
      /^(?:(?:and|also)\s+)*(?:to|for|in|at|below|beneath|with|on)\s+(?<head>[^:(),]{2,40}?)(?:\s+(?:also|too|then|as\s+well|please|pls))*\s+(?:put|add|write|note)(?:\s+(?:also|in|down))*\s*:?\s+(?<list>.+)$/isu,
    example: 'to knots also add bowline and reef',
  },
  {
    pattern:
      /^(?:(?:and|also|then|please|pls)\s+)*(?:put|add|write|note)\s+(?:also\s+)?(?<list>.+?)\s+(?:under|below|beneath|to|into|in|at)\s+(?<head>[^:(),]{2,40})$/isu,
    example: 'also put bowline and reef under knots',
  },
  {
    pattern: /^(?:for|on|about|with|regarding)\s+(?<head>[^:(),]{2,40}?):\s+(?<list>.+)$/isu,
    example: 'for knots: bowline',
  },
];

/** `a trip, transport: bus or train, costs like tickets`: the whole and its first topic before one colon, where others open as well. */
export const wholeAndFirst =
  /^\s*(?<whole>[^:,;.()\n]{2,60}),\s+(?<first>\p{Ll}[^:,;.()\n]{1,40}):\s[^:\n]*[,;.]\s*[^,:;()\n]{2,40}?(?::\s|\s(?:like|such as|e\.g\.|including)\s)/u;

/** A line that names a topic and gives two examples or more: `knots like bowline and reef`. */
export const exampleLine =
  /^[^:(),]{2,40}?,?\s+(?:like|such as|e\.g\.?|for example|for instance)[:,]?\s+[^:()]+(?:,|\s(?:and|or|&|\/)\s)[^:()]+$/iu;

/** A list of examples that ends before the next topic comes: `knots like reef, bowline and hitch, winds`. */
export const endedExamples = /\s(?:like|such as|including)\s[^:()]+\s(?:and|or)\s[^,]+,\s/iu;

/** A first topic whose list ends before another one brings examples: `food: soup or bread, knots like reef`. */
export const endedFirst =
  /^[^,:;()]{2,40}:\s[^:;()]+\s(?:and|or)\s[^,:;()]+,\s[^,:;()]{2,40}\s(?:like|such as|e\.g\.|including)\s/iu;

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
  { pattern: /^(?<head>[^:()]{2,60}?)\s*(?::|=>|->|→|=|\s>)\s+(?<list>.+)$/s, isOpen: true, example: 'knots: bowline' },
  {
    pattern:
      /^(?:in|on|at|under|during|for)\s+(?:the\s+)?(?<head>[^:(),]{2,40}?),?\s+(?:there(?:['’]s|\s+is|\s+are)|(?:we|i|they|you)\s+(?:have|do|get)|comes?|goes|belongs?)\s+(?:also\s+)?(?:the\s+)?(?<list>.+)$/is,
    isOpen: true,
    example: 'in harbour there are ropes',
  },
  {
    pattern:
      /^(?<head>[^:()]{2,40}?)\s+(?:is\s+(?:all\s+)?(?:for|about)|brings|covers|comprises|contains|includes|holds)\s+(?:the\s+)?(?<list>.+)$/is,
    isOpen: true,
    example: 'harbour is for ropes and rest',
  },
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
  {
    pattern: /^(?<head>[^:()/|]{2,40}?)\s+from\s+(?<list>[^:()/|]+\sor\s[^:()/|]+)$/is,
    isOpen: false,
    example: 'noise from engines or wind',
  },
  { pattern: /^(?<head>[^:()]{2,40}?)\s+[-–—]\s+(?<list>.+)$/s, isOpen: false, example: 'knots - bowline' },
];

/** `knots with reef and hitch`, in a list where others say it alike. */
export const openedByWith = /^(?<head>[^:()]{2,40}?)\s+with\s+(?<list>\S.*)$/is;

/** What follows a comma and gives examples of the topic before it. */
export const exampleOpener =
  /^(?:e\.g\.?|like|such as|for example|for instance|including|i\.e\.?|meaning|namely|so(?!\s+(?:far|that|much|many|as)\b)|(?:that|there)(?:['’]s|\s+is|\s+are)|there\s+it['’]s|which\s+(?:is|are))[:,]?\s+(?:just\s+|only\s+)?/i;

/** What a list calls its own items: `four parts: knots, winds`. */
export const countedParts =
  /^(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|some)\s+)?(?:main\s+|big\s+|key\s+)?(?:parts|branches|topics|subtopics|areas|sections|themes|categories|groups|points|pillars|aspects)\s*(?::|,?\s+namely|\s[-–—])\s+/i;

/** Words by which a text speaks of the map itself, where it says what stands in the middle. */
export const centreVerbs = /\b(?:put|write|place|keep|goes|comes|belongs|title|name|heading|map)\b/i;
/** `a map with`, or the blanks where a request for it stood, and `need a map for the wall:`, but not `a map of the kitchen:`. */
export const mapWith = /(?:\bmap|\s{3})\s*with\s*$|\bmap\b(?!\s+(?:of|about|on)\b)[^.:;]*:\s*$/i;
/** What stands around a centre. */
export const opensAround = /^[\s,:;.]*(?:and\s+)?around\b/i;

/** What adds something not to be forgotten: it belongs to the whole. */
export const reminder =
  /^(?:(?:and|also|but|oh)\s+)*(?:don['’]?t\s+forget|do\s+not\s+forget|not\s+to\s+forget|remember|never\s+forget|keep\s+in\s+mind|think\s+of)(?:\s+(?:about|also|the))?:?\s+(?=\S)/iu;

/** `place indoors or garden`: a topic in one word before its two ways, in a list where others have topics of their own. */
export const eitherOf = /^(?<head>\p{L}{3,})\s+(?<list>\p{L}+\s+or\s+\p{L}+)\??$/iu;

/** A list between slashes is over where they end. */
export const slashedList = /[\p{L})]\s?\/\s?[\p{L}(]/u;

/** Questions in a list part it as commas do: `food (buffet? menu?)`. */
export const askedItems = /\?\s+(?=\p{L}[^?]*\?)/gu;
