/** What stands behind the ends of a link. */
export const behindLinked = /^(?:with|on|in|at|from)$/;

/** Words before two ends that something links. */
export const linkingWords = /^(?:between|links?|connects?|joins?|linking|connecting|joining)$/;

/** Participles of what stands between two: `order_items linking orders and products`. */
export const linkingEntry = /^(?:linking|connecting|joining)$/;

/** What there is, each with facts of its own, where somebody does something with many others. */
export const deedNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    register: 'registrations',
    enrol: 'enrolments',
    enroll: 'enrollments',
    subscribe: 'subscriptions',
    participate: 'participations',
    attend: 'attendances',
    apply: 'applications',
    work: 'assignments',
    sign: 'registrations',
    borrow: 'loans',
    rent: 'rentals',
    rate: 'ratings',
  }),
);

/** Names that open with a verb and hold a moment. */
export const momentNames = /^(?:start|end|open|close|return|release|order|due)(?:s|ed)?(?:Date|Time|On|At)$/;

/** What stands on a side of a ratio, and how many it means. */
export const ratioSides: ReadonlyMap<string, 'one' | 'many'> = new Map([
  ['1', 'one'],
  ['one', 'one'],
  ['n', 'many'],
  ['m', 'many'],
  ['many', 'many'],
]);

/** Nouns for what a ratio is told of: `a one-to-many relationship`. */
export const linkNouns = /^(?:relationships?|relations?|associations?|links?|mapping|between|and|is|are|via|through)$/;

/** Words between a thing and `between`. */
export const beforeBetween =
  /^(?:is|are|takes?|place|exists?|held|made|an?|the|association|associative|join|junction|link|bridge|class|entity|table)$/;

/** Forms of `be` before a participle. */
export const passiveForms = /^(?:is|are|was|were|be)$/;

/** Prepositions behind a participle that goes with the noun before it. */
export const agentOpeners = /^(?:by|in|at|from|on|to|for|per|with|into|under|through|between|among)$/;

/** Prepositions behind the name of an entry. */
export const entryOpeners = /^(?:of|by|from|for|in|at|on)$/;

/** Words before what an entry has. */
export const rowOpeners = /^(?:with|w\/|having|incl|including)$/;

/** Words before a name that say its kind. */
export const kindOpeners = /^(?:class|interface|abstract|enum|table|entity|use)$/;

/** Nouns that only say what kind of thing something is. */
export const kindNouns = /^(?:class|superclass|interface|entity|table|object)$/;

/** How words end that tell how something is. */
export const qualityEnding = /(?:ed|[^k]ing|-off|-time|able|ible)$/i;

/** Participles that say of what something is one. */
export const belongingWords = /^(?:belonging|referencing|pointing|referring)$/;

/** Words for what inherits. */
export const subclassWords =
  /^(?:subclass|subclasses|subtype|subtypes|specialisations|specializations|implementations)$/;

/** Words for the whole drawing. */
export const drawingNouns = /^(?:diagram|database|db|schema|erd|entity)$/;

/** Prepositions before what an entry hangs on. */
export const ownerOpeners = /^(?:per|between|by|of)$/;

/** From these on another clause is told. */
export const subordinates = /^(?:while|whereas|if|when|because)$/;

/** Words before a verb that are no subject by themselves. */
export const noSubjects = /^(?:who|which|that|it|they|and|,)$/;

/** Verbs that say what facts something has. */
export const bearingVerbs = /^(?:carries|carry|bears?|shows?|states?)$/;

/** Verbs that go on with a way. */
export const goingVerbs = /^(?:goes|runs|leads|comes)$/;

/** Somebody may do it, or not. */
export const mayDo = /\b(?:can|may|could|might)\b/i;

/** `Unpaid orders are cancelled`: to a state of its own. */
export const leadsElsewhere = /\b(?:is|are|gets?|be) \w+ed\b/i;

/** How often something happens. */
export const frequencyWords = /^(?:hourly|daily|weekly|monthly|quarterly|yearly|annually|online|offline)$/i;

