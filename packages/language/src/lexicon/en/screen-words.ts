/** Words of people who describe screens, as patterns for `screens`. */

/** What says only that a screen comes next. */
export const nextScreen =
  /^(?:and\s+)?(?:then|after\s+(?:that|it|this)|afterwards|next|finally)(?:\s+(?:comes?|there\s+(?:is|are)|we\s+have))?[,\s]+(?=(?:an?|the|our)\s)/i;

/** What stands below or beside others is on the same screen. */
export const sameScreen = /^(?:and\s+)?(?:below|underneath|beneath|above|beside)(?:\s+(?:it|that|this|them))?[,:]?\s+/i;

/** What is pressed to enter with an account of another service. */
export const accountButton = /^(?:sign|log)[ -]?(?:in|up|on)\s+with\s|^continue\s+with\s/i;

/** Forms of charts, which a chart is called by. */
export const chartForm = /^(?:line|bar|pie|area|column|donut|doughnut|scatter|radar|gauge)$/i;

/** Several of a kind, whose names follow. */
export const countedAlone = /^(?:two|three|four|five|six|[2-6])\s+(?<kind>[\p{L} -]+s)$/iu;

/** What is ticked, when nothing says how it looks. */
export const tickedName = /^(?:remember me|keep me (?:signed|logged) in|(?:i )?(?:agree to|accept) (?:the )?terms)$/i;

const holding =
  '(?:\\s*[:=]\\s*|\\s+(?:(?:that\\s+)?(?:with|w\\/?|has|have|shows?|contains?|includes?|holds?|displays?|lists)|where\\s+there\\s+(?:is|are))\\s+)';
const atSide =
  '(?:on|at|to|in)\\s+(?:the\\s+)?(?:far\\s+)?(?<side>left|right)(?:[- ]hand)?(?:\\s+(?:side|column|half|part|panel|top|bottom|corner))?(?:\\s+(?:of|side of)\\s+(?:it|that|the\\s+(?:screen|page)))?';

/** A part of a screen that others stand in: `header with`, `main area:`, `the left column has`. */
export const regionPrefix = new RegExp(
  `^(?:(?:and|then|finally)\\s+)*(?:an?\\s+|the\\s+|its\\s+)?(?<name>(?:(?:site|page|sticky|dark|fixed|simple)\\s+)*(?:header|footer|top\\s?bar|bottom\\s?bar|(?:main|content|middle|central)(?:\\s+(?:area|part|section|content|column|panel|pane))?|body|(?:left|right|centre|center)(?:[- ]hand)?(?:\\s+(?:column|side|half|part|panel|pane))?|(?:two|three)\\s+columns|two\\s+halves|(?:\\w+\\s+)?(?:section|tab)))(?:\\s+${atSide})?(?:${holding}|(?<=\\s(?:area|part|column|pane|panel|half))\\s+(?!for\\b|of\\b|is\\b|are\\b)(?=\\S)|(?<=\\bbar)\\s+(?=(?:an?|the|two|three|four)\\s))`,
  'i',
);

/** `On the left`, `below that`, `at the top`: where what follows stands. */
export const placePrefix = new RegExp(
  `^(?:(?:and|then|finally)\\s+)*(?:${atSide.replace('?<side>', '')}|(?:left|right)(?=\\s*[:=]|\\s+(?:an?|the|two|three|list|table|map|picture|photo|image|form)\\s)|(?:in\\s+)?the\\s+(?:left|right)\\s+(?:column|side|half)\\s+is|(?:below|under|underneath|beneath|above)(?:\\s+(?:it|that|this|them|these|those|the\\s+\\w+(?=\\s*[:,]|\\s+(?:is|are|there|comes?)\\s)))?|(?:(?:at|on|in|along)\\s+(?:the\\s+)?)?(?:very\\s+)?(?:top|bottom))(?:\\s*[:=,]\\s*|\\s+(?:(?:there\\s+)?(?:is|are|comes?|sits?|we\\s+have)\\s+)?)(?=\\S)`,
  'i',
);

/** `A map on the right`, `a panel on the left with filters`. */
export const placedSuffix = new RegExp(
  `(?:\\s+(?:(?:is|are)\\s+)?(?:docked|placed|pinned|aligned|fixed))?\\s+(?:${atSide}|(?<!\\b(?:time|days|hours|minutes|seats|lives|turn|swipe|what's|is|are)\\s)(?:(?:top|bottom|far)\\s+)?(?:left|right))$`,
  'i',
);
export const placedInfix = new RegExp(`\\s+(?:${atSide}|left|right)(?=\\s+(?:with|showing|for)\\b)`, 'i');

