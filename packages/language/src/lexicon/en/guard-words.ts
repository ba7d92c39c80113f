const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Answers to a question, as people type them. */
export const answers: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ...'yes y yep yup yeah ja true'.split(' ').map((word) => [word, 'yes'] as const),
  ...'no n nope nah false'.split(' ').map((word) => [word, 'no'] as const),
]);

/** What somebody says who agrees or does not. */
export const saidAnswers: ReadonlyMap<string, 'yes' | 'no'> = new Map([...answers, ['ok', 'yes'], ['okay', 'yes']]);

/** Names for whatever was not named before; the longest that fits wins. */
export const otherCases: readonly string[] = [
  'in all other cases',
  'in any other case',
  'all other cases',
  'everything else',
  'everybody else',
  'everyone else',
  'anybody else',
  'anyone else',
  'everything in between',
  'anything in between',
  'anything else',
  'all the others',
  'all the rest',
  'the others',
  'the other ones',
  'the rest',
  'all others',
  'all else',
  'or else',
  'in between',
  'otherwise',
  'others',
  'rest',
  'else',
  'other',
];

/** Words that make a short phrase a condition wherever they open it. */
export const conditionOpeners = words('no not none nothing too missing still only without anything nobody never');

/** Words that open a short phrase of state: `in stock`, `out of order`, `back online`. */
export const placeStates = words('in within out inside outside back off on');

/** Words before the least and before the most that is meant. */
const above = 'over above beyond exceeding > >= ≥'.split(' ');
const below = 'under below < <= ≤'.split(' ');
/** The same in two words; what ends in `-er` compares before any `than`. */
const abovePairs = ['more than', 'at least'];
const belowPairs = ['less than', 'up to', 'at most'];

/** Words that compare with a number. */
export const comparers = new Set([...above, ...below, '=']);
export const comparingPairs: readonly string[] = [...abovePairs, ...belowPairs];
export const comparingStarts: ReadonlySet<string> = new Set(comparingPairs.map((pair) => pair.split(' ')[0] ?? ''));

const isLetters = (word: string): boolean => /^\p{L}/u.test(word);
const anyOf = (words: readonly string[], pairs: readonly string[], further: string): string =>
  `(?:\\b(?:${[...words.filter(isLetters), ...pairs].join('|')}|${further})|${words
    .filter((word) => !isLetters(word))
    .toReversed()
    .join('|')})`;

/** What stands before the least and before the most that is meant, as patterns. */
export const aboveWords = anyOf(above, abovePairs, 'exceeds?|(?:greater|larger|older|longer|higher|bigger) than');
export const belowWords = anyOf(below, belowPairs, '(?:fewer|smaller|younger|shorter|lower) than');

