import { startsClause } from '/work/main/packages/language/src/segment/starts-clause.ts';
import { findPredicate } from '/work/main/packages/language/src/segment/predicate.ts';
import { tokenise } from '/work/main/packages/language/src/text/token.ts';
import { readVerb } from '/work/main/packages/language/src/lexicon/morphology.ts';
const right = tokenise('lines up and takes off');
console.log(findPredicate(right), readVerb('lines'), startsClause(right, { predicate: findPredicate(tokenise('it is given')), hasObject: false, hasMarker: true }, 'comma'));
