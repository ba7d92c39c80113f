const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that open what somebody does not want: `no printer please`. */
export const refusers = words("no not don't dont never nothing");

/** What a list of parts is called together: `sources are SAP and MES`. */
export const listNouns = words(
  'sources components systems parts services clients apps channels targets consumers producers publishers subscribers',
);

/** What a system is said to have before its parts are told. */
export const makeUpNouns = words('layer tier side part half level piece thing');

/** What tells two of a kind apart by the work they share. */
export const turnWords = words(
  'primary secondary standby replica main backup active passive master leader follower writer reader',
);

/** Verbs that form no name with the word behind them, so that two singular names before them use something: `web and worker use redis`. */
export const listedVerbs: ReadonlySet<string> = new Set(['use', 'call', 'need', 'reach', 'consume', 'connect', 'talk']);

/** What anything that runs may be called where several are meant. */
export const runningNouns = new Set([
  'service',
  'microservice',
  'component',
  'module',
  'app',
  'application',
  'backend',
  'worker',
]);

/** Roles of what keeps data, and of what runs something itself. */
export const storingRoles = words('database cache queue storage search');
export const runningRoles = words('plain service api function worker container pod');

/** Machines that parts run on. */
export const machineNouns = words('vm server machine host');

/** Nouns for a part of a system that say what it does in front: `search service`. */
export const componentNouns = words(
  'service microservice server app application worker api system backend site platform job module component process plugin extension script pipeline engine zone layer model index catalog catalogue',
);

/** Last words of what others call and nothing runs in. */
export const serviceNouns = words('service microservice api backend gateway bus broker');

/** What the first of several copies is called. */
export const firstOfCopies = /\s*\b(?:primary|main|master|leader)\b\s*/i;

/** `the logs go to the lake` */
export const aimsSomewhere = /\b(?:go|goes|flows?|comes?) .*\b(?:to|into)\b/i;

/** Words behind which stands where something is. */
export const placeWords = words('in on');

/** How a count of things begins in words. */
export const countWords = words('a an one two three four');

/** What a system that is listed in layers is called. */
export const saysLayers = /\b(?:layer(?:s|ed)?|levels?|tiers?|pyramid|stages?|data platform|pipeline)\b/i;

/** What is told of all layers: `each layer calls only the one below`. */
export const ofLayers =
  /\b(?:each|every|all|between) (?:the )?(?:layers?|levels?|tiers?)\b(?!\s*\d)|\blayer[- ]?wise\b|(?:^|,)\s*(?:\d+|two|three|four|five|six) (?:layers|levels|tiers)(?: (?:pls|please))?\s*:?\s*$|\b(?:in|into|of|with|has|have|on)\s+(?:\d+|two|three|four|five|six)\s+(?:layers|levels|tiers)\s*:?\s*$/i;

/** How many layers a text announces: `in three layers`. */
export const layerCount = /\b(?<count>\d|two|three|four|five|six)[ -](?:layers|levels|tiers)\b/i;

/** Words for a picture as a whole, also behind the name of a place: `AWS setup`. */
export const surelyWhole = words('setup architecture infrastructure deployment design diagram');

/** How several of a kind work together: `two firewalls in HA`. */
export const togetherModes = words('ha failover redundancy parallel stack standby mesh high-availability');

/** What says that a number is none too exact: `about ten PCs`. */
export const approximators = words('about around roughly approximately approx circa nearly almost ca ~');

/** What a connection leads from and to: `site to site`. */
export const endWords = words('site point peer end host node branch office');

/** What says more of a listed part than its name: `a database with a replica`. */
export const modifiers = words('with behind from in on for using via');

/** Whoever it may be is no part. */
export const anyOne = words('whichever whatever whoever wherever anything something nothing');

/** How nouns for people end that are none for what does the same work by itself. */
export const peopleEnding = /(?:eer|ist|ant|ian|er|or|ee|ent|man|ic)$/;

