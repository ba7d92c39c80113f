import { splitClauses } from './packages/language/src/segment/clauses.ts';
import { describeClause } from './packages/language/src/segment/describe-clause.ts';
import { splitSentences } from './packages/language/src/text/sentences.ts';

for (const text of process.argv.slice(2))
  for (const s of splitSentences(text)) {
    console.log('S', s.closing, s.tokens.map((t) => t.text).join(' '));
    for (const c of splitClauses(s.tokens)) console.log('   ', describeClause(c));
  }
