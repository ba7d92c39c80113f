const row = '(?:(?:the )?(?:attribute|field|column|property|row) )?';
const modal = '(?:(?:should|must|has to|needs to|rather|actually|really) )*';

/** "Email moves from student to teacher", "price doesn't live on the item, it's the product's": a row that another box gets. */
export const rowMoves: readonly RegExp[] = [
  new RegExp(
    `^(?:move |put |shift )?${row}(?:the )?(?<name>[^,;]+?) ${modal}(?:moves?|goes|go|should go|changes|comes)? ?(?:over )?from (?:the )?(?<old>[^,;]+?) (?:over )?(?:to|into|onto) (?:the )?(?<now>[^,;]+)$`,
    'i',
  ),
  new RegExp(
    `^${row}(?:the )?(?<name>[^,;]+?) (?:doesn['’]?t|does not|shouldn['’]?t|should not|isn['’]?t|is not|no longer) (?:belongs? |lives? |be |sit |go )?(?:to|on|in|with|at) (?:the )?(?<old>[^,;]+?),? (?:but |it['’]?s |it is |it belongs |that['’]?s )(?:(?:rather|really) )?(?:(?:on|in|to|with|from|of) )?(?:the )?(?<now>[^,;]+?)(?:['’]s?)?(?: one)?$`,
    'i',
  ),
  new RegExp(
    `^(?:move |put |shift |make |keep )?${row}(?:the )?(?<name>[^,;]+?) ${modal}(?:(?:belongs?|lives?|sits?|goes|go|be) )?(?:to|on|in|with|into|onto) (?:the )?(?<now>[^,;]+?),? (?:and )?(?:not|instead of|rather than) (?:(?:to|on|in|with) )?(?:the )?(?<old>[^,;]+)$`,
    'i',
  ),
];

/** "Cars belong to a branch": how many of what belong to one of something. */
export const belongToOne =
  /^(?:all |the |each |every |an? )?(?<first>[^,;]+?) (?:always |can |must )?(?:belongs?|are part of|is part of|are in|is in) (?:to |of )?(?:exactly |just |only )?(?:an?|one|1|the same) (?<second>[^,;]+)$/i;