/** What is said of a column behind its name. */
export const rowMarks = /^(?:unique|optional|nullable|mandatory)$/;

/** What heirs do, as a verb behind their names. */
export const heirVerbs = /^(?:extends?|inherits?|implements?|realises?|realizes?)$/;

/** What is said of one side goes for the other side, too. */
export const bothWays = /,?(?: and)? (?:the other way (?:a?round)|vice versa|in both directions)$/;

/** There are many on both sides. */
export const manyOnBothSides = /,? (?:it['’]s |which is |so |as )?(?:many[- ]to[- ]many|[nm] ?: ?[nm])$/;

/** Since when and how often something is so, in words. */
export const timeAsides: readonly (readonly string[])[] = [
  'over the years',
  'over the months',
  'over time',
  'at any one time',
  'at any time',
  'in practice',
  'in general',
].map((words) => words.split(' '));

/** What the parts of an order, a ticket or a form are called behind its name: `order line`. */
export const lineNouns: ReadonlySet<string> = new Set('line item position row entry detail'.split(' '));

/** What opens an entry of a list of columns that speaks of another thing: `for one boat`, `belongs to pier`, `plus which skipper`. */
export const rowOpener =
  /^(?:(?:and|plus|also)\s+)?(?:(?:for|of|by|per|from|(?:belongs?|goes|linked|refers)\s+to|(?:is\s+)?\p{L}+(?:ed|ght|en)(?:\s+(?:up|out|off|over|back|in))?\s+(?:by|to|for|from|in|at|on))\s+(?:exactly\s+|only\s+)?(?:(?:one|an?|the|which|its)\s+)?|(?:exactly\s+|only\s+)?(?:one|which)\s+)(?=\p{L})/iu;

/** What stands between two things in such an entry: `for one boat in one berth`. */
export const rowJoin = /\s*\+\s*|\s+(?:and|in|on|at|from|with|by)\s+(?=(?:one|an?|the|which)\s)/iu;

/** Words of an opening that says where all of it is so: `in our school`. */
export const placeOpeners: ReadonlySet<string> = new Set(['in', 'at', 'for']);
export const ownerWords: ReadonlySet<string> = new Set('our my this their your'.split(' '));

/** Words that open the name of a thing. */
export const articleWords: ReadonlySet<string> = new Set('a an each every one the'.split(' '));

/** What is said behind something that goes without saying. */
export const sureWords: ReadonlySet<string> = new Set('obv obviously clearly naturally'.split(' '));

/** What may still stand before the second thing of such an entry. */
export const rowArticle = /^(?:one|an?|the|which)\s+/i;

/** How the names of columns end that tell one row from another. */
export const keyWordAtEnd =
  /(?:^|[\s_])(?:id|Id|ID|no|No|NO|nr|Nr|code|Code|CODE|number|Number)$|(?<=\p{Ll})(?:Id|ID|No|Code)$/u;

/** What a column says it points at: `fk users`, `integer to users`, `pointing at users`. */
export const referenceTarget =
  /(?:\breferences\s+|\breference\s+to\s+|\b(?:which\s+|that\s+)?point(?:s|ing)?\s+(?:to|at)\s+|(?<=\b(?:big|small)?(?:int|integer|uuid|serial)\s+)to\s+|\bfk\s*(?:->|→|to|of|:)?\s*|\bforeign\s+key\s+(?:to\s+|references\s+)?|(?:->|→)\s*)(?!(?:pk|primary|uk|unique|not|null|nullable|optional|default)\b)["`[]?([\p{L}_][\p{L}\p{N}_.]*)["`\]]?(?:\s*\([^)]*\))?/iu;

/** Behind a column that says by its own name what it points at: `pier_id reference`. */
export const bareReference = /(?<=id)\s+reference$/i;

/** Columns that point at one table together or each by itself: `order_id + line_no -> lines`, `from_id and to_id -> ports`. */
export const sharedTarget =
  /(?<columns>[\p{L}_]\w*(?:_\w+|(?<=\bid))(?:\s*(?:\+|&|,?\s*\band\b)\s*\w+(?:_\w+|(?<=\bid)))+)\s*(?<target>(?:->|→|\breferences?\s+(?:to\s+)?|\bpoints?\s+(?:to|at)\s+|\bfks?\s+(?:to\s+)?)\s*[\p{L}_][\p{L}\p{N}_.]*)/giu;

/** What may stand before a count without a word on how many there are. */
export const countAdverbs: ReadonlySet<string> = new Set(
  'always exactly only just normally usually typically'.split(' '),
);

/** Before a count that says where something is: `two boats on one lake`. */
export const countedPlaces: ReadonlySet<string> = new Set('in on at'.split(' '));

/** How many of what was named before, and no thing of its own: `a judge scores plenty`. */
export const bareAmounts: ReadonlySet<string> = new Set(
  'lots plenty loads several none many few some any most'.split(' '),
);

/** A column whose name only opens like such an entry: `from port`, but not `from one port`, `from ports` or `from Port`. */
export const bareRow = /^(?:from|to|of|by|per)\s+(?!(?:exactly|only|one|an?|the|which|its)\s)(?!.*[^s]s$)\p{Ll}/u;

/** What stands before the table that two things have between them: `resolved by Enrolment`, `join table: enrolment`. */
export const wayWords =
  /\b(?:by|through|thru|via|in|into|using|(?:join|joining|junction|link|linking|bridge|associative|in between)(?:\s+(?:table|entity))?)\b[\s:,"]*(?:(?:the|an?|our|table|entity|called|named)\s+)*"?/g;

/** Words for how many, which open a part of a list by themselves: `one bus one driver`. */
export const countWords = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|many|several|multiple)$/;

/** Of those, the ones that mean more than one. */
export const manyWords = /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|multiple|lots|some)$/;

/** What a clause that leaves its verb out may open with behind a joint: `and an owner many boats`. */
export const clauseJoint = /^(?:and|while|but|whereas|,|;)$/;

/** Words that say of all who were named what is told of one: `are both a vessel`. */
export const eachOfThem = /^(?:both|each|all)$/;

/** What a list of things may be called, at the end of a name. */
export const kindWords = /(?:^|\s)(?:tables|entities|classes|objects|keys|types|notes?|schema)$/i;

/** `code (key)`, `customer id (foreign key)`: what a bracket behind a row says of it. */
export const markInBrackets = /(?<=\S)\s*\(\s*((?:primary\s+|foreign\s+)?key|pk|fk|uk|unique|nullable|optional)\s*\)/gi;

/** `code as key`, `id int is the primary key`. */
export const beforeMark =
  /(?<=\S)\s+(?:as|is)\s+(?:(?:the|its|an?)\s+)?(?=(?:(?:primary|foreign)\s+)?key\b|pk\b|fk\b)/gi;

/** What says which columns are the key together, at the end of a list of them: `primary key is invoice_id plus line_no`. */
export const compositeKey =
  /(?<![,;\s])[,;]?\s*(?:and\s+)?(?:(?:the|its|a|with)\s+)*(?:composite\s+|combined\s+|compound\s+)?\b(?:primary\s+key|pk)\s*(?:(?:is|are|=|:|of|on|over|consists\s+of|made\s+of)\s*(?<columns>[\p{L}_]\w*(?:\s*(?:\+|&|\bplus\b|\band\b)\s*[\p{L}_]\w*)+)(?=\s*\.?\s*$)|\((?<listed>[^()]+)\)(?=\s*(?:[,;]|\.?\s*$)))(?:\s*\.?\s*$)?/iu;

/** What stands between the columns of such a key. */
export const keyJoint = /\s*(?:\+|,|&|\bplus\b|\band\b)\s*/i;

/** What says so behind the columns themselves: `order_id and product_id as a composite primary key`. */
export const keyTogether =
  /(?<![\p{L}\p{N}_])(?<columns>[\p{L}_]\w*(?:(?:\s*[,+&]\s*|\s+(?:and|plus)\s+)[\p{L}_]\w*)+)(?<said>\s+(?:together\s+)?(?:as|are|form|forming|being)\s+(?:(?:a|the|its)\s+)?(?:(?:composite|combined|compound|joint)\s+(?:primary\s+)?|primary\s+)key)(?!\w)/iu;

/** What opens how many of something there are: `each for one boat`. */
export const amountOpeners = /^(?:one|two|exactly|at|several|many)$/;

/** Prepositions behind `each` that say where each of several belongs: `berths, each for one boat`. */
export const eachPrepositions = /^(?:for|in|at|on|from|of|by)$/;

/** Prepositions behind a part that say with what each of them belongs: `appointments with pilots`. */
export const besidePrepositions = /^(?:with|for|at|in|from|by)$/;

/** Prepositions behind `can be` that say where something belongs. */
export const placesOfModal = /^(?:in|on|at|for|from|with|of|by|part)$/;

/** Prepositions before what stands between two: `takes courses through an enrolment`. */
export const throughWords = /^(?:through|thru|via)$/;

/** What joins a clause that has a subject of its own. */
export const subjectJoints = /^(?:and|but|while|whereas)$/;

/** Words before a noun that make a figure of it: `max load`, `total weight`. */
export const measureWords: ReadonlySet<string> = new Set(
  'max maximum min minimum total average avg mean current number'.split(' '),
);

/** How many there may be, told behind a dash: `- none, one or several`. */
export const amountWords: ReadonlySet<string> = new Set(
  'none zero one two many several some more any number of them at least most only both'.split(' '),
);

/** What opens a clause about the owner of a list behind its columns: `id, date, it has one boat`. */
export const clauseInList = /(?<![\s,]),?\s+(?:and\s+)?(?=(?:it|they)\s+\p{L})/iu;

/** What only joins a column to those before it. */
export const beforeRow = /^(?:and|or|plus)\s+/;

/** A column that is said to be the key. */
export const toldKey = /^(.+?) (?:is|as|being) (?:the |its |our )?(?:primary )?key$/;

/** What something may be without anything else: `a pier may be empty`. */
export const mayBe =
  /^(?:an?|the|each|every|some) [\w-]+(?: [\w-]+)? (?:may|can|might|could) (?:also |well |even )?be (?:empty|missing|absent|unused|unknown|blank|vacant|alone|free|optional|unassigned|left open)$/;

/** What opens a phrase of its own also behind a noun. */
export const sureCounts: ReadonlySet<string> = new Set('many several one each every a an the'.split(' '));

/** What a thing has in braces inside a sentence, where no word opens a block: `belongs to Pier {number}`. */
export const bracedInSentence =
  /(?<=\p{Ll},? \p{Lu}[\p{L}\p{N}_]* ?)(?<!\b(?:[Cc]lass|[Ii]nterface|[Ee]num|[Ee]ntity|[Tt]able|[Ss]truct|[Rr]ecord) \w+ ?)\{([^{};\n]*)\}/gu;

/** What an entry does with what it names: `picked up at one branch`. */
export const rowDeed = /^(?:and\s+)?(?:is\s+)?(?<deed>\p{L}+(?:ed|ght|en)(?:\s+(?:up|out|off|over|back))?)\s/iu;

/** Brackets that only say what may be, and an opening that only asks for the model. */
export const mayBeBracket = /\((?:may|can|could|might|maybe|also)\s[^()\n]*\)/giu;
export const politeOpening = /^\s*[^\n.:;(]{2,40}\b(?:please|pls)\b[^\n.:;(]{0,40}\.?(?=\n)/iu;

/** What stands between tables on one line. */
export const tableSlash = /\s\/\s/g;

/** How much of one thing is at another: `stock = how many of which product in which hall`. */
export const amountBetween =
  /(?<=^|[;.\n]\s*)(\p{L}[\p{L}_]*(?: [\p{L}_]+)?) ?[=:–-] ?how (?:many|much)(?: of)? (?:which|what|each) ([\p{L}_]+) (?:is |are |lies |lie )?(?:in|at|on|per|for) (?:which|what|each) ([\p{L}_]+)/giu;

/** `match = home team vs away team`: two of the same. */
export const versusPair =
  /(?<=^|[,;.\n]\s*)(?:an? |the )?([\p{L}_]+) ?(?:=|is|:) ?(?:an? |the )?[\p{L}]+ ([\p{L}_]+) (?:vs\.?|versus|against|and) (?:an? |the )?[\p{L}]+ \2\b/giu;

const betweenVerbs = '(?:resolves|breaks up|sits between|stands between|links|joins|connects|relates|bridges)';

/** What stands between two things that have many of each other, and what it has itself. */
export const resolvedBy = new RegExp(
  `(?<=^|[.;\\n]\\s*)(?:the |an? )?([\\p{L}_]+(?: [\\p{L}_]+)?) (?:(?:resolves|breaks up) the (?:m ?: ?n|n ?: ?m|many[- ]to[- ]many)(?: relation(?:ship)?)? (?:of|between)|${betweenVerbs}(?=[^.;\\n]{3,60} and (?:carries|holds|stores|keeps))) (?:the |an? )?([\\p{L}_]+) and (?:the |an? )?([\\p{L}_]+)(?:,? and (?:carries|has|holds|stores|keeps) ([^.;\\n]+))?`,
  'giu',
);

/** A table told by what it joins, with its columns behind a colon. */
export const joinedTable =
  /(?<=\band )(?:table )?([\p{L}_]+), (?:(?:which|that) )?(?:joins|links|connects|relates|joining|linking|connecting|relating)\b[^:.;\n]{3,60}:\s*([^;\n]+?)\.?(?=\s*$|\n)/gimu;

/** A line that names a table and its columns, with what it has one of behind a semicolon. */
export const rowsBehind =
  /^[^\S\n]*(?:[-*•]\s)?\p{L}[\p{L}\d_ ]{1,30}(?::|\s[-–—])\s[^;\n]+;\s*(?:exactly |only )?(?:one|an?|1)\s[^\n]*$/gimu;

/** All columns that were listed before: `a_id, b_id, both together pk`. */
export const allTogetherKey =
  /[,;]\s*(?:both|all(?: (?:two|three|of them))?)?\s*together(?:\s+(?:are|is|make|form))?\s+(?:the\s+|an?\s+)?(?:composite\s+)?(?:pk|primary key|key)\s*$/i;

/** Types of columns that have several words. */
export const longTypes =
  /^(?<name>["`]?[\p{L}\p{N}_ ]+?["`]?)\s+(?<type>double precision|(?:national )?character varying(?:\s*\([^)]*\))?|char(?:acter)? large object|timestamp(?:\s*\(\d\))? with(?:out)? time zone|time with(?:out)? time zone|(?:tiny|small|medium|big)?int(?:eger)?(?:\s*\(\d+\))? unsigned|long text|bit varying(?:\s*\([^)]*\))?)$/iu;

/** What opens where something is, and when it is done, before a sentence that goes on without a comma. */
export const frontedPlaces: ReadonlySet<string> = new Set('in on at for to from under during'.split(' '));
export const timeOpeners: ReadonlySet<string> = new Set('after before once upon'.split(' '));

/** Words that say of which kind things are, behind their name: `rooms of a certain type`. */
export const ofKinds =
  /^of (?:an? |one |the |two |several |many )?(?:certain |given |particular |specific |different |various |several )?(?:types?|kinds?|categor(?:y|ies)|class(?:es)?|sizes?)\b/;

/** Prepositions before a `which` that tells where something belongs: `a report, to which results may be attached`. */
export const opensWhich: ReadonlySet<string> = new Set('to in on at with'.split(' '));

/** What points at one of the things before which a sentence goes on: `on each pier one crane is placed`. */
export const frontedArticles: ReadonlySet<string> = new Set('each every a an the'.split(' '));
