const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Nouns for people, teams and organisations: the last word of an actor's name. */
export const personNouns: ReadonlySet<string> = new Set(
  words(`
accountant accounting billing shipping dev devs devops sre helpdesk housekeeping engineering triager actor adjuster admin administration administrator adviser advisor agency agent analyst applicant approver architect assessor assistant associate attendee attorney auditor author authority bank borrower broker buyer caller candidate carrier cashier caterer ceo cfo chairman chef citizen claimant clerk client committee company consultant contractor controller coordinator counsellor courier court cto customer dealer department designer desk developer director dispatcher division doctor donor driver editor employee employer engineer examiner executive expert facilities faculty finance firm fleet government group guest handler head hospital host hr insurer inspector instructor insurance intern inventor investigator issuer i.t. judge kitchen lab laboratory lawyer lead leader learner lender librarian logistics maintainer manager management manufacturer marketing mechanic mediator member merchant moderator nurse office officer operations operator organiser organizer owner parent participant party passenger patient payer payroll person personnel pharmacist pharmacy physician pilot planner player police policyholder procurement producer professor provider publisher purchaser purchasing qa radiologist reader reception receptionist rider warden everyone everybody somebody recipient recruiter registrar reporter representative requester requestor researcher respondent retailer reviewer sales salesperson scheduler secretary seller sender shareholder shipper shopper sommelier specialist sponsor staff stakeholder student subscriber supervisor supplier support surgeon surveyor teacher team technician teller tenant tester trader trainer trainee traveler traveller treasurer treasury underwriter unit user vendor viewer visitor waiter waitress warehouse worker writer
practitioner magistrate advocate pathologist witness defendant wholesaler deckhand captain mate bosun consignee consignor haulier groundskeeper lodger leaseholder neighbour neighbor guardian child headteacher principal dean bursar conservator docent stewardess marshal keeper spectator chairperson chairwoman joiner plasterer navigator valuer appraiser debtor creditor founder partner president chief superintendent facilitator gp counselor carer caregiver freelancer programmer postgraduate solicitor barrister constable detective winemaker cheesemaker brewer seamstress cobbler watchmaker potter bookbinder interpreter narrator conductor stagehand promoter ticketholder webmaster sysadmin breeder nanny babysitter postman mailman roommate flatmate housemate dad mum mom mother father kid grandma grandpa uncle aunt friend colleague household union consulate embassy ministry regulator
crew squad maintenance quality production costing controlling legal compliance hse council foreman setter tech mgr ops pm originator holder checker pmo preparer shop clinic garage bakery salon depot charity restaurant nursery cook governor guard guide coach tailor barber hairdresser dentist midwife vet groomer lecturer pupil archivist sheriff policeman sailor skipper machinist labourer apprentice volunteer patron realtor bookkeeper banker investor journalist singer musician grower beekeeper fisherman bartender dishwasher athlete jockey interviewer resident mayor councillor voter caretaker maid janitor cleaner landlord sitter mentor fitter welder packer picker loader porter barista baker municipality boss cio vp svp reseller subcontractor forwarder eng l1 l2 l3 trucker aider medic paramedic curator farmer gardener hire butcher florist jeweller stylist photographer translator proofreader illustrator scribe notary bailiff juror plaintiff paralegal trustee bidder auctioneer estimator electrician plumber roofer painter carpenter mason glazier installer steward hostess concierge housekeeper valet usher ranger lifeguard firefighter soldier sergeant commander priest scientist tutor jury referee umpire goalkeeper`),
);

/** Nouns for systems: they act, but they are no people. */
export const systemNouns: ReadonlySet<string> = new Set(
  words(`
api app application atm cloud hub bank backend bot broker browser bus cache cdn client cluster component console controller cron daemon dashboard database datastore db device dns engine firewall form frontend function gateway host interface kafka lambda ldap listener load-balancer loadbalancer machine microservice middleware mobile module mq network node page pipeline platform plugin portal program postgres printer process processor program proxy queue redis registry repo repository router runner s3 scheduler screen sensor server service site software spa storage store subsystem switch system terminal tool ui vault warehouse web svc srv subsystem webapp website webserver wizard worker crm erp barrier boiler camera detector meter relay scanner scoreboard thermostat turnstile valve`),
);

