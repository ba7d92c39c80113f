import { readInstructions } from './learn/corpus.ts';
import { measure } from './learn/measure.ts';
for (const f of process.argv.slice(2)) { const c = readInstructions(f); const t: any = {}; for (const x of c) { try { const m = measure(x); t[m.outcome] = (t[m.outcome] ?? 0) + 1; } catch (e) { console.log(x.id, String(e)); } } console.log(f, c.length, t); }
