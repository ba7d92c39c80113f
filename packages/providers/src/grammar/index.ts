export {
  writeBodyGrammar,
  writeChoiceGrammar,
  writeEditGrammar,
  writeGrammar,
  writeMendGrammar,
  writeSuggestionGrammar,
  writeTextGrammar,
} from './write-grammar.ts';
