const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that open what somebody does not want: `no printer please`. */
export const refusers = words("no not don't dont never nothing");

/** What a list of parts is called together: `sources are SAP and MES`. */
export const listNouns = words('sources components systems parts services clients apps channels targets consumers');

/** What tells two of a kind apart by the work they share. */
export const turnWords = words('primary secondary standby replica main backup active passive master leader follower');

/** Verbs that form no name with the word behind them, so that two singular names before them use something: `web and worker use redis`. */
export const listedVerbs: ReadonlySet<string> = new Set(['use', 'call', 'need', 'reach', 'consume', 'connect', 'talk']);

/** What a system that is listed in layers is called. */
export const saysLayers = /\b(?:layer(?:s|ed)?|levels?|tiers?|pyramid|stages?|data platform|pipeline)\b/i;

/** What is told of all layers: `each layer calls only the one below`. */
export const ofLayers =
  /\b(?:each|every|all|between) (?:the )?(?:layers?|levels?|tiers?)\b|\blayer[- ]?wise\b|(?:^|,)\s*(?:\d+|two|three|four|five|six) (?:layers|levels|tiers)\s*:?\s*$/i;

/** Words for a picture as a whole, also behind the name of a place: `AWS setup`. */
export const surelyWhole = words('setup architecture infrastructure deployment design diagram');

/** What a connection leads from and to: `site to site`. */
export const endWords = words('site point peer end host node branch office');
