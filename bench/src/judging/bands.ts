/** Drawings below this node F1 are wrong and must carry a warning. */
export const bad = 0.7;
/** Drawings above this one are right, and few of them may carry one. */
export const good = 0.9;

/** The share of the wrong drawings that should carry a warning, and the most of the right ones that may. */
export const goal = { warned: 0.95, alarmed: 0.2 };
