/** What a word or phrase does in the closed language of tasks: `tasks A and B in parallel, followed by C or D`. */
export type TaskWord =
  | 'then'
  | 'after'
  | 'or'
  | 'and'
  | 'comma'
  | 'choice'
  | 'not-together'
  | 'parallel'
  | 'parallel-with'
  | 'sequence'
  | 'split'
  | 'join'
  | 'branches'
  | 'branch'
  | 'filler';

const phrases = (word: TaskWord, text: string): readonly (readonly [string, TaskWord])[] =>
  text.split('|').map((phrase) => [phrase, word]);

/** The longest phrase wins. */
export const taskPhrases: readonly (readonly [string, TaskWord])[] = [
  ...phrases(
    'then',
    'followed by|then followed by|and then followed by|then|and then|before|precedes|precede|occurs before|occur before|leads to|starts with|comes before|next|followed in sequence by|is followed by|are followed by|and finally|finally',
  ),
  ...phrases('after', 'after|comes after|occurs after|follows|preceded by|is preceded by'),
  ...phrases('or', 'or|or else|xor'),
  ...phrases('and', 'and|&|as well as|plus'),
  ...phrases('comma', ','),
  ...phrases(
    'choice',
    'choice between|choice of|choice among|choice|either|exclusive choice between|exclusive gateway|exclusive gateway between|one of|in a choice|are in a choice|exclusive|mutually exclusive|are mutually exclusive|in exclusion|are exclusive|decision between|exclusive choice',
  ),
  ...phrases(
    'not-together',
    'cannot execute simultaneously|can not execute simultaneously|cannot execute in parallel|cannot be executed in parallel|cannot be executed simultaneously|cannot be executed at the same time|cannot happen together',
  ),
  ...phrases(
    'parallel',
    'in parallel|parallel|simultaneously|concurrently|at the same time|can execute simultaneously|can execute in parallel|can be executed simultaneously|can be executed in parallel|can be executed at the same time|interleaving of|interleaving between|interleaving|parallelism between|parallelism of|parallelize|parallelise|all in parallel|in any order',
  ),
  ...phrases(
    'parallel-with',
    'in parallel with|in parallel of|in parallel to|in parallel from|parallel to|parallel with|simultaneously with|while executing|at the same time as',
  ),
  ...phrases(
    'sequence',
    'in sequence|sequentially|in a sequence|sequence of|sequence between|sequence|in a row|one after the other|in order|one after another|in series|in sequential order',
  ),
  ...phrases(
    'split',
    'split parallel gateway|parallel gateway|parallel split|split gateway|and gateway|parallel split gateway|parallel gateway containing|fork',
  ),
  ...phrases('join', 'join parallel gateway|join gateway|parallel join|parallel join gateway'),
  ...phrases('branches', 'parallel branches|branches|parallel gateway composed of|parallel gateway with'),
  ...phrases('branch', 'branch'),
  ...phrases(
    'filler',
    'task|tasks|activity|activities|step|steps|the|a|an|my|our|i|we|you|want|need|would like|have|process|processes|workflow|whole|consists in|consists of|consists|in|of|is|are|be|executes|execute|executed|can|all|big|start node|end node|start event|end event|two|three|four|five|six|seven|eight|nine|ten|respectively|containing|contains|contain|with|which|that|to|do|run|runs|it|there|both|first|composed|made up|gateway|by|occurs|occur|please|start|starts|ends|end',
  ),
];

export const branchOrdinals: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth last'.split(' ');
