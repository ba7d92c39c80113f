const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs whose message goes back to whoever asked. */
export const replyVerbs = set(
  'return respond reply answer acknowledge ack confirm accept agree say decline refuse approve reject deny grant',
);
/** Verbs that say no more than that there is a reply: its label is what comes back. */
export const answerVerbs = set('return respond reply answer');
/** Verbs whose object is somebody who is spoken to. */
export const addressingVerbs = set('notify inform ping contact alert warn remind greet welcome');
/** Verbs whose object is asked or told where `for`, `about` or `to` follows it. */
export const askingVerbs = set('ask tell query prompt instruct request');
/** Verbs by which something is handed to whoever `to` names, also one who is named nowhere else. */
export const handingVerbs = set(
  'send deliver forward pass publish push post hand route dispatch broadcast transmit submit relay report redirect',
);
/** Verbs of sending: where no receiver is named, whoever called last is meant. */
export const sendVerbs = set('send post push emit forward transmit report');
/** Verbs of telling: what a system does with them reaches the person who uses it. */
export const showVerbs = set(
  'show display prompt present notify inform alert ask request list render greet warn tell redirect offer highlight provide confirm acknowledge email e-mail message remind advise suggest dispense deliver serve hand give eject pay issue explain',
);
/** Verbs by which a participant fetches something from where `from` points. */
export const fetchVerbs = set(
  'get fetch read request query retrieve load pull obtain order buy download collect demand select ask',
);
/** Verbs of getting something from another system that was called before. */
export const pullingVerbs = set('get fetch retrieve load pull obtain download swap exchange redeem');
/** Verbs of taking what the last message left somewhere. */
export const pickingVerbs = set('pick consume grab take collect poll');
/** Verbs of work with the hands, which no system takes part in. */
export const handworkVerbs = set('repair cook clean wash bake cut paint drive walk pack mend assemble');
/** Verbs of putting in: `enters the code from the phone` into what was spoken to. */
export const enteringVerbs = set('enter type input paste copy show display');
/** Words of a message that arrives some other way than by talking to whoever sends it. */
export const mailWords = set('email e-mail mail sms newsletter letter postcard');
/** Verbs by which something comes to be where `at` points: `creates an order at the lab`. */
export const placingVerbs = set(
  'create place open register book reserve order request deposit make look file buy check',
);
/** Verbs by which the subject is the one who is sent something. */
export const receiveVerbs = set('receive get obtain hear');
/** Verbs of telling what was asked, without an object. */
export const tellingVerbs = set('tell explain');
/** Verbs of saying: where nobody is named, they answer whoever spoke before. */
export const sayingVerbs = set('say answer reply respond return accept ack acknowledge');
/** Verbs that take a receiver and a thing: `gives the guest a key`. */
export const givingVerbs = set(
  'give send hand show tell pay offer lend write email e-mail text mail push bring pass assign issue',
);
/** Prepositions that may point at the other side of a message. */
export const recipientPrepositions = set('to with from in on into onto at against via through by for');
/** Verbs of people that need a partner to be a message: what a user does, he does to the system. */
export const inwardVerbs = set(
  'validate verify authenticate authorise authorize check calculate compute process store save create generate update delete remove log record terminate install encrypt hash parse compare recognise recognize search find determine add append set mark lock unlock cancel close block release average sum sort merge filter review',
);

