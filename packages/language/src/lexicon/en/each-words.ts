/** "Each of the wards has a head nurse of its own": every one of several, and what it has. */
export const eachHas =
  /^(?:each|every)(?: one)?(?: of)?(?: the| our)? (.+?) (?:has|have|gets?|needs?|should (?:have|get)|must have) (?:an? |its |their |his |her )?(?:own )?(.+?)(?: of (?:its|their|his|her) own)?$/i;
