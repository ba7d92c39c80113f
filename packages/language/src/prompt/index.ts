export { analysePrompt, type PromptAnalysis, type Recommendation } from './analyse-prompt.ts';
export { optimizePrompt } from './optimize-prompt.ts';
