/** Verbs that name an action, in base form. Each line is one initial, so that additions are easy to place. */
const actions = `
abort accept access accompany accomplish acknowledge acquire act activate adapt add address adjust administer admit adopt advance advertise advise affix agree aggregate alert align allocate amend analyse analyze announce annotate answer append apply appoint appraise approve arbitrate archive arrange arrive ask assemble assert assess assign assist assume assure attach attempt attend audit authenticate authorise authorize automate await award
back bake balance ban bid bill bind blend block board boil book boot borrow bring broadcast browse buffer build bundle buy
cache calculate calibrate call cancel capture carry cash catch categorise categorize certify change charge chase chat check choose circulate claim clarify classify clean cleanse clear click clone close coach collaborate collate collect combine come commence commission commit communicate compare compensate compile complain complete comply compose compress compute conceive conclude conduct confer configure confirm connect consider consolidate construct consult consume contact continue contract contribute control convene convert convey cook cool coordinate copy correct count countersign cover crash create credit customise customize cut
deactivate deal debit deburr debug decide declare decline decode decompress decrement decrypt dedicate deduct deduplicate deem defer define delegate delete deliver demand demonstrate deny deploy deposit describe design destroy detach detect determine develop devise diagnose dial dig digitise digitize direct disable discard discharge disclose disconnect discover discuss disinfect dismiss dispatch dispense display dispose disqualify distribute divide do document donate double-check download draft drain draw drill drive drop dry dump duplicate
eat edit educate eject elaborate elect email e-mail embed employ empty enable encode encounter encourage encrypt end endorse enforce engage enhance enqueue enrich enrol enroll ensure enter entitle erase escalate escort establish estimate evaluate examine exchange execute exit expand expect expedite experience explain explore export expose express extend extract
face facilitate fail fax feed fetch file fill filter finalise finalize find finish fire fix flag flash flush fly follow forecast format formulate forward fry fulfil fulfill fund furnish
gather generate get give go grade grant greet grind group guide
hide halt hand handle hang hash heat help highlight hire hit hold host hydrate
identify ignite ignore illustrate implement import improve improvise increase increment index indicate inform infer ingest initialise initialize initiate inject input inquire insert inspect install instantiate instruct insure integrate interact interpret interrupt interview introduce invalidate investigate invite invoice invoke involve iron isolate issue iterate
join judge justify keep kick knead knock label land launch lay lead lease leave lend let liaise license lift link lint liquidate list listen load lock locate log login look lookup lower
mail maintain make manage manufacture map mark market match measure meet mention merge message migrate mine mix mock model moderate modify monitor mount move multiply
name navigate negotiate nominate normalise normalize note notify number observe obtain offer onboard open operate optimise optimize order organise organize orient outline overwrite own
pack package page paint park parse participate partition pass paste patch pause pay perform permit persist phone photocopy photograph pick pickup pin ping pitch place plan plant play plug poll populate position post postpone pour practise practice pre-authorise precheck prepare prescribe present preserve press prevent price print prioritise prioritize probe proceed process procure produce program project promote prompt proofread propose protect prove provide provision prune publish pull pump purchase push put
qualify quarantine query question queue quit quote
rest revert ring raise rank rate reach react read realise realize reassign reboot rebuild receive recharge recognise recognize recommend reconcile reconsider record recover recruit rectify recycle redeem redirect redo reduce refer refill refine reflect refresh refund refuse regenerate register regulate reimburse reinstall reject release reload relocate rely remind remit remove rename render renew rent reopen reorder repack repair repay repeat replace replenish replicate reply report reprint request require reroute rescan reschedule research resend reserve reset reship resize resolve respond restart restock restore resubmit result resume retain retest retire retrieve retrigger retry return reuse reveal reverse review revise revoke reward rework rinse rise roll rotate route run
sanction sand sanitise sanitize satisfy save say scale scan schedule scope score scrape screen scroll scrub seal search season seat secure seek segment select sell send separate serialise serialize serve service set settle setup shake shape share shift ship shop show shut sign signal simmer simulate sit slice snapshot solve sort source span specify split spread sprinkle stack staff stage stamp standardise start state steam stir stock stop store stream stretch strike strip study submit subscribe subtract suggest sum summarise summarize supervise supply support survey suspend swap swipe switch sync synchronise synchronize
tag tailor take talk tap target teach tear tell terminate test thank think throttle throw tick time toggle toss total touch tour tow trace track trade train transcribe transfer transform translate transmit transport travel treat triage trigger trim troubleshoot try turn tweet type
unblock undergo undertake undo uninstall unload unlock unpack unsubscribe update upgrade upload urge use
vaccinate vacuum validate value verify version vet view visit vote wait walk want warm warn wash watch water weigh weld whisk win wipe wire withdraw withhold witness work wrap write yield zip
succeed expire elapse stall overflow bounce chop peel grate garnish marinate preheat steep drink leak light scrap jot mop paint sweep trip tighten loosen screw glue sew knit plough weed harvest moor anchor board brief debrief forage decant inflate rinse sieve stew brew roast toast boil
mitigate debounce tokenize federate shard emit dequeue ack nack kill fork minify transpile demote rebase squash unassign comment rebook
redeliver palletize shelve recount dismantle coat polish bend harden accredit shortlist notarise notarize shred welcome upsell mentor tutor
deregister graduate appeal expel penalise penalize arrest prosecute defend localise localize grill saute chill freeze thaw brainstorm ideate
prototype sketch dedupe visualise visualize eradicate remediate downgrade decommission accrue invest demolish excavate insulate sublet evict
sow irrigate fertilise fertilize prune spray slaughter dice mince refrigerate dock refuel unpublish rollback sound whitelist blacklist sandbox deter
mend adhere allot apologise apologize assay auction bag bandage barcode bathe batch beat blow bolt bottle box brand braid breed brush bury button buzz bypass carve celebrate chain chip clamp clap climb clip clock colour color comb comfort compost conceal
concede condense confiscate congratulate consent contest cope crate crawl crop cross-check crosscheck crush curate cure dampen debate decorate deflate defrost dehydrate delay demo denote depart derive dilute dip disarm disassemble disburse dissolve diverge divert doze drape dress drip dye earmark
elevate embark emboss encase enclose enlist enquire entertain equip erect etch evacuate evaporate exempt exhibit extinguish extrude fabricate fasten ferment ferry fillet fingerprint flatten flip float flood floss fold forge forgive foster fumigate gauge glaze grab graft grease grip groom
guess hammer haul hike hoist hook hug imprint incorporate incubate induct infuse inherit inscribe insist intercept interrogate invert juggle jump knot lace ladle laminate laugh lather launder layer levy lick litigate lodge lubricate magnify mash massage mould mulch nail notch
offboard offset overhaul overrule override oversee overtake paddle palletise pamper patrol pave peg pickle pile pipette pivot plait plaster pluck poach pray prearrange presort pretend prick privatise prolong proof-read puncture punish purge purify quench quieten rack rake ration re-audit reap rearrange
reassemble reassure rebate rebuke recall recap recite reclaim recoat recommission reconnect reconvene redeploy redraft refile refit reflash refrain regrade regroup rehearse reinspect rejoin relabel relax relay relight remake remeasure remedy remelt remortgage renegotiate reorganise repaint repave rephrase replant replay repot
repossess reprimand reprogram reroll resell reseal resit resort respray retake retrain retrofit reunite revisit rewind rewire rewrite ride rip rub ruin salvage sample scald scatter scoop scold scratch scream scribble sculpt sear sever shave shear shorten shovel shrink-wrap shuffle sift
stick slip spot drag melt rush sink punch poke pop hoover dust pat dab drizzle hover shout lean hurry
stow furlough dry-dock wean hoe propagate headhunt cold-call braise baste
figure
beep buzz chime vibrate blink honk text
silence skim skip slap smash smile snap sneeze soak sob solder spill spin splash splice sponsor spool squeeze stab staple stash steal steer sterilise sterilize stitch straighten strain strap strengthen submerge subpoena substitute suck sue supplement suppress surrender surveil swab
swallow sweeten swim tabulate tape taste tattoo tease telephone telex thread thresh tidy tie tilt tint torque touch-up transplant trap tread tuck tumble twist unbox uncover unfold unhook unplug unroll unscrew unseal untie unwrap uproot upskill varnish ventilate vend veto
vouch wag wake warrant wave wax weave wheel whip whisper whitewash widen winnow wring x-ray yell zoom counter-check countercheck counter-sign redial reissue reweigh re-weigh relock cross acquit adjourn adjudicate arraign bail cite convict deliberate depose enact indict mediate overturn plead
pronounce quash ratify remand summon swear testify uphold waive hear dose hospitalise intubate medicate rehabilitate resuscitate stabilise stabilize suture transfuse waitlist shoot speak spend sleep sing wear miss lose earn learn memorize memorise mow gamble rescue haggle subcontract outsource occupy vacate renovate cater chew digest burn
smell sniff bite rivet bleed deworm butcher distil distill brake accelerate check-in frisk seize detain sedate anaesthetise anesthetize splint centrifuge titrate agitate
crystallize typeset catalogue catalog tally underwrite hedge backfill muster douse extricate hotfix respawn reimage jailbreak bootstrap memoize uglify attest reinstate allowlist
denylist mute unmute unban spawn matchmake sideload unpair uncouple hitch unhitch shunt anneal hone chamfer engrave crease perforate incinerate anodise anodize galvanise galvanize
crochet flay debone blanch puree usher milk oil sail smoke saw seed guard fence bleach sow hem
inhibit abate actuate aerate bevel braze burnish cast chlorinate compact consign cordon cremate crimp cull debur deburr dehumidify demagnetise demagnetize desalinate detonate dredge embalm
embroider exhume fell graze grout homogenise homogenize husk inoculate lacquer leach macerate manoeuvre maneuver nullify oxygenate parboil pare pasteurise pasteurize pelletise pelletize pulverise
pulverize reinforce rescind scour screed smelt spay stun tamp tan temper truss vulcanise vulcanize whittle winch salt skin vent fuel refuel dial
`;