/** Roles of what others are joined to in a network, and of who and what stands in nothing of ours. */
export const joiningRoles = words('internet modem router firewall switch');
export const outerRoles = words('user client browser mobile internet external mail cdn dns');

/** What opens the name of something that is counted. */
export const opensCounted = /^(?:an?|one|two|three|four|five|six|seven|eight|\d+)$/;

/** `Two apps, a gateway, five services: ...`: what is named behind the colon is counted before it. */
export const endsInCount = /(?:^|,\s*|\b(?:and|on|across)\s+)(?:\d|two|three|four|five|six|seven|eight) [\p{L} -]*s$/iu;

/** `picks them up from a queue`: what is carried was told before. */
export const takenUp = /^(?:it|them|this)\s+(?:up|out|down|in|over|back)$/i;

/** Roles of what nobody reaches from outside. */
export const innerRoles = words('database cache queue storage search worker monitoring');

/** Who takes from them goes without saying: all that is run. */
export const usualPlaces = /\b(?:vaults?|secrets? managers?|ecr|acr|gcr|docker hub|harbor|artifactory|registry)\b/;

/** Words before `site` that make it something to read. */
export const webSites =
  /^(?:web|static|wordpress|drupal|company|marketing|commerce|e-commerce|landing|documentation|shop|video|news|photo|booking|auction|job|recipe|travel|music|streaming|dating)$/;

/** Verbs that a way follows: "connects by SFTP". */
export const wayVerbs = /^(?:connects?|talks?|speaks?|links?|reports?|delivers?|comes?|sends?|feeds?)$/;

/** What names the way. */
export const wayWords = /^(?:by|via|over|using|through)$/;

/** What products are run in, each of several in its own. */
export const packagings: ReadonlySet<string> = new Set('container pod instance vm'.split(' '));

/** Words in brackets that tell a story rather than name parts: `(Ann wrote it)`, `(they will ask why)`. */
export const tellingPronouns = words('it he she we they i you nobody everybody');

/** Words before `which` that a verb may have behind it just as well: `from which the mailer reads`. */
export const aimsOfRelatives = words('from to into');

/** Marks and words behind which a clause may say when it happens. */
export const clauseStarts = words(', ; : and which that then');

/** Verbs of what is somewhere at work, in front of as what. */
export const runningVerbs = words('run runs running deployed hosted installed works work lives live operates');

/** Verbs by which something is somewhere. */
export const beingVerbs = words('is are sits sit stands stand lives live runs run');

/** Verbs that link, in the form that stands in front of `to`. */
export const linkedWords = words('connected linked attached joined plugged wired connect connects hooked');

/** Words in front of where something is. */
export const placeOpeners = words('on in inside at behind across');

/** Words of a clause that has an aim or a verb of its own. */
export const ownAims = words('to is are in on with');

/** Words that say from or to where, behind `straight`. */
export const wayOpeners = words('from to into off behind via through');

/** What parts two networks and lets through what may pass. */
export const partingNouns = words('firewall firewalls router gateway switch proxy bridge diode');

/** What stands beside the name of what is connected: how many, an article, a verb. */
export const countsOrBe = words('one a an the is are our');

/** How two networks are kept apart. */
export const partedWords = words('separated divided segmented split isolated');

/** Verbs that clauses behind the first leave out: `A uses Redis, B MySQL`. */
export const gappedVerbs = /^(?:uses?|has|have|needs?|runs? on|stores?|queries|query)$/;

/** What parts such clauses. */
export const clauseJoints = /^(?:,|;|and|while|but)$/;

/** What is sent about and is no part, the words before it, and how and by what it comes in. */
export const loadNouns = words('traffic requests calls');
export const loadOpeners = words('all the any external incoming inbound user public');
export const enteringVerbs = words(
  'enters enter comes come arrives arrive hits hit reaches reach flows flow lands land',
);
export const hittingVerbs = words('enters enter hits hit reaches reach');
export const enteringWays = words('via through at by over on');