/** Of the nouns for people those for companies and places of work, which are not drawn as a person. */
export const organisationNouns: ReadonlySet<string> = new Set(
  words(`
agency bank company shop clinic garage bakery salon depot charity restaurant nursery consulate court embassy ministry regulator union department division firm government hospital kitchen lab laboratory pharmacy provider reception
`),
);

/** Nouns for what keeps data: drawn as a database. */
export const storeNouns: ReadonlySet<string> = new Set(
  words(
    'database db datastore postgres postgresql mysql mongodb redis store storage repository warehouse dynamodb sqlite bucket',
  ),
);

/** System nouns that are also things which systems show or send: they take part only where they act. */
export const shownNouns: ReadonlySet<string> = new Set(
  words('screen page form interface dashboard site module function cache repository ui wizard process'),
);

/** What may stand behind the name of a part of a company without changing who is meant. */
export const unitNouns = new Set(['team', 'department', 'dept', 'desk', 'office', 'staff', 'group', 'unit']);

/** Posts that are called after the one place where somebody does their work: whoever has the post acts for the place. */
export const postsOfPlaces: ReadonlyMap<string, string> = new Map([
  ['receptionist', 'reception'],
  ['pharmacist', 'pharmacy'],
  ['dispatcher', 'dispatch'],
  ['librarian', 'library'],
  ['storekeeper', 'store'],
  ['bookkeeper', 'bookkeeping'],
  ['accountant', 'accounting'],
]);

/** Of many people in one word: a verb behind it may stand in the plural, as `security stop the car`. */
export const collectiveNouns: ReadonlySet<string> = new Set(
  words(`
people staff crew team police management finance legal security reception hr sales marketing procurement purchasing payroll logistics engineering
operations ops compliance dispatch maintenance housekeeping admin highways customs board committee council jury admissions facilities accounting
infrastructure personnel production editorial catering planning triage qa support
`),
);

/** Devices and places of work that send and answer messages, where nothing else speaks of them. */
export const deviceNouns: ReadonlySet<string> = new Set(
  words(`
till cashtill tablet phone smartphone laptop computer handheld display lock scanner kiosk plc boiler locker tracker thermostat camera barrier analyser analyzer
drone robot chatbot pager collar meter charger encoder elevator lift conveyor gripper catalogue orchestrator resolver logger
museum hotline helpline customs pizzeria surgery shelter venue mailer ledger sdk cms lms wms tms pos mes psp pms hmi vpn siem
`),
);

/** Products and services that people name without saying what they are. */
export const productNouns: ReadonlySet<string> = new Set(
  words(`
stripe paypal adyen mollie klarna google facebook github gitlab bitbucket jenkins circleci argocd vercel slack whatsapp
telegram discord twilio mailgun sendgrid okta keycloak auth0 auth sap salesforce hubspot mysql mariadb mongodb mongo cassandra postgres oracle
elasticsearch elastic rabbitmq sqs sns kinesis memcached influxdb grafana prometheus zabbix youtube spotify netflix shopify harbor argo
`),
);

/** Products whose names are common words: only where they open with a capital. */
export const wordProducts: ReadonlySet<string> = new Set(words('teams outlook exchange zoom'));

/** Of those the ones that keep data. */
export const storeProducts: ReadonlySet<string> = new Set(
  words('mysql mariadb mongodb mongo cassandra oracle influxdb memcached'),
);

/** Offices that are named with what they head: `the head of planning`. */
export const offices: ReadonlySet<string> = new Set(
  words('head director chief dean chair chairman chairwoman president minister'),
);

/** `florist`, `engineer`, `optician`; but no list of any kind, and no career. */
export const actorEndings =
  /(?<!^(?:|check-?|play-?|short-?|wait-?|waiting-?|wish-?|price-?|pick-?|packing-?|black-?|white-?|block-?|allow-?|to-?do-?)l|^(?:tw|f|m|g|he|ex|cons|ass|res))ist$|(?<!^(?:b|d|st|sh|ven|car|p))eer$|ician$/;