/** Verbs that describe rather than act: a sentence with one of them as main verb names no step. */
const states = `
rain snow aim appear be become believe belong comprise concern consist constitute contain correspond cost depend deserve differ equal exceed exist feature feel fit happen have imply include intend know lack lie like love mean need occur owe possess prefer regard relate remain represent resemble result seem stand stay suffice tend understand vary wish`;

/** Verbs that only introduce the real one: `tries to settle`, `starts by receiving`. */
const lightVerbs = 'try attempt need have want wish begin start continue keep proceed manage seek intend plan aim get';

const irregularForms = `
lose lost lost|ring rang rung|hide hid hidden|blow blew blown|beat beat beaten|burn burned burnt|forgive forgave forgiven|oversee oversaw overseen|override overrode overridden|overtake overtook overtaken|resell resold resold|ride rode ridden|shoot shot shot|shear sheared shorn|speak spoke spoken|spend spent spent|spill spilt spilt|spin spun spun|steal stole stolen|stick stuck stuck|sweep swept swept|swear swore sworn|swim swam swum|uphold upheld upheld|wake woke woken|wear wore worn|weave wove woven|wind wound wound|hear heard heard|sleep slept slept|sing sang sung|slide slid slid|wring wrung wrung|remake remade remade|retake retook retaken|rewrite rewrote rewritten|arise arose arisen|be was been|become became become|begin began begun|bid bid bid|bind bound bound|bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drive drove driven|eat ate eaten|feed fed fed|feel felt felt|find found found|fly flew flown|forecast forecast forecast|get got gotten|give gave given|go went gone|grind ground ground|hang hung hung|have had had|hit hit hit|hold held held|input input input|keep kept kept|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|make made made|mean meant meant|meet met met|overwrite overwrote overwritten|pay paid paid|put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|redo redid redone|repay repaid repaid|resend resent resent|reset reset reset|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|setup setup setup|shake shook shaken|show showed shown|shut shut shut|sit sat sat|split split split|spread spread spread|stand stood stood|strike struck struck|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|undergo underwent undergone|understand understood understood|undertake undertook undertaken|undo undid undone|win won won|withdraw withdrew withdrawn|withhold withheld withheld|write wrote written`;