/** `Comments underneath`. */
export const placedBelow = /\s(?:(?:is|are|sits?|comes?)\s+)?(?:below|underneath|beneath|under\s+(?:it|that|them))$/i;

/** Parts of a screen whose elements stand in one row. */
export const barWords = /\b(?:header|footer|top\s?bar|bottom\s?bar)$/i;

export const sideWords = /\b(?:left|right)\b/i;

/** A bar that stands at the side of all the rest. */
export const sideBar =
  /^(?:an?\s+|the\s+)?(?:left\s+)?(?:side\s?bar|side\s+(?:menu|navigation|nav)|left\s+(?:menu|navigation|nav))\b/i;

/** A bar that only its name tells of. */
export const bareBar = /^(?:site\s+|page\s+)?(?:header|footer|top\s?bar)$/i;

/** What a screen is about behind its name: `product page of a web shop`. */
export const screenOf =
  /^(?<name>(?:\S+\s+){1,3}(?:page|screen|view)|(?:\S+\s+){0,4}dashboard)\s+(?:of|for|in)\s+(?:an?|the|our|my)\s+.+$/i;

/** What people press, when nothing says how it looks. */
export const pressedName =
  /^(?:add to (?:cart|basket|bag|wishlist)|buy(?: now)?|sign (?:in|up|out)|log (?:in|out)|save|cancel|send|submit|post|book(?: now)?|continue|confirm|share|checkout|place order|apply|upload|download|back(?: to (?:the )?[\w -]+)?)$/i;

/** What whoever is looked for is called by, when nothing more is said of a first statement: `Mobile banking app.` */
export const programName =
  /^(?:an?\s+|our\s+|my\s+)?(?:\S+\s+){0,4}(?:app|application|website|web site|web shop|shop|portal|tool|system|platform)$/i;

/** What people type into, when nothing says how it looks. */
export const fieldNames =
  /^(?:e-?mail(?: address)?|user ?name|password|confirm password|first name|last name|full name|name|phone(?: number)?|address|postcode|zip code|card number|cvc|expiry date|date of birth|company|amount|quantity|message|recipient|subject|street|city|town|country|zip|state|house number|birth ?date|iban|comments?|remarks?)$/i;

/** Numbers of elements that are drawn one by one, from two on. */
export const countedElements: readonly string[] = ['two', 'three', 'four', 'five', 'six'];

/** What opens an element of its own rather than a bare name. */
export const opensElement = /^\s*(?:an?|the|two|three|four)\s/i;

/** `a product page of a web shop:` opens with the screen and not with what it belongs to. */
export const namesPage = /\b(?:page|screen|form|dialog)\b/i;

/** What parts elements; a plus before a word for a button is what the button says. */
export const elementJoints = /,|\s+and\s+|\s*&\s*|\s+as well as\s+|\s+plus\s+|\s+\+\s+(?!(?:button|icon|sign)\b)/gi;

/** Several of a kind, whose names stand between slashes: `checkboxes salt/sugar/milk`. */
export const slashedKinds =
  /(?<=\b(?:check ?boxes|radios|radio buttons|buttons|links|fields|inputs|toggles|dropdowns|cards|tiles|options)\s*:?\s+)[\p{L}\d][^,;/\n]*(?:\/[^,;/\n]+)+/giu;

/** The same for what leads to other screens: `menu orders/stock/reports`. */
export const slashedMenu =
  /^(?<words>(?:[\p{L}-]+ )?(?:menu|nav|navigation|nav ?bar|tabs|tab ?bar|side ?bar))\s*:?\s+(?<list>[\p{L}\d][^,;/\n]*(?:\s*\/[^,;/\n]+)+)$/iu;

const modal = '(?:shall|should|must|will|needs? to|has to)';
const who = '(?:i|you|u|we|they|one|(?:the\\s+)?(?:users?|visitors?|customers?|guests?|clients?)|people)';

