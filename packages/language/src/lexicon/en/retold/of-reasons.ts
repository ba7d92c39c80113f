import { pattern, type Retelling, some, the } from './retelling.ts';

const removing = '(?:remove|delete|drop|erase|get rid of|take out|take away|eliminate|scrap|cut out|cut)';
/** What joins two parts. */
export const line = '(?:line|arrow|link|connection|connector|message|cable|wire|cord)';
/** A clause that tells why, and no wish of its own. */
const because =
  "(?!.*\\b(?:should|must|has to|have to|instead|goes|reports?|move|connect|now|remove|delete|add|rename|make|colou?r|paint|put|draw|insert)\\b)(?:because|cause|since|as|we|they|it|that|this|nobody|no one|not|[^,.;]+? (?:doesn['’]?t|don['’]?t|isn['’]?t|aren['’]?t|won['’]?t|can['’]?t|is|are|was|were|does|has|have|likes?|wants?|uses?))\\b[^.;]*";

/** What goes, with why it may. */
export const ofReasons: readonly Retelling[] = [
  {
    example: 'take out the arrow to the warehouse, we are still thinking about it',
    from: pattern(`${removing} the (${line} (?:to|from|between|about) [^.,:;!?\\n]{2,50}?),\\s+${because}`),
    to: 'remove the $1',
  },
  {
    example: 'pull the cable between the hub and the camera',
    from: pattern(`(?:pull|unplug|cut|rip out)(?: out)? the ${line} (from|between) ${some}`),
    to: 'remove the line $1 $2',
  },
  {
    example: 'since spring we sign online, hence the print room can go',
    from: pattern(
      `(?:since|as|because|now that) [^.;!?]+?,? (?:hence|so|therefore|thus) ${the}${some} can (?:all )?(?:go|be (?:removed|dropped|deleted)|disappear)`,
    ),
    to: 'remove $1',
  },
  {
    example: 'i dont think drivers must write a report, kick it out',
    from: pattern(
      `(?:i|we) (?:don['’]?t|do not) think (?:that )?(?:[^.,;]{1,30}? )?(?:must|needs? to|have to|has to|should) (?:still )?(?:\\p{L}+ )?(?:an? |the )${some}[,;.]? (?:so )?(?:please )?(?:(?:kick|throw|take|get) (?:it|that|this|them) (?:out|away)|(?:remove|delete|drop) (?:it|that|this)|out with (?:it|that))`,
    ),
    to: 'remove the $1',
  },
];