/**
 * Words that are at least as often nouns: on their own they start a clause only where nothing speaks against it
 * (`name, email and password` is a list of three things).
 */
const nounsToo = `
smell bite rivet brake splint catalogue catalog tally hedge hotfix spawn crease milk oil sail smoke saw seed guard fence bleach hem
figure stick slip spot drag rush sink punch poke pop hoover dust pat dab drizzle shout
text miss rescue ban pump rest ring trip
bag bandage barcode batch beat bottle box brand brush button chain chip clamp clip clock colour color comb crate crop cure debate delay demo dip dress drip dye fingerprint flip float flood floss fold gauge glaze grease guess hammer hook hug jump knot lace laugh layer mould nail notch paddle patrol peg pile pipette plaster rack rake ration rebate recall recap relay remedy rip rub ruin sample scoop scratch skip slap smile spill spin splash staple stitch strain strap supplement swab swim tape taste thread tie tilt tint torque trap twist veto wake warrant wave wax wheel whip zoom cross bail dose shoot spend sleep
comment remark fork rollback sound welcome appeal spray dock sketch prototype graduate freeze tutor mentor access account act address advance alert answer approach audit award back balance bid bill block board book broadcast buffer bundle cache call cash change charge chat check claim coach commission contact contract control copy count cover credit cut deal debit delegate deposit design display document draft draw drive drop dump duplicate email e-mail end escort estimate exchange exit experience export face feed file filter fire fix flag flash format fund grade grant group guide hand hash heat help highlight hit hold host import increase index input interview invoice iron issue judge label lead lease license lift link list load lock log login mail map mark market match measure message mine model mount move name note number offer order outline package page paint park pass password patch pause pay phone photograph pin pitch place plan plant play plug poll position post practice present press price print process produce program project purchase query question queue quote rank rate record refund release rent repair reply report request research reset result return review reward route run sanction scale scan schedule score screen search season seat service set shape share shift ship shop show sign signal slice snapshot source span split staff stage stamp start state stock stop store stream study supply support survey swap switch tag target test time total touch tour trace track trade train transfer transport travel trigger turn type update upgrade upload use value version view visit vote wait walk warm wash watch water work wrap yield`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every verb in base form. */
export const verbs: readonly string[] = [...new Set([...words(actions), ...words(states), 'see'])];
export const stateVerbs: ReadonlySet<string> = new Set(words(states));
/** Verbs that describe, and that somebody may be told to do: `stay at home`. */
export const restingVerbs: ReadonlySet<string> = new Set(words('stay stand remain lie'));
/** Verbs that describe, and that tell of a deed where somebody does them to something: `fit a new seal`, `include the receipt`. */
export const deedsToo: ReadonlySet<string> = new Set(words('fit include contain feel'));
/** Verbs that look like nouns and stand alone behind another deed: `fills in the form and waits`. */
export const loneDeeds: ReadonlySet<string> = new Set(
  words('wait rest leave sign pay listen sleep sit stand smile answer reply respond'),
);
/** What somebody has that is a deed: `has a talk with the guest`. */
export const deedNouns: ReadonlySet<string> = new Set(
  words('talk chat meeting call conversation discussion interview look rest break lunch'),
);
/** Verbs of what somebody does, as one would name a step or ask for something to be done. */
export const actionVerbs: ReadonlySet<string> = new Set(verbs.filter((verb) => !stateVerbs.has(verb)));
export const introducingVerbs: ReadonlySet<string> = new Set(words(lightVerbs));
export const nounHomographs: ReadonlySet<string> = new Set(words(nounsToo));