/** Products with several names. */
export const sameProducts: readonly ReadonlySet<string>[] = [
  words('postgres postgresql pg'),
  words('mongo mongodb'),
  words('elastic elasticsearch'),
  words('kubernetes k8s'),
  words('rabbit rabbitmq'),
  words('influx influxdb'),
];

/** What opens a place with what is there behind a chain: `..., on the switch two printers`. */
export const placeFronts = /^(?:on|off|behind|at|under|below|inside)$/;

/** What gives to a queue and what takes from it, as one of them is called: `producers are the till and the shop`. */
export const givingNouns = words('producer publisher source');
export const takingNouns = words('consumer subscriber');

/** Heads that are told once for all of a list, though in the singular: `trip, fuel and toll service`. */
export const sharedHeads = words('service module microservice');

/** Words for a tier, which name a part by themselves. */
export const tierWords = words('web app mail api db database mobile desktop admin worker batch frontend backend');

/** Verbs that say where something stands: `the shop sits behind a proxy`. */
export const standingVerbs = words('sits sit stands stand runs run lives live lies lie');

/** Words before which no name of its own begins behind a comma. */
export const tiedOpeners = words('which that who both all each they these those');

/** Devices on which others hang. */
export const nextToParts = words('switch hub switches hubs');

/** Words behind a load that say where it goes, and where it comes from. */
export const flowAims = words('to into onto in on');
export const flowSources = words('from');

/** Verbs of loads that go somewhere by themselves. */
export const goingVerbs = words('go goes flow flows come comes land lands');

/** What names who does something that is told as done. */
export const agentPrepositions = words('by');

/** Verbs of where something is kept: `sessions live in the cache`. */
export const livingVerbs = words('live lives reside resides sit sits');
/** Verbs of giving something back, and of looking at what was told before. */
export const givingVerbs = words('send push return report write give hand pass deliver post ship sync copy feed');
export const lookingVerbs = words('open view see read watch edit check inspect browse display show');

/** What is done to a load, as one of a pattern. */
export const sentWords =
  'stored|written|saved|kept|sent|routed|forwarded|served|streamed|archived|published|pushed|delivered|handled|processed|cached|loaded|collected|fetched|read|pulled|shipped|uploaded|copied|backed up|dumped|exported|directed|distributed|persisted|queued|passed|delegated|dictated|entered|typed|imported|posted|mirrored|ingested|emitted|logged|recorded|submitted|transferred|transmitted|synced|handed|reported|fed|printed';

/** A load that says who somebody is. */
export const signInWords = /\b(?:log-?ins?|sign-?ins?|authentication|single sign-on|sso)\b/i;

/** What people do to a load themselves. */
export const byHand = words('dictated entered typed');

/** Helpers of a verb, with which no load ends. */
export const loadEnds = words('is are be gets get been being');

/** What tells of all of several, one by one. */
export const eachWords = words('each every both');

/** What a store is called that others copy, and what a copy of it is called. */
export const originalWords = words('primary master leader writer');
export const replicaWords = words('replica standby secondary follower reader');

/** Verbs of stores that give their data to others, in any form. */
export const copyingVerbs = /^(?:replicat|mirror|cop(?:y|ies|ied)|sync)/;

/** Roles of what a tunnel ends at. */
export const tunnelRoles = words('router firewall vpn gateway internet modem');

/** Words for a network in the air. */
export const wirelessWords = words('wifi wi-fi wlan wireless');

/** What stands between any two layers. */
export const betweenLayers =
  /\bbetween (?:each|every) \w+ (?:sits|stands|is|lies|there)\b|\b(?:sits|stands|is|lies) between (?:each|every)\b/i;

/** What stands in front of what people sign in to. */
export const passingRoles = words('user browser client mobile gateway load-balancer proxy');

/** Verbs of what lets somebody in. */
export const admittingVerbs: readonly string[] = 'allow permit accept admit'.split(' ');

/** Words behind `linked` that say by what, and those behind what it is that say between or over what. */
export const lineOpeners = words('by with via over through');
export const behindLines = words('between over through via');

