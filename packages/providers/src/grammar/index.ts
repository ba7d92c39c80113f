export { writeChoiceGrammar, writeEditGrammar, writeGrammar } from './write-grammar.ts';
