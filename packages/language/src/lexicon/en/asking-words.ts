const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs of which something comes back: whoever fetches an order has it then. */
export const askingVerbs = wordsOf(
  'calculate compute convert count estimate fetch find get generate list load look query read retrieve search select',
);

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

/** What a reply says of how it went, which is no value. */
export const outcomeWords = wordsOf(
  'accepted ack acknowledged acknowledgement approved available cancelled complete completed confirmed created declined deleted denied done error expired fail failed failure ' +
    'finished found invalid missing no none not ok okay ready received rejected response result returned saved sent stored success successful timeout true false unavailable updated valid yes',
);
