export { readPromptCases } from './read-cases.ts';
export { isPassed, type JudgedPrompt, runPrompts, type Understand } from './run-prompts.ts';
export { type Tally, tally, tallyByType } from './tally.ts';
