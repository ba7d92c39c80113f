/** Verbs of commands and what people write for them; each list is one alternative of a pattern. */
const alternatives = (text: string): string => text.trim().split('|').join('|');

export const addVerbs = alternatives(
  'add|insert|put|place|create|include|append|introduce|squeeze in|squeeze|slot in|throw in|stick(?=\\s+an?\\s)|draw|give me|we need|i need',
);
export const removeVerbs = alternatives(
  'remove|delete|drop|erase|get rid of|take out|take away|eliminate|scrap|cut out|cut',
);
export const renameVerbs = alternatives('rename|relabel|retitle|re-label');
export const connectVerbs = alternatives('connect|link|join|wire|attach|draw an arrow from|draw a line from');
export const disconnectVerbs = alternatives('disconnect|unlink|detach|unwire');
export const styleVerbs = alternatives(
  'make|colou?r|paint|turn|set|highlight|mark|fill|shade|change|draw|show|style|give',
);
export const moveVerbs = alternatives('move|put|place|shift|assign|reassign|transfer|drag');
export const groupVerbs = alternatives('group|wrap|enclose|put|bundle|combine|surround|place');
export const swapVerbs = alternatives('swap|switch|exchange|interchange');
export const copyVerbs = alternatives('duplicate|copy|clone|replicate');
export const turnVerbs = alternatives('make|turn|change|convert|mark|switch|set');

/** What may stand before any command. */
export const politeness =
  /^(?:(?:hi|hey|hello|please|pls|plz|kindly|maybe|perhaps|now|ok(?:ay)?|next|also|then|and|finally|can you|could you|would you|will you|can we|could we|let'?s|let us|i(?:'d| would)? (?:want|like)(?: you)? to|i need you to|we should|you should|just|try to)\b[,:]?\s*)+/i;

/** The first words of commands: what follows "and" is a command of its own only where it begins with one. */
export const commandVerbs = new RegExp(
  `^(?:${[
    addVerbs,
    removeVerbs,
    renameVerbs,
    connectVerbs,
    disconnectVerbs,
    styleVerbs,
    moveVerbs,
    groupVerbs,
    swapVerbs,
    copyVerbs,
    'let|have|each|every|hire|fire|promote|tidy|simplify|ungroup|send|call|label|replace|split|create|undo|revert|reverse|convert|use|arrange|lay out|rotate|all|left[- ]to|right[- ]to|top[- ](?:to|down)|bottom[- ](?:to|up)|horizontal(?:ly)?|vertical(?:ly)?',
  ].join('|')})\\b`,
  'i',
);
