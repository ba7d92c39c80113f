/** Words for the two sides of one outcome; a choice about one side is continued by a condition about the other. */
export interface OutcomePair {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Two conditions that ask the same question; run as a test. */
  readonly example: readonly [string, string];
}

const pair = (yes: string, no: string, ...example: [string, string]): OutcomePair => ({
  yes: yes.split(' '),
  no: no.split(' '),
  example,
});

/** What somebody grants or refuses. */
export const approval = pair(
  'approved approves approve approval confirms confirmed confirm accepted accepts accept granted grants grant authorised authorized agree agrees agreed happy',
  'rejected rejects reject rejection declined declines decline denied denies deny refuse refused refuses disapproved disagree disagrees unhappy',
  'the request is approved',
  'the request is rejected',
);

export const outcomePairs: readonly OutcomePair[] = [
  approval,
  pair(
    'valid correct right authentic legitimate',
    'invalid incorrect wrong fake illegitimate',
    'the card is valid',
    'the card is invalid',
  ),
  pair(
    'passes passed pass succeeds succeeded successful success works',
    'fails failed fail unsuccessful failure bounces bounced',
    'the test passes',
    'the test fails',
  ),
  pair('good ok okay', 'bad', 'the quality is good', 'the quality is bad'),
  pair('real genuine true', 'false', 'the alarm is real', 'the alarm is false'),
  pair('available', 'unavailable', 'the item is available', 'the item is unavailable'),
  pair('complete completed', 'incomplete missing', 'the form is complete', 'the form is incomplete'),
  pair('positive', 'negative', 'the answer is positive', 'the answer is negative'),
  pair('found exists present', 'missing absent', 'the record exists', 'the record is missing'),
  pair(
    'low small minor smaller',
    'high large big major severe serious larger bigger',
    'the risk is low',
    'the risk is high',
  ),
  pair(
    'acceptable satisfactory satisfied eligible compliant interested',
    'unacceptable unsatisfactory dissatisfied ineligible non-compliant uninterested',
    'the result is acceptable',
    'the result is unacceptable',
  ),
  pair('yes true', 'no false', 'the answer is yes', 'the answer is no'),
  pair(
    'above over more exceeds greater higher',
    'below under less lower',
    'the amount is above 100',
    'the amount is below 100',
  ),
  pair('new', 'existing old known', 'the customer is new', 'the customer is existing'),
  pair(
    'match matches matched matching equal',
    'differ differs differed mismatch mismatched different',
    'the numbers match',
    'the numbers differ',
  ),
  pair('up', 'down', 'the line is up', 'the line is down'),
  pair('arrives arrive arrived comes come came', 'stays', 'the report arrives', 'the report does not come'),
  pair('open', 'closed shut', 'the shop is open', 'the shop is closed'),
  pair(
    'confirms confirmed confirm',
    'cancels cancelled withdraws withdrawn cancel withdraw',
    'the customer confirms',
    'the customer cancels',
  ),
];

/** Verbs by which somebody hears how it came out. */
export const tellsOutcome: ReadonlySet<string> = new Set(['inform', 'notify', 'tell']);

/** What makes a word its opposite. */
export const negatingPrefixes: readonly string[] = ['un', 'in', 'im', 'ir', 'dis', 'non', 'non-', 'il'];

/** Words of a deed that ends the matter for the branch that it is in. */
export const refusals: ReadonlySet<string> = new Set(
  'reject rejects rejected rejection decline declines declined refuse refuses refused refusal deny denies denied cancel cancels cancelled canceled abort aborts aborted terminate terminated discard discarded dismiss dismissed disqualify disqualified scrap scrapped expel'.split(
    ' ',
  ),
);

/** Labels of deeds after which whoever came is gone: `Turn away the guest`, `Send the visitor home`. */
export const dismissals =
  /^(?:turn|turned|send|sent|drive|driven) (?:(?:\S+ ){1,4}(?:away|home)|(?:away|home)(?: (?!for\b)\S+){0,4})$/i;

/** What is still done about a matter that was refused. */
export const aftermath: ReadonlySet<string> = new Set(
  'inform notify tell report log record note document explain apologise apologize get receive refund'.split(' '),
);

/** Deeds after which a matter is over, whatever it was: `complete the packing` may be one of many. */
export const shuts: ReadonlySet<string> = new Set(['close', 'archive', 'end']);

/** Deeds that may be the last one of a matter. */
export const closings: ReadonlySet<string> = new Set(['close', 'finish', 'complete', 'archive', 'resolve', 'end']);

/** Deeds that only some of the things in hand need. */
export const signingVerbs: ReadonlySet<string> = new Set(
  'sign countersign approve authorise authorize review confirm release clear'.split(' '),
);

/** `Send a rejection letter`: whoever is told so hears of nothing more. */
export const sendsRefusal =
  /^(?:send|issue|mail|e-?mail|post|give|get|receive|write|hand) (?:an? |the |out )*(?:\p{L}+ )?(?:rejection|refusal|denial)\b/iu;
