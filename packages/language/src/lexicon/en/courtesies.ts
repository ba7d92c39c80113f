export interface Courtesy {
  readonly pattern: RegExp;
  /** A prompt in which it stands around `boil water, steep tea`. */
  readonly example: string;
}

/** Greetings, thanks and ways of leading up to the matter. */
export const courtesies: readonly Courtesy[] = [
  {
    pattern: /^\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear)(?: (?:\p{Lu}[\p{L}.-]*|and|&)){1,5}(?:\s*[,!]\s*|\s*\n\s*)/u,
    example: 'Dear Ms. Green and Tom,\n\nboil water, steep tea',
  },
  {
    pattern:
      /(?:^|\n)[^\n:.]{0,50}\b(?:here|below)(?:['’]s| is| are)? (?:how|what|the|our|my|a)\b[^\n:]{0,60}:[ \t]*(?=\n)/i,
    example: 'As we said on the phone here is how we do it:\nboil water, steep tea',
  },
  {
    pattern:
      /(?<=^|[.!?\n])\s*(?:can|could|would|will) you (?:please |kindly )?(?:draw|make|create|turn|sketch|visuali[sz]e|put|prepare|model|map) (?:me |us )?(?:this|that|it|all this)\b[^\n?.]{0,80}[?.]?[ \t]*(?=\n|$)/i,
    example: 'boil water, steep tea.\nCould you draw this for the meeting on Friday?',
  },
  {
    pattern:
      /\n\s*(?:(?:best|kind|warm|many) (?:regards|wishes|greetings|thanks)|regards|cheers|thanks(?: a lot| in advance| again)?|thank you(?: in advance)?|sincerely|yours(?: sincerely| faithfully)?|greetings)\s*[,.!]?(?:[ \t]+\p{Lu}[^\n:,>]{0,40})?(?:\s*\n\s*(?![-*•\d])[^\n:,>]{1,40}){0,3}\s*$/iu,
    example: 'boil water, steep tea.\n\nKind regards,\nAnn Green\nHead of tea',
  },
  {
    pattern:
      /(?<=[.!?]\s)\s*(?:(?:best|kind|warm|many) (?:regards|wishes|greetings|thanks)|regards|greetings|cheers|thanks|thx|ta|love|yours|best|dziękuję|merci|danke|grazie|gracias|obrigad[oa]|tak|tack|bedankt|kiitos|děkuji|mulțumesc)\s*,?(?:[ \t]+\p{Lu}[\p{L}.]*){1,3}\s*$/iu,
    example: 'boil water, steep tea. Regards, Ann Green',
  },
  {
    pattern:
      /\n\s*\([^()\n]{0,160}\b(?:leave (?:it |him |her |them )?(?:off|out)|ignore|not shown|do not draw|don['’]t draw|no need to draw)\b[^()\n]{0,80}\)\s*$/i,
    example: 'boil water, steep tea\n(the milk comes later, leave it out)',
  },
  {
    pattern: /^\s*(?:(?:hi|hello|hey|ok|okay|yo|well|right)[,\s]+)+so[,\s]+(?=\S)/i,
    example: 'ok so boil water, steep tea',
  },
  {
    pattern: /,\s+(?:thx|thanks|cheers|ta),?[ \t]+\p{Lu}\p{Ll}+[.!]?\s*$/u,
    example: 'boil water, steep tea, thx Joe',
  },
  { pattern: /(?<=[.!?\n])\s*@\p{L}+\b[^\n]{0,60}$/u, example: 'boil water, steep tea. @Tom please check' },
  {
    pattern:
      /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))(?: (?:team|all|everyone|everybody|there|folks|guys|colleagues|sir|madam))*(?:[,!.]|\s*\n)\s*/i,
    example: 'Good evening all, boil water, steep tea',
  },
  {
    pattern:
      /^\s*(?:i|we)(?: would|'d|’d)(?: really)? (?:be|appreciate it)(?: (?:very|so|most|really))?(?: (?:grateful|thankful|glad|happy|pleased))? if you (?:could|would|can)(?: (?:kindly|please))? (?=draw|create|make|prepare|show|sketch|design|generate|build)/i,
    example: 'We would be glad if you could draw: boil water, steep tea',
  },
  {
    pattern:
      /(?<=[.!?\n])\s*(?:(?:kindly|please|pls|plz|now|then|so|also) )*(?:draw|make|create|produce|prepare|provide|generate|supply|build|design|sketch|return|give|send|need|want) (?:me |us )?(?:an?|the|one|some)(?: [\p{L}-]+){0,3}? (?:flow ?charts?|swim ?lanes?(?: charts?| diagrams?)?|diagrams?|mind ?-?maps?|org(?:ani[sz]ation)? ?charts?|bpmn|wireframes?)(?: (?:of|for|with|from|showing|to|in|that|which|based)\b[^.!?\n]{0,80})?\s*[.!]?\s*$/iu,
    example: 'boil water, steep tea. Please prepare a swimlane diagram for the meeting.',
  },
  {
    pattern:
      /(?<=^|[.!?\n])\s*(?:kindly|please|pls|plz) (?:show|depict|draw|display|represent|prepare) (?:me |us )?(?=\S)/i,
    example: 'Kindly show boil water, steep tea',
  },
  {
    pattern: /(?:^|,? )as far as (?:i|we) (?:can tell|know|remember|understand)(?: it)?,?(?=\s)/i,
    example: 'as far as I can tell, boil water, steep tea',
  },
  {
    pattern:
      /^\s*as (?:discussed|agreed|promised|mentioned|requested|asked)\b[^:.,\n()]{0,40}(?:\([^()\n]{0,120}\))?[,:]\s+/i,
    example: 'As discussed on Monday (sorry, I was ill until then), boil water, steep tea',
  },
  {
    pattern: /^\s*(?:so |ok |okay )?(?:here|this|below)(?: is|['’]s) how\b[^.:,\n]{1,60}\.\s+/i,
    example: 'Here is how tea works at our place. boil water, steep tea',
  },
  {
    pattern:
      /(?<=^|[.!?]\s)\s*(?:basically|in short|in a nutshell|in brief|in (?:plain|simple) (?:terms|words|english)|it works like this|it goes like this)[:,]\s+/i,
    example: 'In short: boil water, steep tea',
  },
  {
    pattern: /^[^.:!?\n]{0,120}\bhere (?:it )?goes\s*[:,–-]\s+(?=\S)/i,
    example: 'My sister asked me to write it down, so here goes: boil water, steep tea',
  },
  {
    pattern:
      /(?<=^|[.!?]\s)\s*(?:this|here|below)(?:['’]s| is| are) (?:how|what|the way)\b[^.:!?\n]{0,60}[.:]\s+(?=\S)/i,
    example: 'This is how we do it. boil water, steep tea',
  },
  {
    pattern:
      /^\s*(?:our|my|the)(?: \w+){0,3} (?:process|flow|workflow|procedure)(?: \w+)? (?:is|goes|looks|works)(?: as follows| like this)?:\s+/i,
    example: 'Our process works like this: boil water, steep tea',
  },
  {
    pattern:
      /(?:(?<=[.!?;\n])|[,\s])\s*(?:please|pls|plz|(?:many )?thanks(?: (?:a lot|so much|in advance|again))*|thank you(?: (?:very|so) much)?(?: in advance)?|thx|cheers|(?:best|kind) regards)[\s.!]*$/i,
    example: 'boil water, steep tea. Many thanks in advance!',
  },
];

/** What is said behind the name of what is to be drawn. */
export const closingCourtesy = /,? (?:please|pls|plz|thanks|thx|quick one|asap)$/i;