/** What is done to the noun before it: `document check`, `order review`. */
export const compoundDeeds: ReadonlySet<string> = new Set(words('check review audit lookup inspection research'));
/** What is passed on, and what it is about where that may be a verb elsewhere: `welcome message`, `order details`. */
export const compoundThings = {
  about: new Set(words('welcome play ride trip order trade click charge visit travel claim purchase invoice')),
  passed: new Set(
    words(
      'message messages event events statistics notice letter letters confirmation details history data receipt reminder summary status',
    ),
  ),
};
/** Verbs whose object may be a deed as well: `request review`. */
export const takersOfDeeds: ReadonlySet<string> = new Set(
  words('request schedule plan start trigger record report pass book queue issue fail'),
);

/** `[base, past, participle]` */
export const irregularVerbs: readonly (readonly string[])[] = irregularForms
  .trim()
  .split('|')
  .map((entry) => entry.split(' '));

/** Nouns that follow another noun in a list of things to enter: `email address`, `phone number`. */
export const compoundHeads: ReadonlySet<string> = new Set(
  words(
    'address addresses number numbers name names code codes id ids date dates list lists form forms type types status details data information history',
  ),
);

/** Verbs whose object may be a whole sentence: `ensures all documents are signed`. */
export const clauseTakers: ReadonlySet<string> = new Set(
  words('ensure check verify confirm decide see assure guarantee require request'),
);

