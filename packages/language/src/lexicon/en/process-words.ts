const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns for the whole that is described: `the process starts when ...` names no step. */
export const processNouns = words(
  'process workflow flow procedure programme algorithm chart flowchart diagram case scenario phase activity activities step steps task tasks processes sub-process subprocess',
);

/** Verbs by which something goes back. */
export const goingVerbs = words('go come return move get bounce');

/** A way to say something about the flow itself rather than to name a step. */
export interface FlowPhrase {
  readonly means: 'end' | 'again' | 'hand-back' | 'restart' | 'back-to' | 'nothing' | 'goes-on' | 'join' | 'next-round';
  /** Matched against the clause in lower case, single spaces, no closing mark; group 1 is the target. */
  readonly pattern: RegExp;
  readonly example: string;
}

export const flowPhrases: readonly FlowPhrase[] = [
  {
    means: 'end',
    pattern:
      /^(?:the |this |then )*(?:process|flow|workflow|procedure|program|case|algorithm)(?: instance)?(?: then)? (?:ends?|stops?|finishes|terminates?|is (?:then )?(?:over|finished|complete|completed|ended|stopped|terminated|closed))(?: here| there| then| at this point)?$/,
    example: 'the process ends',
  },
  {
    means: 'end',
    pattern:
      /^(?:the )?(?:end|stop|exit|finish|done|finished|that is it|that['’]?s it|(?:and )?that['’]?s that|end of (?:the )?(?:story|matter)|(?:game|case) (?:over|closed))(?: (?:the )?(?:process|flow|workflow|program))?$/,
    example: 'end the process',
  },
  {
    means: 'end',
    pattern: /^(?:that['’]?s|that is|this is) (?:it|all)(?: (?:for|from|on|as far) .{0,40})?$/,
    example: "that's it for today",
  },
  {
    means: 'end',
    pattern:
      /^(?:this|that|which)(?: too| also| then)? (?:closes|ends|settles|finishes) the (?:case|claim|matter|request|process)$/,
    example: 'this closes the case',
  },
  { means: 'end', pattern: /^ends? (?:the|this) (?:process|flow|workflow|procedure)$/, example: 'ends the process' },
  {
    means: 'nothing',
    pattern: /^(?:(?:do|does) (?:nothing|not do anything)|nothing(?: to do)?)$/,
    example: 'do nothing',
  },
  { means: 'nothing', pattern: /^(?:start|begin)$/, example: 'start' },
  {
    means: 'nothing',
    pattern:
      /^(?:(?:[\p{L}-]+ ){1,3}(?=skips? (?:it|this|that)$))?(?:just )?(?:skips?|bypass(?:es)?) (?:it|them|this|that|both|\p{L}+)$/u,
    example: 'skip it',
  },
  {
    means: 'nothing',
    pattern: /^no (?:further )?(?:\p{L}+ ){1,3}(?:is |are )?(?:needed|required|necessary)$/u,
    example: 'no return needed',
  },
  {
    means: 'nothing',
    pattern: /^(?:nothing (?:happens|is done)|no (?:further )?action is (?:needed|required|taken))$/,
    example: 'nothing happens',
  },
  {
    means: 'goes-on',
    pattern: /^(?:the )?(?:process|flow|workflow|procedure|it) (?:continues?|proceeds|goes on|moves on|can continue)$/,
    example: 'the process continues',
  },
  { means: 'goes-on', pattern: /^(?:continue|proceed|go on|carry on|move on)$/, example: 'continue' },
  {
    means: 'join',
    pattern:
      /^(?:both|all|everything|all of (?:them|these|this)|both of (?:them|these)|that|this|these|they|all (?:steps|tasks|activities)|both (?:of )?(?:the |these )?\p{L}+)(?: (?:\d|two|three|four|of them|steps|tasks|activities|branches))?(?: (?:is|are|has been|have been|have|has))? (?:done|finished|complete|completed|over|ready|in|back|there|arrived|received)$/u,
    example: 'both are done',
  },
  {
    means: 'restart',
    pattern:
      /^(?:(?:the |a )?(?:\p{L}+ ){1,2}(?:(?:has|have|needs|need|must|should) (?:to )?)?)?(?:start|begin)s? (?:all )?(?:over|again|from (?:the )?(?:start|beginning|scratch))(?: again)?$/u,
    example: 'the new clerk has to start over',
  },
  {
    means: 'next-round',
    pattern:
      /^(?:(?:just |straight |then )*)(?:carry on|continue|go on|go|move on|proceed|skip|jump)(?: straight| directly)? (?:with|to) (?:the )?next(?: \p{L}+)?$/u,
    example: 'carry on with the next letter',
  },
  {
    means: 'restart',
    pattern:
      /^(?:the |this )?(?:whole |entire )?(?:cycle|process|procedure|loop|round|routine) (?:repeats|(?:starts|begins) (?:again|over|anew|afresh))(?: (?:itself|again|next \p{L}+|the next \p{L}+|every \p{L}+|each \p{L}+))*$/u,
    example: 'the cycle repeats next morning',
  },
  {
    means: 'restart',
    pattern: /^(?:restart|repeat) (?:the )?(?:whole |entire )?(?:process|procedure|flow|workflow)$/,
    example: 'repeat the process',
  },
  {
    means: 'restart',
    pattern:
      /^(?:(?:the )?(?:process|flow|procedure) )?(?:goes|go|returns?|jumps?|loops?) back to (?:the )?(?:start|beginning)$/,
    example: 'go back to the start',
  },
  {
    means: 'back-to',
    pattern:
      /^(?:[\p{L}-]+ ){0,5}?(?:go|goes|skips?|jumps?|continues?|proceeds?|moves?|returns?|resumes?)(?: (?:again|on|straight|directly|back|forward|ahead|likewise|then))* (?:to|with|at|from) (?:the )?((?:(?:step|stage|point|item|number|no|clause|section|paragraph) )?\d{1,3})(?: (?:above|below|again|onwards?|instead))*$/u,
    example: 'the return goes on to 8',
  },
  {
    means: 'back-to',
    pattern:
      /^(?:[\p{L}-]+ ){0,5}?(?:repeat|repeats|repeated|redo|restart|restarts|starts?|begin)(?: (?:again|over|everything|all|the process|it))*(?: (?:at|from|with))? ((?:step|stage|point|item)s? \d{1,3})(?: ?(?:to|through|and|–|-) ?\d{1,3})?(?: (?:above|again|onwards?))*$/u,
    example: 'everything is repeated from step 2',
  },
  {
    means: 'back-to',
    pattern:
      /^(?:(?:the )?(?:\w+ ){0,2})?(?:go|goes|going|jump|jumps|loop|loops|return|returns|move|moves|step|steps)(?: \w+)? back to (?:the )?(.+)$/,
    example: 'go back to the review',
  },
  {
    means: 'back-to',
    pattern:
      /^(?:go|goes|return|returns|jump|jumps|continue|continues|proceed|proceeds|skip|skips) (?:to|with|at|from) (?:the )?(step .+|stage .+)$/,
    example: 'continue with step 3',
  },
  {
    means: 'back-to',
    pattern:
      /^(?:(?:\w+ ){0,3})(?:sends?|returns?|hands?|gives?|passe?s?|brings?|refers?) (?:it|them|this|that|(?:the|a|an) \w+(?: \w+)?) back to (?:the )?(.+)$/,
    example: 'sends it back to the writer',
  },
  {
    means: 'back-to',
    pattern:
      /^(?:[\p{L}-]+ ){1,4}(?:is|are|gets?) (?:sent|returned|handed|given|passed|referred) back to (?:the )?(.+)$/u,
    example: 'the form is sent back to the writer',
  },
  {
    means: 'back-to',
    pattern:
      /^(?:[\p{L}-]+ ){0,4}?(?:(?:is|are|gets?) returned|returns? (?:it|them|this|that|(?:the|a|an) [\p{L}-]+(?: [\p{L}-]+)?)) to (?:the )?((?:\p{L}+ ){1,3}for (?:\p{L}+ )?(?:completion|correction|corrections|amendment|amendments|revision|rework|changes|clarification|improvement|repair|resubmission))$/u,
    example: 'the form is returned to the writer for completion',
  },
  {
    means: 'hand-back',
    pattern:
      /^(?:[\p{L}-]+ ){0,3}(?:(?:sends?|hands?|passe?s?) (?:it|them|this|that) back|returns? (?:it|them|this|that))(?: (?:with|for) .+)?$/u,
    example: 'sends it back with comments',
  },
  {
    means: 'back-to',
    pattern: /^(?:go to|goto|return to|jump to|back to) (?:the )?(.+)$/,
    example: 'return to the review',
  },
  {
    means: 'back-to',
    pattern: /^(?:repeat|redo|restart)(?:s)?(?: again)? (?:from )?(?:the )?(step .+)$/,
    example: 'repeat from step 2',
  },
  {
    means: 'end',
    pattern:
      /^(?:you|we|they|he|she)(?:['’]re| are|['’]s| is) (?:done|finished)(?: (?:with (?:it|that|this|them)|here))?$/,
    example: 'you are done with it',
  },
  {
    means: 'again',
    pattern:
      /^(?:please |(?:the |a )?\p{L}+ (?:(?:may|can|must|should|has to|have to) )?)?(?:try|tries|trying) (?:it )?again$/u,
    example: 'the user can try again',
  },
  {
    means: 'again',
    pattern: /^(?:retry|repeat|repeats|retries)(?: (?:it|this|this step|up to (?:\d+|three|two|five) times))?$/,
    example: 'retry',
  },
];

/** Verbs that open or close the whole: `start the process` is no step of it. */
export const frameVerbs = words(
  'start begin initiate trigger end finish terminate stop describe execute continue kick',
);

/** Verbs of telling keep what it is about: `inform the manager about the loss`. */
export const tellingVerbs = words('inform notify tell advise remind warn ask alert brief');

/** What only people and their boards do, also where nobody knows the name of who does it: `the synod decides`. */
export const mindVerbs = words(
  'decide investigate agree disagree vote discuss negotiate deliberate comment advise consult respond reply judge assess evaluate debate confer intervene apologise apologize complain insist listen search watch bid',
);

/** Verbs of reaching somebody: `them` behind one are people. */
export const peopleVerbs = words('call phone ring text message contact meet greet welcome thank invite');

/** Verbs that somebody is brought to do something with. */
export const wishVerbs = words('ask tell get remind advise instruct invite urge request require allow help let want');

/** Verbs that may have a question for their object. */
export const asksVerbs = words(
  'check verify decide determine confirm see assess evaluate test ask examine inspect look review ensure control',
);

/** Verbs that do nothing but ask. */
export const wonderVerbs = words('ask decide determine see judge assess');

/** Verbs that find something out, which is asked next. */
export const findingVerbs = words(
  'check verify examine inspect look review test search assess evaluate decide determine measure investigate diagnose try analyse analyze audit inspect screen',
);

/** Words that open such a question. */
export const questionOpeners = words('if whether that');

/** Names of two words of which the first looks like a verb. */
export const compoundNames: ReadonlySet<string> = new Set([
  'pull request',
  'pull requests',
  'merge request',
  'merge requests',
  'change request',
  'change requests',
]);

/** Verbs whose object says what is done: `hold a review`. */
export const performingVerbs = words('hold do make carry conduct perform run give have arrange');

/** Verbs that do a step once more that their object names. */
export const repeatVerbs = words('repeat redo');
/** Verbs that do once more what they do without `re`. */
export const redoVerbs = words(
  'rerun recheck retest resubmit resend remeasure reinspect reupload reassess recalculate reorder reschedule rework reweigh rebuild redeploy reboot',
);

/** Verbs of getting from one to the next. */
export const handingVerbs = words('go move pass come proceed');

/** Verbs that put right what a check found. */
export const correctingVerbs = words('fix correct adjust revise amend rework rectify readjust');
/** Verbs that ask somebody for what a check found to be lacking, and the words that say that it is. */
export const demandingVerbs = words('ask request demand remind contact');
export const lacks = words('missing incomplete lacks lack lacking unclear unreadable');
/** Of what nothing is lacking. */
export const lacksNothing = words('complete');

/** Verbs for what happens by itself: as the first of a text it is what starts the flow. */
export const arrivalVerbs = words('come arrive occur happen appear ring leak expire break fail crash drop stop fall');
/** Verbs for getting what the flow is about: as the first of a text they start it too. */
export const receivingVerbs = words('receive get');
/** Verbs for how somebody from outside sets a flow going. */
export const reachingVerbs = words(
  'call ring phone mail email contact report complain ask request apply bring return hand walk miss lose notice go leave visit',
);
/** Verbs whose participle after a thing tells that it was put on record: `complaint logged`. */
export const reportedVerbs = words('log report raise receive submit request place score file send open');

/** Nothing is added to the title of what says already that something goes on. */
export const saysProcess = /\b(?:process|procedure|flow|workflow|cycle|handling|approval|review|check)$/i;

/** What comes after these is another thing, or says more of this one. */
export const joining: ReadonlySet<string> = new Set(['and', 'or', 'that', 'which', ',']);

/** Words that close a sentence and with it what is told: `log the event, done`. */
export const closingWords = words('done finished end stop over');

/** Words before the number of a step that is meant rather than told, as alternatives of a pattern. */
export const beforeStepMeant = 'to|from|with|at|in|of|repeat|step';

/** What lies between the beginning and the end of a flow: `from order to delivery including packing`. */
export const milestoneOpeners = words('with including via through');

/** Steps that are only named, behind a colon or between where a flow begins and ends. */
export const listsSteps = /:[^:.]+,[^:.]+,|\bfrom\b.+\bto\b.+\b(?:with|including|via|through)\b/i;

/** A step that only says where it goes on: `Go straight to packing`. */
export const goesOnTo =
  /\b(?:go|goes|move|proceed|continue|pass|skip)(?: on)?( straight| right| directly| immediately)?(?: on)? to (?:the )?(.+)$/i;

/** What a thing has to do or to be: `the sum has to match`. */
export const demands =
  /^(?<subject>(?:the |its |their |all |both )?[\p{L}\p{N} -]{2,40}?) (?:has to|have to|must|needs? to|should|shall|is to) (?<verb>be|match|fit|work|pass|agree|hold|correspond|add up|exist|suffice|run|start|respond|equal)\b/iu;

/** Something that was spoken of before, in one word: `the offer`, `the offer from Ann`. */
export const definite = /^the (\p{L}+)(?=$| (?:of|for|from|in|to)\b)/iu;

/** What says that something is done side by side. */
export const togetherPhrases: readonly (readonly string[])[] = [
  'at the same time',
  'side by side',
  'in parallel',
  'simultaneously',
  'concurrently',
].map((phrase) => phrase.split(' '));

/** How a clause says at its end that it runs together with the ones before it. */
export const togetherPattern = new RegExp(
  `^(?:(?:both |these |all )*(?:two |three |2 |3 |4 )?(?:of them )?(?:${togetherPhrases.map((words) => words.join(' ')).join('|')})|independently|parallel)$`,
);

/** What stands before `until` and `while` where something is done again and again; the longest first. */
export const loopOpeners: readonly string[] = [
  'do the following',
  'repeat the following',
  'keep doing this',
  'repeat this',
  'keep going',
  'continue',
  'go on',
  'do this',
  'repeat',
  'loop',
  'do',
];

/** How many deeds a list announces without a number. */
export const severalWords = words('several some many both these following');

/** What goes on while somebody else does something. */
export const onTheWay =
  /\b(?:on (?:its|the|their|his|her) way|under way|underway|in transit|en route|in progress|busy|waiting)$/;

/** What titles call the work on something: `invoice approval`. */
export const titleDeeds = words(
  'approval handling processing management check checks checking intake registration renewal review procedure process workflow flow routine collection delivery control test testing release treatment sorting repair disposal rules steps',
);

/** Verbs of looking something up: what is done next is seldom done to where one looked. */
export const lookingVerbs = words('check look compare search consult see');
