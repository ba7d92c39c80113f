import { pattern, type Retelling, some, the } from './retelling.ts';

const together =
  '(?:is|are|will be|were|have been|are going to be|got)(?: (?:all|really|actually|just))* (?:one|one and the same|the same|(?:put|brought|thrown|joined) together|merged|combined|joined|united|fused)';

/** Several that are one. */
export const ofSeveral: readonly Retelling[] = [
  {
    example: 'billing and accounting are going to be put together, new name Money',
    from: pattern(
      `${the}${some} (?:and|n|&|\\+) ${the}${some} ${together}(?: (?:step|job|thing|task|team|department|box|role|work|person|place))?(?: (?:for|with|to|at|in) (?:us|our place|our company|here))?(?: now)?[,;.:–-]+ (?:so )?(?:we |please )?(?:just |only )?(?:one box|a single box|one step|new name|the new name is|call(?:ed)? (?:it|them)|named?|make it|in one box)[:,]? (?:called |named )?["“]?${some}["”]?`,
    ),
    to: 'merge $1 and $2 into "$3"',
  },
];