/** More or less than what was told before: `it's thicker or thinner`. */
export const comparedAlone =
  /^(?:(?:it|they)(?: (?:is|are)|['’](?:s|re))? )?(?:\p{L}{2,}er|more|less)(?: or (?:\p{L}{2,}er|more|less))?$/u;

/** What says at the end of a condition that something is not there, so that nobody can act on it. */
export const absences = words('missing absent lacking gone');

/** Units that go with a number. */
export const units = words(
  '% percent eur euro euros usd gbp chf pln € $ £ k d h m s ms min mins minute minutes hour hours hr hrs day days week weeks month months year years kg g t lbs lb km cm mm m/s °c c degrees points point pts items item pieces piece people persons users times x mb gb tb people pages lines units degree knots knot kn mph µm μm um nm bar psi kpa mbar litre litres liter liters ml metre metres meter meters inch inches feet foot gram grams kilo kilos tonne tonnes ton tons volt volts amp amps watt watts kw kwh copies seats lux db',
);

/** Participles and adjectives that name how something turned out, beside the pairs of outcomes. */
export const outcomeStates = words(
  'requested needed required solved unsolved fixed resolved unresolved cleared damaged broken defective flagged overdue unreadable readable unknown known clean dirty blocked stuck sold booked paid unpaid signed unsigned matched mismatch match found agreed expired detected used unused reachable unreachable nok unsure sure urgent normal empty full ready true false positive negative safe unsafe warm cold high low medium',
);

/** Words for things with which something is wrong: `damaged goods go back` is a case wherever the goods were named before. */
export const faults = words(
  'blown worn torn burst burnt rusty rotten mouldy stale jammed stained damaged broken faulty defective spoiled spoilt bad wrong incorrect invalid incomplete missing expired overdue late unpaid failed rejected refused declined denied weak duplicate duplicated suspicious unclear unreadable unsigned unsafe unfit unsuitable substandard dirty blocked lost unknown unverified unconfirmed inaccurate inconsistent corrupt corrupted infected contaminated leaking cracked disputed fraudulent ineligible unqualified unsuccessful unacceptable unwanted mismatched outdated',
);

/** How a deed opens after which a faulty thing is gone. */
export const leavings = /^(?:return|send back|send \w+ back|throw|discard|destroy|dispose|scrap|bin|recycle)\b/i;

/** Verbs in the third person that tell how something turned out rather than a deed. */
export const outcomeVerbs = words(
  'accepts declines agrees disagrees refuses fails passes matches differs fits exists lacks works succeeds exceeds wants likes reacts responds answers confirms approves rejects happens drops falls rises expires cancels',
);

const auxiliary =
  "(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should)(?:n'?t| not)?|can'?t|won'?t|cannot";

/** A condition that asks nothing of its own: `they don't`, `this is the case`, `it not be the case`. */
export const refersBack = new RegExp(
  `^(?:(?:it|this|that|they|he|she|we|you|i) (?:${auxiliary})(?: one)?|(?:it|this|that|they|he|she|we|you)'(?:s|re) (?:not|one|not one)|(?:it|this|that)(?:'s| is| isn't| was| should| does)?(?: not)?(?: be)?(?: the case| true| so| apply| applies))$`,
);

/** Verbs that find out or tell which case there is. */
export const casingVerbs = words(
  'read look check see ask decide determine find classify class sort split choose say assess judge depend',
);

/** Words for whatever has some measure: `everything under 50`. */
export const allOfThem = words('everything anything all those');

/** `the others` of the names above names things, `or else` does not. */
export const namesOthers = /(?:others|rest|\w else)$(?<!or else)/;

/** `above that` says how much, `anything above` what. */
export const measureOpeners = words('above over beyond below under more less');

/** Where something lies beside an amount, and what points at that: `above it`. */
export const placesOnScale = words('above over beyond below under');
export const amountPointers = words('that this it');

/** How often somebody may try. */
export const triesCounts = words('two three four five six ten second third fourth fifth several');
/** What is counted of those who may try a few times. */
export const triesNouns = words('attempts attempt tries try times time failures failure fails');

/** Who is meant by nothing but what is said of them. */
export const anyones = words('those anyone anybody everyone everybody whoever');

/** Words that take one thing of many. */
export const eachOnes = words('a an any every each');

/** Behind these a verb goes on with another one, or a noun follows. */
export const leadsToVerb =
  /^(?:to|not|and|or|the|an?|their|its|his|her|(?:do|does|did|can|could|will|would|must|should|may)(?:n['’]t)?|can['’]?t|cannot)$/;

/** A body that only says that it is done: `she does`. */
export const doesSo = /^(?:he|she|they|we|you|it) (?:does|do|will|can)(?: so| that| it)?$/;

/** Words that open what an outcome is followed by: `after a passed test`. */
export const behindOutcome = words('after with on upon');

/** Markers of a condition that open a sentence. */
export const openingConditions = words('if when where');

/** Persons who do something at the place that `where` names. */
export const doers = words('he she we you they');

/** Somebody, and nobody. */
export const someones = words('somebody someone anybody anyone something anything');
export const noones = words('nobody nothing none');

/** Words that set one kind of things beside another. */
export const kindLinks = words('and but while whereas');

/** Words that say how often something is so. */
export const howOften = words(
  'often usually mostly sometimes always normally generally rarely seldom most half the of time days times some many in cases case though actually just yet',
);

/** What is said of a deed that is done only then: `if needed`, `where necessary`. */
export const needs = words('needed necessary required requested wanted desired appropriate applicable asked');

/** A condition that asks for nothing but whether there is what was spoken of. */
export const saysExistence =
  /^(?:there(?:['’]s| is| are)|(?:it|they|he|she|we|you|i) (?:has|have)(?: got)?) (one|any|some|none)$/;

/** The same, denied. */
export const saysAbsence =
  /^(?:there (?:isn['’]t|aren['’]t|is not|are not)|(?:it|they|he|she|we|you|i) (?:(?:do|does)(?:n['’]t| not) have|(?:has|have)(?:n['’]t| not)(?: got)?)) (?:one|any|some|it)$/;

/** Nouns for what is wrong. */
export const troubles = words(
  'problem problems issue issues error errors fault faults defect defects damage mistake mistakes discrepancy discrepancies shortage shortages deviation deviations fail fails failed',
);

/** A condition that says of nothing in particular that all is well. */
export const fineAlone =
  /^(?:(?:it|they|all|everything|that|this) ?)?(?:['’](?:s|re)|is|are|looks?)?(?: all)? ?(?:right|fine|ok|okay|good|well|clear|in order|as it should be)$/;

/** Nouns for something that is asked. */
export const askedNouns = words('question thing check point test');

/** Verbs that stand before their subject in a question. */
export const questionVerb = /^(?:is|are|was|were|does|did|has|can)$/;

/** Units and marks of money. */
export const moneyWords = words('$ € £ eur euro euros usd dollar dollars gbp pound pounds chf franc francs');

/** How a deed opens by which some are let no further. */
export const turningAway =
  /^(?:shall |should |must |will )?(?:turns? (?:away|back|down)|rejects?|refuses?|declines?|den(?:y|ies)|returns?|sends? (?:back|away|home)|dismiss(?:es)?|discards?|cancels?|sorts? out|throws? (?:away|out)|deletes?|bars?|excludes?)\b/;

/** Answers that may stand alone behind `when`. */
export const bareAnswers = words('not no yes so');

/** Words behind which stands what is looked at. */
export const whetherWords = words('if whether');

/** Words for what somebody or something has not got. */
export const lackingWords = words('without lacking');

/** What opens a case by denying another one: `no sail but oars`. */
export const bareDenials = words('no not');

/** How a case opens in which something is missing. */
export const thereIsNo: readonly string[] = ['if', 'there', 'is', 'no'];

/** What tells things of one kind apart by how much of something they have, or by a color that stands for it. */
export const gradedWords: ReadonlySet<string> = new Set(
  'red amber orange yellow green blue black white grey gray low medium moderate high critical severe minor major urgent normal routine small large mild bronze silver gold platinum'.split(
    ' ',
  ),
);

/** What opens how often something may be tried: `max 3x`, `up to three times`. */
export const mostWords = /^(?:max|maximum|up|at|no)$/;

/** Qualities of which a thing has one or another: heads of cases such as `Weak: feed it`. */
export const caseQualities = words(
  'dead alive weak strong sick healthy hot warm cold wet dry clean dirty intact big small large medium heavy light fresh stale ripe unripe raw soft hard thick thin short long late early punctual cheap expensive dear safe unsafe young adult mild severe minor major moderate local foreign domestic simple complex easy difficult normal abnormal regular irregular known unknown public private internal external red amber yellow orange green',
);