/** How people say `each` of what they have just counted. */
export const eachPhrases: readonly (readonly string[])[] = [
  ['every', 'one'],
  ['every', 'one', 'of', 'them'],
  ['each', 'one'],
  ['all', 'of', 'them'],
].toSorted((a, b) => b.length - a.length);

/** How people say that there is something. */
export const havingPhrases: readonly (readonly string[])[] = [
  ["we've", 'got'],
  ['we', 'have', 'got'],
  ['we', 'have'],
  ['we', 'got'],
  ['you', 'have'],
  ['you', 'find'],
  ['i', 'have'],
];

/** What a line between places is made of, and verbs by which it gets there. */
export const cableWords = words('fibre fiber copper cable cat6 ethernet');
export const leadingVerbs = words('goes runs leads go run lead');

/** Plain words for what systems do, and what they mean. */
export const plainVerbs: ReadonlyMap<string, string> = new Map([
  ['puts', 'stores'],
  ['throws', 'sends'],
  ['throw', 'send'],
]);

/** What brings data from one system into another. */
export const loadingVerbs = words('loads syncs copies ingests imports extracts replicates pulls');

/** What opens a sentence and names nothing. */
export const fillers = words('ok okay hi hello hey so well anyway');

/** What only says that something has to be. */
export const demands = words('shall should must will');

/** How people get somewhere with what they hold, and what all that is drawn is called. */
export const comingVerbs = words('come comes arrive arrives');
export const wholeWords = words('system solution platform');

/** What may stand between a demand and its verb. */
export const betweenDemand = words('each both also only');

/** How something is said to be reached from elsewhere. */
export const reachableVerbs: readonly string[] = ['be reachable', 'be accessible', 'be available'];

/** Words before `to` that say no more than that it goes there. */
export const strayParticles = words('up on down over along across onward onwards out further');

/** Who a clause without `which` may speak of: `a file it writes`. */
export const clausePronouns = words('it they');

/** What a second way is there for: `the modem is backup into the router`. */
export const standInWords = words('backup failover fallback standby');

/** Where several areas stand, in front of what they stand at. */
export const frontPlaces = words('behind off under below');

/** What people use of a system, all together. */
export const frontNouns: ReadonlySet<string> = new Set(
  'front end,front-end,frontend,client,portal,user interface,ui,app,application,channel'.split(','),
);

/** A chain with slashes between, from what stands outermost: `internet / firewall / switch`. */
export const outermostFirst =
  /^(?:[^:/]{2,30}:\s+)?(?:the\s+)?(?:[\p{L}\d]+\s+)?(?:internet|isp|wan|www|modem|router|firewall|uplink|ont)(?:\s\/\s[^/,;:()]{2,30}){2,}/iu;

/** What says that something is not so. */
export const denials = words("not cannot never can't mustn't doesn't don't isn't aren't shouldn't won't may-not");

/** Words with which what is denied is set against the rest. */
export const contrasts = words('but while whereas although though which that so because since when if unless and');

/** Words in front of how something is done. */
export const ways = words('by via over using through with');

/** What machines run before anything else. */
export const operatingSystems = words(
  'linux debian ubuntu rhel centos fedora suse sles alpine raspbian windows macos freebsd openbsd qnx vxworks freertos android solaris aix',
);

/** What programs come in, several of them. */
export const packaged = words(
  'pods containers services microservices jobs processes artefacts artifacts jars wars images',
);

/** Devices that programs run on where machines are drawn. */
export const hostNouns = words(
  'pc computer desktop tablet terminal kiosk unit ecu board appliance handheld smartphone mainframe lpar',
);

/** How people write that they log in, in one word. */
export const signInNouns = words('login logon signin');

/** Where a piece of a text with arrows ends: at marks, and before `then from the core: ...`. */
export const pieceEnds = /;|[.!?](?=\s+\S)|,(?=\s*(?:and\s+)?(?:then\s+)?from\s+(?:the\s+)?[\p{L}\d -]{2,20}:\s)/gu;