/** What prose says around the elements of a screen, and the shorter words that stand for it; no longer than what it stands for. */
export const screenProse: readonly { readonly pattern: RegExp; readonly plain: string; readonly example: string }[] = [
  {
    pattern: new RegExp(`\\s${modal}\\s+be\\s+listed\\s+with(?=\\s[^.;\\n]*\\s(?:in|as)\\s+an?\\s+table)`, 'gi'),
    plain: ' table with',
    example: 'papers shall be listed with name and date in a table',
  },
  { pattern: /\s(?:in|as)\s+an?\s+table(?=\s*(?:[.;\n]|$))/gi, plain: '', example: 'name and date in a table' },
  {
    pattern: new RegExp(
      `\\s(?:${modal}\\s+)?appears?\\s+(?:above|below|beside|next to)\\s+the\\s+(?:\\w+\\s+)?(?:actions|buttons)`,
      'gi',
    ),
    plain: ', buttons',
    example: 'a note shall appear above the two actions Save and Send',
  },
  {
    pattern: new RegExp(
      `(?<=[.;\\n]\\s*|^\\s*)(?:it|this|the (?:page|screen))\\s+(?:${modal}\\s+)?(?:provides?|displays?|shows?|offers?|contains?|has|have)\\s`,
      'gi',
    ),
    plain: '',
    example: 'It shall provide a field',
  },
  {
    pattern: new RegExp(`\\s${modal}\\s+(?:provide|display|show|offer|contain|have|include)\\s`, 'gi'),
    plain: ' shows ',
    example: 'The page shall display a heading',
  },
  {
    pattern:
      /(?<=\b(?:half|side|part|third|column)\s)(?:is|are)\s+(?:taken|filled|occupied|used)\s+(?:up\s+)?(?:by|with|for)\s/gi,
    plain: 'has ',
    example: 'the left half is taken by a chart',
  },
  {
    pattern: /(?<=\b(?:half|side|part|third|column)\s)by\s+an?\s/gi,
    plain: 'has ',
    example: 'the right half by a list',
  },
  { pattern: /\bthere['’]s\s/gi, plain: '', example: "below there's a table" },
  { pattern: /(?<=^\s*|[.;\n]\s*)there\s+(?:is|are)\s/gi, plain: '', example: 'There is a filter' },
  {
    pattern: new RegExp(`(?:the\\s+)?${who}\\s+${modal}\\s+be\\s+able\\s+to\\s`, 'gi'),
    plain: 'button ',
    example: 'The user shall be able to upload papers',
  },
  { pattern: /\s\|\s(?=[^()\n]*\))/g, plain: ',', example: 'table (name | date)' },
  {
    pattern:
      /\sin\s+(?:very\s+)?(?:large|big|huge|bold|small|tiny|red|green)\s+(?:text|letters|type|print|font|digits|figures|numbers)\b/gi,
    plain: '',
    example: 'the price in large letters',
  },
  {
    pattern:
      /^\s*(?:an?\s+)?(?:tablet|phone|mobile|kiosk|desktop|handheld|terminal|web)(?:\s+(?:app|screen|page))?\s+for\s+[^,;.:\n-]{3,40}\s[-–—]\s/gi,
    plain: '',
    example: 'tablet for nurses - name, bed',
  },
  {
    pattern: /(?<=[.;\n]\s*|^\s*)(?:no|nobody|nothing)\s[^.;\n]*/gi,
    plain: '',
    example: 'No buttons, nobody can touch it',
  },
  {
    pattern: /(?<=^\s*|[.;\n]\s*)as\s+an?\s[^,.;\n]{2,30}?,?\s+(?:i|we)\s+(?:open|go to|visit|am on|land on)\s/gi,
    plain: '',
    example: 'As a clerk I open Orders and see',
  },
  { pattern: /\sand\s+(?:i\s+)?see\s/gi, plain: ' shows ', example: 'Orders and see a table' },
  {
    pattern: new RegExp(`\\swhere\\s+${who}\\s+(?:can\\s+)?sees?\\s`, 'gi'),
    plain: ' with ',
    example: 'a page where you see the photo',
  },
  {
    pattern:
      /(?<=^\s*|[.;:\n]\s*)(?:i|we)(?:['’]d)?\s+(?:would\s+)?(?:like|want|need)\s+(?:to have\s+|to see\s+)?(?=(?:an?|the|each|two|three)\s)/gi,
    plain: '',
    example: "I'd like a picture",
  },
  { pattern: /\salong\s+the\s+(?=(?:top|bottom|left|right)\b)/gi, plain: ' on the ', example: 'Along the top' },
];

/** `three figures: ...`: what they are called follows. */
export const countedBefore = /(?<=\s)(?:two|three|four|five|six|[2-6])\s+(?<kind>[\p{L}-]+s):\s/giu;

/** What is typed, and what is pressed, told by whoever does it. */
export const typedName = new RegExp(
  `^(?:(?:where|on \\w+|in \\w+)\\s+)?(?:${who}\\s+)?(?:types?(?: in)?|enters?|fills? in|puts?(?: in)?)\\s+(?<name>\\S.*)$`,
  'i',
);
export const pressedBy = new RegExp(
  `^(?:(?:${who}\\s+)?(?:hit|press|tap|click|push)(?:s|es)?\\s+(?:on\\s+)?|${who}\\s+(?:can|may)\\s+(?:press\\s+)?)(?<name>\\S.*)$`,
  'i',
);

/** `the first one`: a screen among several, perhaps behind what leads to it. */
export const screenAmong =
  /^(?:[^.]*,\s*)?(?:the\s+)?(?<which>first|second|third|fourth|last|other|next)\s+one(?:\s+(?:just|only|simply))?$/i;

/** On what something is shown, behind the name of a screen. */
export const deviceBehind = /\s*\((?:desktop|mobile|phone|tablet|web|app|browser)\)$/i;

/** What is done to come to the next screen, and one of several that it is done to. */
export const deedBetween = /^(?:tap|click|press|select|choose|pick|hit|swipe|scan|submit)s?\s+(?:on\s+)?(?<what>.+)$/i;
export const oneOfList = /^(?:one|it|an?\s+(?:item|row|entry|card|result)|any)$/i;

/** Where one statement about screens ends and the next begins. */
export const screenStatements =
  /\n|;|[.!](?=\s|$)|,?\s+followed by\s+(?=an?\s)|,\s+(?:and )?then\s+(?=(?:when|if|once|after)\b)|,?\s+(?:and )?then\s+(?=(?:the|an?)\s(?:second|third|next|last|other|\w+\s(?:screen|page))\b)/gi;

/** A name in quotes behind how it looks: `one big green "Order now"`. */
export const quotedButton =
  /^(?:both\s+)?(?:(?:one|an?|the|big|large|small|green|red|blue|orange|yellow|grey|gray|prominent|wide|round)\s+)+["“](?<name>[^"”]+)["”]$/i;

/** What people write in their own words. */
export const freeText = /^free[- ]text\s+(?<name>\S.*)$/i;

/** Short words of people who design screens. */
export const screenShorthand: ReadonlyMap<string, string> = new Map([
  ['cta', 'button'],
  ['ctas', 'buttons'],
  ['h1', 'heading'],
  ['h2', 'heading'],
  ['pic', 'picture'],
  ['pics', 'pictures'],
  ['img', 'image'],
  ['txt', 'text'],
]);

/** The number of a screen before its name: `2 My place: ...`, `Screen 2 - My place: ...`. */
export const screenNumber = /^(?:(?:screen|page|view|step)\s+)?#?(?<number>\d{1,2})\s*[.):]?\s+(?:[-–]\s+)?(?=\p{L})/iu;

/** Which screen is meant where only its number is told: `(goes to 2)`. */
export const numberedScreen = /^(?:the\s+)?(?:(?:screen|page|view|step)\s+)?#?(?<number>\d{1,2})$/i;

/** What leads on, in brackets behind what is pressed: `button Join (goes to Done)`. */
export const leadsInBrackets =
  /\s*\((?:which\s+)?(?:(?:goes|leads|links|jumps|takes you|brings you)\s+(?:back\s+)?(?:on\s+)?to|opens|shows|[-=]+>|→)\s+(?<target>[^()]+)\)$/i;

/** How many screens there are, which draws nothing: `Booking app, 2 screens`. */
export const countsScreens =
  /^(?:[^,:]{2,60}?(?:,|\s+with|\s+has|\s+in)\s+)?(?:two|three|four|five|six|[2-9])\s+(?:\p{L}+\s+)?(?:screens|pages|views)$/iu;

/** A screen of which only the device is told. */
export const unnamedScreen =
  /^(?:an?\s+|the\s+)?(?:(?:mobile|phone|tablet|desktop|web|app|kiosk|single|one)\s+)?(?:screen|page|view)$/i;

/** What something is made for says nothing of what is on it. */
export const madeFor = /^(?:made|meant|intended|designed|optimi[sz]ed|used|for use)\s+(?:for|on|by|to|with|in)\s/i;

/** `space for a photo` is the photo. */
export const roomFor = /^(?:an?\s+|the\s+|some\s+)?(?:space|room|spot|place ?holder|slot)\s+for\s+/i;

/** Nouns of pictures that belong to the name: `club logo`. */
export const namedPicture =
  /^(?:logo|map|avatar|banner|icon|video|gallery|carousel|slideshow|thumbnail|cover|illustration)s?$/i;

/** What is typed, told in brackets behind its name: `pieces (they type that)`. */
export const typedBehind =
  /\s*\((?:(?:they|you|u|we|i|users?|the user|customers?)\s+)?(?:types?|enters?|fills?|puts?)(?:\s+(?:in|that|it|this|them))*\)$/i;

/** `Approve or Reject`: two that are pressed. */
export const eitherOf = /^(?<one>\p{Lu}[^,]*?)\s+or\s+(?<other>\p{Lu}.*)$/u;

/** A part of a screen that is called after what it shows, and holds what follows: `customer card: avatar, name`. */
export const holdingPart =
  /^(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}(?:card|panel|box|pane|section|block|column|area)\s*:\s+(?=[^,]+,)/iu;

/** What a list or a table shows, with plus signs between: `table sites + months`. */
export const summedColumns = /\b(?:table|list|grid)\s(?!of\s)[^,;+()]*(?:\s\+\s[^,;+()]+)+/gi;

/** Names of fields that say a kind as well: `field description`. */
export const nameOfField = /^(?:description|message|title|options?|search)$/i;

/** How something stays where it is: `a button which sticks at the bottom`. */
export const stayingBehind =
  /\s+(?:which|that)\s+(?:is|are|sticks?|stays?|floats?|sits?|stands?|scrolls?|moves?|hangs?)\s.*$/i;

/** A part of a program that is a screen of its own: `the lobby of our game`. */
export const partOfProgram = /^(?:the|an?)\s+(?<name>\p{L}+(?:\s\p{L}+)?)\s+(?:of|in|for)\s+(?:our|my|the)\s/iu;

/** What opens an element rather than the name of a screen. */
export const opensPart = /^(?:an?|some|two|three|four)\s/i;

/** The number that opens a line, and the mark behind it. */
export const numberedLine = /(?<=^|\n|[.;!?]\s)(?<number>\s*\d{1,2})[.)](?=\s)/g;

/** How many screens something has, at its end. */
export const endsInScreens = /\b(?:two|three|four|five|six|[2-9])\s+(?:\p{L}+\s+)?(?:screens|pages|views)$/iu;

/** One of several screens by its turn, with what it has or what somebody does there: `in the second screen is a field`. */
export const ordinalScreen = new RegExp(
  `^(?:\\d{1,2}\\s+)?(?:(?:in|on)\\s+(?:the\\s+)?(?<turn>first|second|third|fourth|fifth|last|final|next)(?:\\s+(?:one|screen|page|view))?|(?:the\\s+)?(?<named>first|second|third|fourth|fifth|last|final|next)\\s+(?:one|screen|page|view))\\s+(?:(?:just|only|simply|there)\\s+)*(?:(?:is|are|has|have|shows?|says?|contains?)\\s+|(?=${who}\\s))`,
  'i',
);

/** What a comma and a relative clause say between a screen and what is on it. */
export const behindScreen =
  /^,\s*(?:(?:which|that|where)\s+)?(?:(?:also|just|only)\s+)*(?:(?:with|has|have|shows?|contains?|there\s+(?:is|are))\s+|:)?/i;

/** On which screen somebody does something: `Visitors pick Borrow on the welcome screen`. */
export const deedOnScreen = /^(?<deed>.*\S)\s+on\s+(?<name>(?:the|an?)\s+(?:\S+\s+){0,2}(?:screen|page|view))$/i;

/** One of what somebody picks, where it is written with a capital. */
export const pickedName = /^(?:\p{L}+\s+){0,2}(?:picks?|chooses?|selects?)\s+(?<name>\p{Lu}.*)$/u;

/** What stands between a screen and what is on it. */
export const screenHolds =
  /(?::\s+|\s+(?:with|w\/?|has|have|contains?|includes?|shows?|displays?|consists of|there is|there are)\s+)/i;

/** Verbs that say where something stands on a screen, as a part of a pattern. */
export const standingVerbsOfScreens = 'is|are|sits?|comes?|stands?|goes';
