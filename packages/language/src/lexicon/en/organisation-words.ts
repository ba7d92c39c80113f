/** Words that say how people of an organisation belong together, as patterns for `hierarchy/running-text`. */

/** How many there are, as the source of a pattern. */
export const counts = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)';

/** "Four people", "two team leads": how many there are, not who. */
export const counted =
  /^(?:the |her |his |their |only |just )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|a few) /i;

/** Words for several who work together. */
export const crews =
  /^(?:boards?|committee|teams?|crews?|desk|staff|vets|nurses|wardens?|volunteers|interns|setters|toolroom|squads?|reps?|clerks|people|cooks|meeting|assembly|council|[a-z]*hands)$/;

/** Words that end like those for people and mean none. */
export const notPosts =
  /^(?:tier|other|matter|letter|order|paper|computer|corner|number|winter|summer|floor|door|service|office|practice|notice|year|quarter|centre|center|chapter|member|vendor|customer|supplier|error|either|neither|whether|rather|never|ever|under|over|after|moment|important|relevant|constant)$/;

/** Words that name nobody. */
export const noOne =
  /^(?:no|nobody|no one|none|everybody|everyone|everything|you|we|us|most|some|somebody|people(?! [A-Z])|others?|the (?:rest|others)|all of (?:us|you)|anybody|neither|none|any|nothing|something|it|this|that|they|them|these|those|staff of (?:his|her|their) own|your|there|own|(?:the )?(?:largest|biggest|smallest)|(?:the )?head office|headquarters|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

/** Small words in the middle of a title. */
export const innerWords = /^(?:of|for|and|to|the|at|in|it|hr|us)$/i;

/** What stands before a title: articles, whose it is, and what joins it to the others of a list. */
export const determiner =
  /^(?:(?:and|both|also|plus|then|finally|all|just|only|currently|namely|including|likewise|as well as)\s+)*(?:(?:of\s+)?(?:the|an?|our|one|her|his|their|its|my|two|three|four|five|six|another|each|every|whichever)\s+(?:(?:two|three|four|five|six|other|new|one and only|single)\s+)?)?/i;

/** Adverbs between who and what he does, as the source of a pattern. */
const often =
  '(?:(?:all|both|each|also|directly|currently|now|still|always|then|in turn|actually|therefore|only|usually|normally|again|officially|formally|ultimately) )*';

/** Verbs with those below before them and those above behind, as sources of patterns. */
export const upVerbs = [
  `${often}(?:(?:reports?|reporting|answers?|answering|works?|working|belongs?)(?: (?:directly|straight|in|back|up|only|organisationally|both))* (?:to|for|under)|(?:accountable|responsible)(?: (?:directly|straight|only))* to|(?:(?:is|are) )?(?:directly )?(?:assigned|subordinated?) to)(?= )|reports? (?:there|here)`,
  `(?:is|are|was) ${often}(?:appointed|led|run|headed(?: up)?|managed|supervised|overseen|governed|looked after|line-managed) by`,
  `(?:(?:is|are|sits?|comes?|stands?|falls?|hangs?) )?${often}(?:somewhere )?(?:under|below|beneath|off)(?= (?:the |our |him|her|them|\\p{Lu}))`,
  `(?:is|are|sits?) ${often}(?:with|part of|in)(?= (?:him|her|them|(?:the )?\\p{Lu}[\\p{L} ]+(?:[’']s|s[’'])?(?: (?:team|crew|group|area|side))?(?:\\s|[.,;]|$)))`,
  'ends? up with',
  `takes? (?:(?:their|his|her) )?(?:[\\p{L}’']+ )?(?:orders|instructions) from`,
  `(?:goes?|go|stays?)(?: where (?:they are|she is|he is),? i\\.e\\.)? (?:with|under)(?= (?:him|her|them|me|the |our |\\p{Lu}))`,
];

/** The same with those above before them. */
export const downVerbs = [
  '(?:(?<=\\p{Lu}[\\p{L}’-]+ |\\b(?:who|he|she|and|also) )leads(?! (?:are|is|reports?|to|under|with|and|who)\\b)|(?<=\\b(?:who|they|both|I) )lead|leading|runs?|manages?|managing|heads(?! (?:are|is|reports?|answers?|works?|to|under|with|and|who)\\b)|heading|supervises?|supervising|oversees?|appoints?|(?<=\\p{Lu}[\\p{L}’-]+ )gets|looks? after|is in charge of|are in charge of|in charge of|responsible for|(?<=\\b[Ee](?:ach|very) [\\p{L} -]{3,40} )leads|keeps?(?= (?:two|three|four|five) )|(?:is|are) (?:supported|assisted|backed) by|(?:is|are) (?:the |a )?(?:superior|boss|line manager) of|directs?(?= (?:the|two|three|four|five|six) )|has|have|having|employs?|line-manages?|consists? of|comprises?|(?:is|are) made up of|(?:is|are) (?:split|divided) into|falls? into)',
];

/** What people of some trades are called by before their names. */
export const rank =
  /^(?:Captain|Sergeant|Major|Colonel|Commander|Chef|Coach|Sister|Father|Councillor)\s(?=\p{Lu}\p{Ll})/u;
