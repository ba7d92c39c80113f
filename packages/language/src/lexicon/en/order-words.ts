const moved = '(?:(?:move|put|place|shift|make|let|have|show|draw) )?';
const stands =
  '(?:(?:should|must|has to|have to|needs to|ought to|is to) )?(?:(?:be|stand|go|come|sit|appear|stands|goes|comes|sits)(?: (?:shown|placed|put|drawn))? )?';

/** "The bank has to stand to the left of the shop": which participant stands on which side of which. */
export const standsBesideInRow = new RegExp(
  `^${moved}(?:the )?(?<what>.+?),? ${stands}(?:directly |right |just )?(?<side>to the left of|left of|before|in front of|to the right of|right of|after|behind) (?:the )?(?<other>.+?)(?: even| please)?$`,
  'i',
);

/** "Carrier to the far left": which end of the row. */
export const standsAtEndOfRow = new RegExp(
  `^${moved}(?:the )?(?<what>.+?),? ${stands}(?:(?:to|on|at|all the way to) )?(?:the )?(?:very |far |outer )?(?<side>left|leftmost|first|right|rightmost|last)(?: (?:side|end|edge|place|position))?(?:,.*)?$`,
  'i',
);

/** Sides that come first in a row. */
export const comesFirst = /^(?:to the left|left|before|in front|first)/i;
