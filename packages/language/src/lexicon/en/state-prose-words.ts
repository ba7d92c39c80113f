const words = (text: string): readonly string[] => text.split(' ');

/** Verbs that say with `to` or `into` which state something enters. */
export const movingVerbs = words(
  'go move return drop fall pass change switch turn come lead promote set put send bring flip advance transition revert slip jump proceed progress get take push pull shift transfer reset release',
);

/** Verbs after which a state stands at once. */
export const becomingVerbs = words('become turn mean enter reach give');

/** Verbs of which somebody is the subject and the thing the object, before the name of a state. */
export const markingVerbs = words('mark flag treat count record show list log label set');

/** Words that stand between a verb and the name of a state. */
export const stateAdverbs = words(
  'then now simply automatically also at first again back straight directly immediately always over on once more finally only too usually initially still all just therefore be',
);

/** Words at which the name of a state is over. */
export const afterStates = words(
  'when once if after by on upon until unless as for with where because and or but at without which that who so while whereupon before from since through via within is are was has have can may must will though although during than it they we to into not unchanged',
);

/** Words that open what must have happened. */
export const conditionOpeners: readonly string[] = [
  'when',
  'once',
  'if',
  'after',
  'as soon as',
  'whenever',
  'unless',
  'until',
  'where',
  'in case',
  'provided',
];
