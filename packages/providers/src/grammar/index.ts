export { writeEditGrammar, writeGrammar } from './write-grammar.ts';
