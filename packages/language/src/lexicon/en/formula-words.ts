const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs of giving a variable a value, and what stands between the two: `set the fee to 24`. */
export const settingVerbs = wordsOf('set reset initialise initialize init let calculate compute');
export const settingLinks = wordsOf('to with as be at');

/** The value comes first: `assign 0 to attempts`. */
export const assigningVerbs = wordsOf('assign store put');
export const assigningLinks = wordsOf('to in into');

/** Said behind the variable: `the fee becomes 24`. */
export const becomingVerbs = wordsOf('becomes become');

/** Verbs of changing a variable by something: by what it is combined with that, and the word before the number. */
export const changingVerbs: ReadonlyMap<string, { readonly sign: '+' | '-' | '*' | '/'; readonly link: string }> =
  new Map([
    ['increase', { sign: '+', link: 'by' }],
    ['increment', { sign: '+', link: 'by' }],
    ['raise', { sign: '+', link: 'by' }],
    ['decrease', { sign: '-', link: 'by' }],
    ['decrement', { sign: '-', link: 'by' }],
    ['reduce', { sign: '-', link: 'by' }],
    ['lower', { sign: '-', link: 'by' }],
    ['multiply', { sign: '*', link: 'by' }],
    ['divide', { sign: '/', link: 'by' }],
  ]);

/** Verbs of changing by one, where nothing else is said. */
export const steppingVerbs = wordsOf('increment decrement');

/** The number comes first: `add 1 to attempts`. */
export const combiningVerbs: ReadonlyMap<string, { readonly sign: '+' | '-'; readonly link: string }> = new Map([
  ['add', { sign: '+', link: 'to' }],
  ['subtract', { sign: '-', link: 'from' }],
  ['deduct', { sign: '-', link: 'from' }],
]);

/** Arithmetic in words. */
export const operatorPhrases: readonly (readonly [phrase: string, sign: '+' | '-' | '*' | '/' | '%'])[] = [
  ['plus', '+'],
  ['minus', '-'],
  ['times', '*'],
  ['multiplied by', '*'],
  ['divided by', '/'],
  ['modulo', '%'],
  ['mod', '%'],
];

/** Comparisons in words, the longer ones first; `is` and `are` before them say nothing more. */
export const comparingPhrases: readonly (readonly [phrase: string, sign: '<' | '<=' | '>' | '>=' | '==' | '!='])[] = [
  ['greater than or equal to', '>='],
  ['more than or equal to', '>='],
  ['less than or equal to', '<='],
  ['greater than', '>'],
  ['more than', '>'],
  ['larger than', '>'],
  ['higher than', '>'],
  ['bigger than', '>'],
  ['longer than', '>'],
  ['older than', '>'],
  ['less than', '<'],
  ['fewer than', '<'],
  ['smaller than', '<'],
  ['lower than', '<'],
  ['shorter than', '<'],
  ['younger than', '<'],
  ['no more than', '<='],
  ['no less than', '>='],
  ['at least', '>='],
  ['at most', '<='],
  ['up to', '<='],
  ['equal to', '=='],
  ['the same as', '=='],
  ['different from', '!='],
  ['exceeds', '>'],
  ['exceed', '>'],
  ['above', '>'],
  ['over', '>'],
  ['below', '<'],
  ['under', '<'],
  ['equals', '=='],
  ['equal', '=='],
];

/** What is said of a number alone: how it compares with another one, or what is left of it by one. */
export const numberQualities: ReadonlyMap<
  string,
  { readonly by?: number; readonly sign: '<' | '>' | '==' | '!='; readonly than: number }
> = new Map([
  ['even', { by: 2, sign: '==', than: 0 }],
  ['odd', { by: 2, sign: '!=', than: 0 }],
  ['positive', { sign: '>', than: 0 }],
  ['negative', { sign: '<', than: 0 }],
  ['zero', { sign: '==', than: 0 }],
]);

export const dividingPhrase = 'divisible by';
export const betweenWord = 'between';
export const linkingVerbs = wordsOf('is are was were');
export const joiningWords = { all: 'and', any: 'or', not: 'not' };

/** What a condition may begin with that says nothing of it. */
export const conditionOpeners = wordsOf('check test verify decide determine if whether is are does do was were');

/** Words before a thing that say nothing of it. */
export const formulaArticles = wordsOf('the a an its their his her');

/** What numbers are of, behind them. */
export const countedUnits = wordsOf(
  'second seconds minute minutes hour hours day days week weeks month months year years euro euros eur dollar dollars usd cent cents pound pounds ' +
    'percent km kg g m cm mm degree degrees point points time times',
);

/** Verbs of steps that bring their object: whoever reads a number has it then. */
export const obtainingVerbs = wordsOf(
  'read enter input choose pick select receive scan measure load roll get fetch find retrieve calculate compute count determine estimate generate ' +
    'type create build draft derive prepare assign allocate issue capture collect look submit fill hand place attach upload provide write describe register',
);

/** The same, where what is brought stands behind `for`. */
export const requestingVerbs = wordsOf('ask request prompt query');

/** Which of several a thing is, which is no part of its name. */
export const orderWords = wordsOf('next new first last current following random given entered chosen');

/** Words of which another one of a kind is meant than the one at hand: `more grades`. */
export const otherOnes = wordsOf('more another other others any no further remaining');

/** Verbs of finding a value out of others. */
export const computingVerbs = wordsOf('calculate compute');

/** Verbs of bringing in what comes from outside: a question right behind is about it. */
export const readingVerbs = wordsOf('read enter input scan receive fetch load type get retrieve ask request prompt');

/** Verbs of keeping a thing as what it is from now on: what it was before is of no use to them. */
export const keepingVerbs = wordsOf('save store keep update record set reset replace overwrite remember');
