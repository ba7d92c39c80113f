/** Ways of naming whom somebody leads and what he is there for, as patterns for `hierarchy/loosely-told`. */

/** "Tom Lee for medicine": somebody and what he is there for, up to the next of a list. */
export const thereFor =
  /(?<![\p{L}'’-])(?<name>\p{Lu}[\p{L}'’-]{0,30}\.?(?: \p{Lu}[\p{L}'’-]{0,30}){1,3}) for (?<area>\p{Ll}\p{L}{1,30}(?: \p{Ll}\p{L}{1,30})?)(?=\s{0,3}(?:[,.;]|and\b|$))/gu;

/** "Engineering - Priya, who has three teams". */
export const whoHas =
  /(?<=\s[-–] \p{Lu}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30})?), who (?:has|leads|runs|manages|heads)(?=\s)/gu;

/** "Three VPs: " before "Sales - John; Engineering - Priya": how many there are of what follows. */
export const countedBefore = /(?<=^|[.\n]\s{0,3})[^.:;\n]{2,40}: (?=(?:[^.;\n]+ [-–] [^.;\n]+;){1,12}[^.;\n]+ [-–] )/gu;
