const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that open a noun phrase. */
export const determiners = set(
  'the a an this that these those all any each every some no another both either neither its their his her our your my several many most more other various one two three four five six seven eight nine ten certain further additional his/her its/their',
);
export const articles = set('the a an');
export const possessives = set('its their his her our your my his/her');
export const pronouns = set('it they them he she him her i we you us me this that these those he/she him/her');
/** Pronouns that stand for a thing that was spoken of before, as an object. */
export const objectPronouns = set('it them this these those him her that one him/her');
/** Those that stand for one thing, and those that stand for several. */
export const singularPronouns = set('it this that one');
export const pluralPronouns = set('them these those');
export const subjectPronouns = set('it they he she i we you he/she one this these that both who');

/** Those that stand for a person alone. */
export const personPronouns = set('he she he/she');

/** Those that nothing is done to: `light we load` is no deed done to `we`. */
export const onlySubjects = set('i we they he she who he/she');

/** Pronouns that are all of an object, in front of nothing else. */
export const wholeObjects = set('it them him us me');

/** Prepositions behind which more of the same may be listed: `the form with name, address, phone`. */
export const thingOpeners = set('with of about for from');

/** Alone they mean those that were named before: `if these fail`. */
export const pluralPointers = set('these those both all');
export const prepositions = set(
  'to from of in on at by with for into onto via within before after about over under against between among through throughout per until during without upon above below across towards toward along around behind beside beyond despite except inside near off out outside past since than unlike up like as using based regarding concerning including according due together following',
);
/** Prepositions that end an object; `of` goes on with it. */
export const phraseOpeners = set(
  'to from in on at by with for into onto via within before after about over under against between among through throughout per until during without upon above below across towards toward along around behind beside despite inside near outside since using based regarding concerning including according due together as like following than so',
);

/** Prepositions behind which stands what a verb without an object is about: `look at the wound`. */
export const aimOpeners = set('at for into through over about');

/** What a pronoun is called where something is done to it. */
export const asObject: ReadonlyMap<string, string> = new Map([
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
]);

/** Whom or what it is said of if it is not so for any of them. */
export const allOfAny: ReadonlyMap<string, string> = new Map([
  ['anything', 'everything'],
  ['something', 'everything'],
  ['anyone', 'everyone'],
  ['anybody', 'everybody'],
]);

/** Words that open a question which something is done about: `count who is left`. */
export const askedThings = set('who whom whose what which how why');

export const particles = set('out up off back down over away again in on in on forward together through around');

export const copulas = set('is are was were be been being am');
export const modals = set(
  "must should will can may shall could would might cannot can’t can't won't cant wont couldn't couldnt must've",
);
export const haves = set('has have had having');
export const does = set('do does did');
export const negations = set(
  "not never n't isnt arent wasnt werent doesnt dont didnt cant wont hasnt havent couldn't couldnt isn't aren't wasn't weren't doesn't don't didn't cannot can't won't hasn't haven't isn’t aren’t doesn’t don’t cannot",
);
/** Contractions that hold a verb, with `not` or after its subject (`isn't`, `it's`); the value is the verb alone. */
export const contractions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "it's": 'is',
    isnt: 'is',
    arent: 'are',
    wasnt: 'was',
    werent: 'were',
    doesnt: 'does',
    dont: 'do',
    didnt: 'did',
    cant: 'can',
    wont: 'will',
    hasnt: 'has',
    havent: 'have',
    "that's": 'is',
    "there's": 'is',
    "they're": 'are',
    "we're": 'are',
    "you're": 'are',
    "i'm": 'am',
    "he's": 'is',
    "she's": 'is',
    "isn't": 'is',
    "aren't": 'are',
    "wasn't": 'was',
    "weren't": 'were',
    "doesn't": 'does',
    "don't": 'do',
    "didn't": 'did',
    "can't": 'can',
    cannot: 'can',
    "won't": 'will',
    "hasn't": 'has',
    "haven't": 'have',
    "hadn't": 'had',
  }),
);

/** Adverbs of several words: when or how something is done, and no part of what it is done to. */
export const adverbPhrases: readonly string[] = [
  'right away',
  'straight away',
  'at once',
  'as usual',
  'no matter what',
];

/** A pronoun and its copula in one. */
export const contractedPronouns = set("it's they're that's there's he's she's we're you're i'm");

