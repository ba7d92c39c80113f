import { understandPrompt } from './packages/drafting/src/index.ts';
for (const text of process.argv.slice(3)) { const r: any = await understandPrompt(text, process.argv[2] as never); console.log(JSON.stringify(r.trace ?? r, null, 1).slice(0, 3000)); }
