import { pattern, type Retelling, some, the } from './retelling.ts';

/** Rows and copies. */
export const ofRows: readonly Retelling[] = [
  {
    example: 'loans get a book_id int that references the books table',
    from: pattern(
      `${the}${some} (?:gets?|has|have|needs?|must have|should (?:have|get)) (?:an? )?(\\S+_\\S+)(?: (\\S+))?,? (?:(?:that|which|and it|and) )?(?:references?|points? to|refers? to|links? to|pointing to|referencing|which is a foreign key to) ${the}${some}(?: table| entity)?`,
    ),
    to: 'add column $2 to $1. connect $1 to $4',
  },
  {
    example: 'clone the books table, I want the same thing under the name films',
    from: pattern(
      `(?:clone|copy|duplicate|replicate) ${the}${some}(?: table| class| entity| box| step)?(?:[,.;]| and)? ?(?:(?:i|we) (?:want|need|would like|have) )?(?:the same (?:thing |one |box |table )?)?(?:under the name|and call (?:it|the copy|the new one)|call (?:it|the copy|the new one)|named|called|as|with the name)(?: of)? ["“]?${some}["”]?`,
    ),
    to: 'duplicate $1 as "$2"',
  },
  {
    example: 'we want the same as books once more, but for films',
    from: pattern(
      `(?:(?:we|i) (?:want|need|would like) )?the same (?:thing |table |box )?(?:as|like) ${the}${some},? (?:once more|again|a second time|one more time),? (?:but |only |just )?(?:for|called|named|under the name(?: of)?) ["“]?${some}["”]?`,
    ),
    to: 'duplicate $1 as "$2"',
  },
  {
    example: "mileage doesn't live on the boat, it lives on the trip",
    families: ['classes', 'entities'],
    from: pattern(
      `${the}${some} (?:doesn['’]?t|does not|don['’]?t|do not) (?:live|belong|sit|go) (?:on|in|to|with) ${the}${some},? (?:but )?(?:(?:it|they) )?(?:lives?|belongs?|sits?|goes|go)? ?(?:on|in|to|with) ${the}${some}`,
    ),
    to: 'remove $1 from $2. add $1 to $3',
  },
];