/** Adverbs and fillers that may stand before a verb or between its parts; words in `-ly` count too. */
export const adverbs = set(
  'then also first second next finally again just now already still always never often sometimes usually normally typically otherwise instead thus hence therefore thereby please pls simply once twice not only further furthermore moreover additionally afterwards afterward later earlier meanwhile meantime subsequently accordingly however so soon well together too secondly thirdly lastly yet ever either',
);

/** Words in `-ly` that are no adverbs. */
export const notAdverbs = set(
  'reply supply apply comply family assembly monthly weekly daily hourly yearly multiply rely italy only early anomaly friendly supply-only',
);

/** Words that open a subordinate or relative clause and so end a noun phrase. */
export const clauseOpeners = set(
  'if when whenever unless until while once because since although though whereas where whether which who whom whose that so',
);

/** Adjectives that close a sentence after `is` and tell an outcome; also read without the verb (`if available`). */
export const stateAdjectives = set(
  'gone ok okay even odd fine loose tight good bad ready complete incomplete valid invalid correct incorrect available unavailable present absent missing empty full low high successful unsuccessful positive negative true false possible impossible necessary sufficient insufficient acceptable unacceptable satisfactory unsatisfactory compliant eligible ineligible urgent critical new old free busy open closed satisfied happy wrong right clear unclear enough late due overdue expired active inactive online offline up down healthy unhealthy safe unsafe small large big in out over under above below greater less more fewer equal higher lower older younger needed required interested uninterested faulty defective damaged severe minor major in-stock known unknown registered able unable',
);

export const conjunctions = set('and or but nor & plus');

/** Words that measure time: `daily` or `for two days` is no object. */
export const timeWords = set(
  'day days week weeks month months year years hour hours hr hrs minute minutes second seconds morning afternoon evening night time times monday tuesday wednesday thursday friday saturday sunday quarter daily today tomorrow',
);

/** Words before what is done each time, or before or after it: `on each round`. */
export const roundOpeners = set('before after at on');

/** Words before a time that say how often: `twice a day`, `every other week`. */
export const oftenWords = set('every each once twice two three four times a per other second');

/** Pronouns for things or people that are not named: `it` after them does not mean them. */
export const indefinites = set(
  'everything anything something nothing anyone someone everyone everybody somebody anybody nobody none all both any',
);

/** Behind these `'s` is a verb: nothing belongs to `there`. */
export const saying: ReadonlySet<string> = new Set([...indefinites, 'there']);

/** Nouns that stand behind `nobody's`, of which most other words are said. */
export const possessed = set('fault business job name turn guess responsibility work property data account own');

/** Pronouns that tell more of somebody or something. */
export const relativePronouns = set('who whom whose which');

/** Pronouns that can only be the subject of a verb: of one in `-s`, and of one in its base form. */
export const subjectsOfThird = set('he she it');
export const subjectsOfBase = set('i we they you he she');

/** Before a noun: not the one that was told of before. */
export const otherModifiers = set('another different other new');

/** Behind these a clause begins. */
export const clauseStarts = set('if when once unless while until and but so');

/** People begin with them before they come to the point. */
export const sentenceOpeners = set('so ok okay well right and now anyway');

/** Where, to whom, with what and by whom something is done: the prepositions of a step's label. */
export const aimsAndPlaces = set('to into onto from on in for with by at');

/** All of them in one: words that say how others hang together, and mean nothing by themselves. */
export const functionWords: ReadonlySet<string> = new Set(
  [
    articles,
    clauseOpeners,
    conjunctions,
    copulas,
    determiners,
    does,
    haves,
    modals,
    negations,
    prepositions,
    pronouns,
  ].flatMap((words) => [...words]),
);

/** Words after which a name goes on with its article: `such a form`, `half the forms`. */
export const beforeArticles: ReadonlySet<string> = new Set('of such half what which quite only even just'.split(' '));

/** Prepositions that a passive may end with: `a loan is applied for`. */
export const stranded: ReadonlySet<string> = new Set('for to on with at upon'.split(' '));

/** Nouns that have no singular of their own: `them` may mean the goods. */
export const onlyPlural = set(
  'goods funds belongings groceries remains supplies clothes credentials proceeds premises savings people',
);