/** Verbs with a word behind them that elsewhere opens a phrase: what follows is what is done to something (`hand in the key`). */
export const phrasalVerbs: ReadonlySet<string> = new Set(
  'hand in|fill in|turn in|send in|bring in|check in|phone in|call in|let in|book in|sign in|type in|key in|give in|post in|plug in|put on|turn on|switch on|try on|pass on|send on'.split(
    '|',
  ),
);

/** Verbs that make a clause all by themselves, whatever stands before them: `show the error and stop`. */
export const loneCommands: ReadonlySet<string> = new Set(
  words('stop end exit finish retry repeat continue restart quit terminate pay wait rollback'),
);

/** Verbs that are complete without an object: `if the payment fails show an error`. */
export const intransitiveVerbs: ReadonlySet<string> = new Set(
  words(
    'rain snow succeed fail pass exist arrive work expire match leak respond answer reply agree occur happen appear break stop end finish start crash time come return react login change sound ring differ fit apply suffice drop rise fall elapse lapse collapse remain vary pop burn beep buzz chime vibrate blink honk wait sleep insist hesitate',
  ),
);

/** Verbs of several things that are sent on or kept: `urgent letters go to the boss`. */
export const whereaboutsVerbs: ReadonlySet<string> = new Set(
  words('go come stay wait return move get belong remain run'),
);

const sensing = 'taste smell look sound feel seem become';

/** Verbs behind which a quality stands: `it tastes bitter`; those that say nothing without it. */
export const linkingVerbs: ReadonlySet<string> = new Set(words(`${sensing} appear stay remain get`));
export const sensingVerbs: ReadonlySet<string> = new Set(words(sensing));

/** Verbs of what comes to somebody, which the deed before it is not done to: `delivers and gets a signature`. */
export const gettingVerbs: ReadonlySet<string> = new Set(words('get receive obtain have leave hand take ask wait say'));

/** Verbs that only tell that something is somewhere or gets there. */
export const placeVerbs: ReadonlySet<string> = new Set(
  words('run go hang live sit come stay exist happen land arrive reside dwell'),
);

/** How no command ends that nobody knows: `worker the` is no deed. */
export const noCommand = /(?:ing|ed|ly|s|er|ion|ment|ness)$/;
