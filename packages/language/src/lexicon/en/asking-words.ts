const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs of which something comes back: whoever fetches an order has it then. */
export const askingVerbs = wordsOf(
  'calculate compute convert count determine estimate fetch find get generate list load look query read retrieve search select',
);

/** Of those, verbs that nobody uses for what they hand over themselves, as they do `select`. */
export const fetchingVerbs = wordsOf(
  'calculate compute count determine estimate fetch find get list look query retrieve search',
);

/** Verbs of handing on what one has made: whoever sends or stores a booking has one. */
export const handingVerbs = wordsOf(
  'add append archive broadcast cache display email emit enqueue forward insert issue keep log mail note present print publish push put record report return save send show ' +
    'store submit transmit upload write',
);

/** Verbs of giving away what may be no more than a thing in somebody's hands. */
export const givingVerbs = wordsOf('bring deliver give hand offer serve ship');

/** Verbs of dealing with what is at hand: a payment that is authorised belongs to the card or the order that is spoken of. */
export const treatingVerbs = wordsOf(
  'accept adjust analyse analyze approve assess audit authorise authorize block check clear confirm decline decrease deduct evaluate handle increase inspect lock manage measure ' +
    'modify monitor process reduce refresh refuse reject release reset restock review revoke rotate sync track unblock unlock update validate verify',
);

/** Verbs of turning to somebody who then answers. */
export const consultingVerbs = wordsOf('ask call consult contact email invite notify phone request tell');

/** What somebody does who is asked for a judgement. */
export const judgingVerbs = wordsOf(
  'accept agree approve confirm consent decline deny disagree object oppose refuse reject support veto',
);

/** Verbs behind which stands no thing that is passed: what is begun, or what somebody is asked or told. */
export const unpassingVerbs = wordsOf(
  'alert ask await be become begin call close complete contact do end exit finish go greet have help inform initiate invite join launch leave let login meet notify open ' +
    'perform ping prompt remind repeat request run start stop tell thank trigger visit wait warn welcome',
);

/** Words that point at a thing or at several and name none. */
export const pointingWords = wordsOf(
  'again all another any anything both each either everything it itself more next no none nothing one other others same something such that them these this those',
);

/** Whose something is. */
export const owningWords = wordsOf('her his its my our their your');

/** What belongs to a verb before its object: `pick up the order`. */
export const verbParticles = wordsOf('away back down in off on out over up');

/** What ends the object of a verb. */
export const objectEnds = wordsOf(
  'about above after against as at away back because before below between by down for from if in into of off on online or out over per so than that through to until up upon using via when where which while who with within without',
);

/** What a reply says before what it brings. */
export const replyOpening =
  /^(?:returns?|gives? back|sends? back|(?:responds?|repl(?:y|ies)|answers?) with|provides?)\s+/i;

/** Verbs of which something comes about that was not there. */
export const makingVerbs = wordsOf(
  'allocate assign build calculate compose compute create derive draft generate issue make mint prepare produce',
);

/** Words that a question begins with which is answered by yes or no. */
export const questionWords = wordsOf(
  'are can contains did do does exists had has have is may must should was were will would',
);

/** Verbs of things that happen by themselves: a delivery has failed, it is not failed. */
export const happeningVerbs = wordsOf(
  'agree appear arrive come disappear end exist expire fail fall go happen lapse leave occur pass reply respond return rise start stop succeed wait',
);

/** Participles and other words that say how a thing is, and nothing that happened to it: tables that are left. */
export const lastingWords = wordsOf(
  'bright calm certified cold crisp dark dirty dry empty enrolled experienced flat fresh frozen heavy hot hungry injured insured interested left licensed light loose low married ' +
    'pale qualified registered remaining ripe rough sharp smooth soft solid stable stale steady thick thin tight tired trained unstable warm wet',
);

/** What one has or has not: a question that only names it asks whether there is one. */
export const hadThings = wordsOf(
  'account alarm allergy anomaly appeal balance booking budget bug capacity card cash certificate coupon credit damage deadline defect deposit discount document doubt ' +
    'duplicate error exception fault fee fever guarantee infection injury insurance interest invoice issue key leak licence license loan match membership mistake money objection ' +
    'order pain passport password permit permission photo place policy prescription problem proof question receipt referral reply reservation risk room seat session signature slot ' +
    'space stock subscription symptom tax ticket token vacancy visa voucher warning warranty winner',
);

/** What tells one of several: a question that only names it asks whether it is that one. */
export const tellingWords = wordsOf('first second third fourth fifth sixth last final same only');

/** What stands before where something is: `in stock`. */
export const standingWords = wordsOf('above at below between in inside on outside over under within');

/** Said of whoever sends something: `sends an approval`, `returns the form`. */
export const sendingVerb = /^(?:sends?|returns?|forwards?|transmits?|submits?|reports?) (?:back )?(?=\p{L})/iu;

/** What things do by themselves: `more parcels remain`. */
export const remainingVerbs = wordsOf('apply arrive differ exist fit match remain suffice');

/** How words end that say how something is: `readable`, `unpaid`. */
export const ableEnding = /(?:^un\p{L}{2,}(?:able|ible|ed|id)|\p{L}{4,}able|\p{L}{3,}ible)$/u;

/** Said of whoever notes that something happens, and brings nothing. */
export const notingVerbs = wordsOf('display keep log mail note present print record report show');

/** What a reply says of how it went, which is no value. */
export const outcomeWords = wordsOf(
  'accepted ack acknowledged acknowledgement approval approved available cancelled complete completed confirmed created declined deleted denied done error expired fail failed failure ' +
    'finished found invalid missing no none permission consent denial refusal rejection not ok okay pong ready received rejected response result returned saved sent stored success successful timeout true false unavailable updated valid welcome yes',
);

/** What the end of a flow is called that says nothing of how it ended. */
export const plainEnd =
  /^(?:the )?(?:end|ends|ended|finish|finished|stop|done|complete|completed|exit)(?: (?:of|the) .*)?$|^(?:process|flow|case) (?:ends|ended|finished|done)$|^$/i;