/** Verbs of noticing: as the first step of an alternative they tell when it applies. */
export const recognisingVerbs = set('recognise recognize detect notice determine find fail');
/** Verbs whose bare object is somebody who is called upon: `triggers billing`, `asks Rita`. */
export const callingVerbs = set(
  'ask tell call query trigger poll notify ping contact invoke inform alert prompt request instruct',
);
/** Prepositions of where something is put, or comes from. */
export const placePrepositions = set('in into from to');
/** Verbs by which something is put where `in` or `to` points. */
export const keepingVerbs = set('store save write put persist insert log cache upload commit publish swap exchange');
/** Bare objects and places that are nobody: `in cash`, `asks permission`. */
export const commonObjects = set(
  'again back there here everyone help permission advice confirmation cash person place time full order work home production stock payment money approval access data info information feedback support cart test memory disk detail end start it them him her us me you what which',
);
/** What is said in a word or two, without a verb: it comes from whoever was spoken to. */
export const shortAnswers = set(
  'miss hit ok okay done success failure declined accepted approved rejected authorised authorized denied valid invalid timeout found yes no',
);
/** Adjectives that pick one of several and are no part of a name. */
export const pickingAdjectives = set('nearest closest next available');
/** What people do for each other rather than for a system. */
export const personalVerbs = set('hand explain greet serve welcome');
/** Words that stand for whoever was addressed last: `to the claims desk, this asks the bank`. */
export const pointers = set('this that');
/** Verbs of noticing that send nothing. */
export const silentVerbs = set('see notice know remember think');
/** Verbs by which a thing moves that somebody sent. */
export const movingVerbs = set('go come flow travel');
/** Verbs by which a writer speaks of what he wants, knows or thinks rather than of his part in what is told. */
export const framingVerbs = set(
  'want need wish like love hate think guess mean understand believe suppose hope know remember see prefer try draw explain describe have be do wonder feel talk use live',
);
/** Verbs of calling somebody up, with a bare object. */
export const ringingVerbs = set('call ring phone telephone page radio visit contact');
/** Verbs of looking for something in what their object names. */
export const searchingVerbs = set('query search consult');
/** What is called, rung or searched without being anybody. */
export const calledThings = set(
  'number bell function method endpoint procedure route alarm doorbell meeting lift stop ticket code name word term text answer flight',
);
/** What opens what somebody is asked, behind his name. */
export const questionOpeners = set('to whether if how what when where');
/** How a writer speaks of himself, and of others. */
export const ownPronouns = set('i me we us');
export const otherPronouns = set('they he she it you');
/** What passes messages on to whoever listens. */
export const brokerNouns = set('kafka rabbitmq broker sqs sns kinesis queue bus topic pubsub nats mq mqtt eventbridge');
/** Verbs of giving a message to a broker, and of having it from there. */
export const publishingVerbs = set('publish emit produce broadcast enqueue');
export const consumingVerbs = set('consume subscribe pick receive get read listen take handle poll hear');
/** Verbs that people use without `-s` behind one name. */
export const bareVerbs = set(
  'send ask give tell show get receive deliver put bring forward upload answer reply sign store save',
);
/** Those of them that are nouns as well: `the app store`. */
export const bareNouns = set('show forward upload answer reply sign store');
/** Heads of the columns of a table of messages. */
export const messageColumns = {
  from: set('from sender source caller who'),
  to: set('to receiver recipient target callee'),
  what: set('what message text call content label action request'),
};
/** Before `I` and `we`: what follows explains and is no deed. */
export const noDeedOpeners = set('as how that which what where whom');
/** Verbs of having a business: `we run a bakery`. */
export const owningVerbs = set('run own operate manage');
/** What stands before whoever gets or gives something. */
export const receiverOpeners = set('to from');
/** What opens a case that is told by a noun. */
export const caseOpeners: readonly (readonly string[])[] = ['in case of', 'in the case of', 'in the event of'].map(
  (words) => words.split(' '),
);
/** What opens a case in which something does not come about: `failing a settlement,`. */
export const absenceOpeners: readonly (readonly string[])[] = [
  'failing',
  'absent',
  'in the absence of',
  'for want of',
  'in default of',
].map((words) => words.split(' '));
/** What may stand before `which` where it only leads on: `, of which the owner is notified`. */
export const relativePrepositions = set('of about');
/** Words between what is so and what somebody does therefore. */
export const thereforeWords = set('so therefore hence thus');
/** What points at somebody behind a verb of asking: `asks that server`. */
export const pointing = set('that this these those');
/** Words for those who take part, of whom none is called so: `both parties sign`. */
export const partyNouns = set('parties sides');
/** What stands for all that was done before: `when all are loaded`. */
export const doneThings = set('all everything both this that these those');
/** What opens how often something happens, before a comma or a colon. */
export const loopOpeners = set('per for each every');

/** Prepositions before who is between two: `via the broker to the backend`. */
export const throughParts = /^(?:via|through|thru|over)$/;

/** A condition before an arrow: what stands on the line before it, the word that opens it, and what follows up to the arrow. */
export const arrowCondition =
  /^(?<opening>\s*(?:[-*•]\s+|\d+[.)]\s+)?)(?<opener>if|when|whenever|once|unless|only if|in case|else if|else|otherwise)\b[\s,:]+(?<said>.*)$/is;

/** Where such a condition is over. */
export const conditionEnd = /\s*[,:]\s*(?:then\s+)?|\s+then\s+/i;
