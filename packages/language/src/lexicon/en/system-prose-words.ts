/** Words of prose about systems and networks, for `topology/prose`. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What systems, devices and stores are called, in the singular. */
export const systemNouns = words(
  'server service app application database db gateway queue bus broker store archive portal system board api switch router firewall machine scanner printer tablet terminal package warehouse dashboard bucket worker job relay client console exchange provider controller bridge box site engine notebook collector pc desktop laptop phone handheld line link modem hub point webshop shop storefront cache proxy balancer cluster bot module tool software platform program website page register ledger camera sensor reader gate display screen nas backup rack dock kiosk till analyser lake',
);

/** Verbs that say that one system has to do with another, as they stand in sentences. */
export const connectingVerbs = words(
  'send sends sent pass passes passed hand hands handed push pushes pull pulls pulled get gets receive receives call calls called ask asks asked use uses used read reads write writes written store stores stored keep keeps save saves publish publishes subscribe subscribes consume consumes feed feeds fed talk talks speak speaks connect connects connected link links linked export exports exported import imports imported copy copies copied drop drops load loads loaded deliver delivers report reports sync syncs synchronise synchronises synchronize open opens look looks check checks checked charge charges take takes collect collects download downloads upload uploads goes go come comes hang hangs sit sits plugged attached wired hold holds forward forwards fetch fetches query queries poll polls validate validates redirect redirects order orders print prints book books trigger triggers notify notifies post posts mail mails update updates create creates put puts listen listens depend depends access accesses stream streams replicate replicates has have is are leads lead serves serve ends end',
);

/** Words that say the rest of a clause is not so. */
export const denials = words("not no never nothing none neither nor don't doesn't isn't aren't can't won't without");

/** What stands for who was spoken of before. */
export const systemPronouns = words('it they both these');

/** What stands for a place that was named. */
export const placeWords = words('there');

/** Words before what something comes from. */
export const sourceWords = words('from by of');

/** Words of a name that only point to it. */
export const pointingWords = words(
  'the a an our its their this that these those each every one two three four five all both own another other same single separate small main new old big',
);

/** What relative clauses open with. */
export const relativeWords = words('which that who');

/** "Behind the gateway, four services:": what the items of a list are joined to. */
export const leadsToItems = /^(?:behind|on|off|under|below|to|from|into)\b/i;

/** "Two things listen: ..." */
export const countedThings =
  /^(?:two|three|four|five|several|some) (?:things|others|systems|services|apps|programs|clients)\b/i;

/** Words before a name that tell that a certain one is meant. */
export const certainWords = words('the a an our its their this each');

/** Adjectives between those and a name. */
export const plainAdjectives = words('big small new old main own single other same');

/** Words that make a longer name of a system the same as its first word: "PermitTrack application server". */
export const ofItself = words('application app server service system portal platform program software tool');

/** What opens the label of a name and is no part of it. */
export const labelOpening = /^(?:the|a|an|our|its|their|this)\s+/i;

/** Words between a preposition and a name. */
export const betweenWords = words('the a an our its their this that each every his her one two three four');

/** Words before what a verb has to do with. */
export const prepositions = words('to into in on from with through by via at');

/** Words that join clauses. */
export const joiningWords = words('and but while so');

/** Words between a subject and its verb. */
export const beforeVerbs = words('then also only can will may must in');

/** Words that tell that an opening is a sentence rather than a name. */
export const sentenceWords = /\b(?:is|are|has|have|was|were|the|we|you|it|they|i)\b/i;
