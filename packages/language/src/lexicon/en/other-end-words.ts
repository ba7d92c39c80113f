const modal = '(?:should|shall|must|has to|have to|needs to|need to|ought to|will|can|is to|are to)';
const going =
  '(?:comes?|goes|go|is|are|be|gets?|arrives?|starts?|runs?|leads?|points?|talks?|speaks?|connects?|hangs?|sits?|reports?|belongs?|writes?|reads?|sends?|moves?|flows?|stands?|feeds?|lands?)';
const moved = '(?:sent|addressed|meant|directed|given|passed|plugged|connected|attached|wired|linked|placed|routed)';
const there = '(?:to|from|for|by|on|onto|off|with|in|into|at|via|over|through|under|behind)';
const aside = '(?:(?:now|directly|straight|only|always|rather|actually|really) )*';
const command = '(?:(?:please )?(?:let|have|make|point|connect|hang|plug|move|attach|link|send|route|redirect|put) )?';

/** "The confirmation should come from the bank and not from the website": what has another end, which, and which no longer. */
export const otherEndTold: readonly RegExp[] = [
  new RegExp(
    `^${command}(?<what>.+?) (?:${modal} )?${aside}(?:${going} )?${aside}(?:${moved} )?${aside}(?<side>${there}) (?:the |our |an? )?(?<now>.+?)(?: directly| itself)?,? (?:and |but )?(?:not|instead of|rather than|no longer) (?:any more |even )?(?:${there} )?(?:the |our )?(?<old>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?<what>.+?) (?:isn['’]?t|is not|is no longer|aren['’]?t|are not|doesn['’]?t|does not|no longer|don['’]?t|do not|shouldn['’]?t|should not|must not|mustn['’]?t) ${aside}(?:${going} )?(?:${moved} )?(?<side>${there}) (?:the |our )?(?<old>.+?),? but ${aside}(?:${going} )?(?:${there} )?(?:the |our |an? )?(?<now>.+)$`,
    'i',
  ),
];

/** "Billing doesn't talk to the gateway itself, the order service does": who no longer does what, and who does it. */
export const otherDoerTold: readonly RegExp[] = [
  /^(?:the |our )?(?<old>.+?) (?:doesn['’]?t|does not|don['’]?t|do not|no longer|never) (?<deed>.+?)(?: itself| themselves| directly| any ?more)?[,;] (?:but |since )?(?:the |our )?(?<now>.+?) (?:does|do|will|takes? care of)(?: (?:that|it|this|so))?(?: (?:from now on|now|instead|these days))?$/i,
  /^(?:the |our )?(?<deed>.+?) (?:isn['’]?t|is not|aren['’]?t|are not|is no longer|are no longer) (?:\p{L}+ )?by (?:the |our )?(?<old>.+?)[,;] (?:but |it['’]?s |that['’]?s )?(?:by )?(?:the |our )?(?<now>.+?)(?: (?:does|do|will)(?: (?:that|it|this))?)?(?: (?:from now on|now|instead))?$/iu,
];

/** Sides at which a line begins. */
export const beginsThere = /^(?:from|by)$/i;

/** "The order one": a part that is told from others by a word. */
export const oneOfThem = /\sones?$/i;