/** What opens the head of what leads on from something: `then from the core:`. */
export const leadingOn = /^(?:and|then|from|the)$/;

/** How clouds call their regions. */
export const regionCode =
  /^(?:(?:us|eu|ap|sa|ca|me|af|il)-(?:gov-)?(?:north|south|east|west|central)(?:east|west)?-?\d|(?:europe|asia|us|australia|southamerica|northamerica)-(?:north|south|east|west|central)(?:east|west)?\d|(?:west|north|east|central|south)(?:europe|us|asia|uk|india)\d?)$/;

/** Words behind the name of something that only say that it stands by itself. */
export const apartWords = words('separate seperate separately seperately apart standalone');

/** What says at the end of a clause that it does as those before it. */
export const alsoWords = words('too');

/** What a network begins with outside. */
export const outermost = /^\s*(?:the\s+)?(?:internet|isp|wan|www|modem|uplink)\s*$/i;

/** What may be called the same in words that lead somewhere: `speech to text`. */
export const compoundsWithTo = words('speech-text text-speech image-text voice-text');

/** Places of networks that are something else in other drawings. */
export const siteNouns = words(
  'warehouse depot shop store library museum church pharmacy surgery studio cinema theatre bakery hangar',
);

/** Tags of images that are no numbers. */
export const imageTags = words('latest stable alpine slim main nightly');

/** Words before a clause that speaks of what stands before them, or before a condition. */
export const clauseWords = words('which that who where when what how if as because so than it they');

/** What points back at what was named. */
export const pointingWords = words('it that which this');

/** To what something stands in. */
export const aimPlaces = words('into to at on');

/** From where a load that is listened to comes. */
export const loadPlaces = words('on via from in');

/** What says that others are in or on what stands before it. */
export const holdingWords = words('with has have run runs contains');

/** Verbs of putting something somewhere, and words for being joined by a plug. */
export const placingVerbs = words('place put locate situate install deploy position');
export const pluggedWords = words('plugged plug plugs');

/** What is deployed as a file. */
export const fileName = /^\S+\.(?:jar|war|ear|exe|dll|zip|apk|ipa|deb|rpm|whl|wasm|tar|tgz|msi|pkg)$/;

/** Words before what hangs on something, as `behind`. */
export const belowWords = words('below underneath beneath under downstream');
export const belowThem = words('it them that this these');

/** What says that something is owned by what was named. */
export const ownPronouns = words('its their his her');

/** Verbs of joining several with the subject in the middle, and words that say that it is joined with something else. */
export const joiningVerbs = words('connect link join integrate interconnect');
export const toWords = words('to with via through over into by');

/** Words of a subject that is no part of a system. */
export const spotWords = words('which that who it they we i you there and or from to in on at');

/** What a second line is called, and what only says that there is one more. */
export const backupLines = words('backup link line connection uplink tunnel failover fallback');
export const alsoHas = words('additionally also too furthermore moreover still even');

/** What restricts something to a place, and what it goes through there. */
export const onlyWords = words('only just solely exclusively');
export const throughWords = words('via through over behind');

/** Verbs of bringing data from one system to another, with what they are done, who does it, and when. */
export const pullingVerbs = words('pull load import extract ingest fetch copy move collect replicate sync');
export const toolWords = words('with using via through by');
export const makersOfLoads = words('we they you i data everything it');
export const whenWords = words('nightly daily hourly weekly regularly continuously overnight once every night');

/** What stands between `from there` and where it goes. */
export const loadedFrom = words("it it's its is are data everything goes gets get go then");

/** Kinds of processors, which count nothing. */
export const wordSize = /^x(?:32|64|86)$/;

/** Rooms, which are places of networks. */
export const roomNouns = words('classroom lab laboratory corridor ward stockroom storeroom workshop auditorium');

/** Verbs of taking what comes. */
export const listeningVerbs = words('listens subscribes');
