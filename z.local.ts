import { understandPrompt } from './packages/drafting/src/index.ts';
import { splitSentences } from './packages/language/src/text/sentences.ts';
import { analysePrompt } from './packages/language/src/prompt/analyse-prompt.ts';
console.log(JSON.stringify((analysePrompt as any)('Hello, as agreed (sorry for the delay, I was ill until Monday), here is how leave works at our place. The employee fills in the form. The boss signs it.', {id:'process'} as any)).slice(0,1500));
