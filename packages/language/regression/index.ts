export { isPassed, type Judged } from './judged.ts';
export { readEditCases, readPromptCases } from './read-cases.ts';
export { type AnswerEdit, runEdits } from './run-edits.ts';
export { runPrompts, type Understand } from './run-prompts.ts';
export { type Tally, tally, tallyByType } from './tally.ts';
