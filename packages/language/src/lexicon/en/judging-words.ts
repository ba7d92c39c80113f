const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of pasted notations and of requests that name no content. */
export const notationWords = words(
  'flowchart graph td tb lr rl bt subgraph end sequencediagram participant actor alt opt loop par style fill classdef class there start begin begins starts ends please go goes going back called named following follows parallel meanwhile simultaneously lane lanes',
);

/** Papers and files: something is done with them, they do nothing. */
export const documentNouns = words(
  'form invoice report order contract email e-mail letter document ticket receipt bill quote quotation offer claim application list note certificate permit parcel package file proposal protocol voucher label draft photo budget',
);

/** Words that tell that a text leads to one thing or another. */
export const branchingWords = words(
  'if otherwise else unless whether either when depending depends except instead until case cases',
);

/** Words that point at something said elsewhere, which a reader must look for. */
export const pointingWords = words(
  'it they them this that these those former latter same respectively both others another vice versa such likewise again back each ditto',
);

/** Words that no label ends in, and none begins with. */
export const looseEnds = words('and or but of to from with by for the a an if when then because that which who is are');
export const looseStarts = words(
  'and or but of if when then because that which who it they we he she this these there so is are was were',
);

/** Words that begin another clause in the middle of a label. */
export const joiningWords = words('and then but which who if when because while until so otherwise or after before');

/** Words that open a question told within a label: `Assess how urgent it is`. */
export const toldQuestionOpeners = words('whether how what why where which who whose');
