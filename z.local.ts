import { readFileSync } from 'node:fs';
import { askFiles } from '@diagloom/studio';
import { groundPrompt } from './packages/studio/src/grounding/ground-prompt.ts';
import { readPassage } from './packages/studio/src/grounding/read-passage.ts';
import { mapDocument } from './packages/studio/src/grounding/map-document.ts';
const docs = JSON.parse(readFileSync('/tmp/sc/authors/li.json','utf8'));
const f = docs[3]; const files=[{name:f.document.name, bytes:new TextEncoder().encode(f.document.text)}];
const {passages} = await askFiles(files, f.requests[1].request);
for (const p of passages) { const r = readPassage(p,'uml' as any); console.log(p.headingPath.at(-1), r?.named, r?.told?.slice(0,900), r?.spec.nodes.map(n=>n.label)); }
const g = docs[5]; const f2=[{name:g.document.name, bytes:new TextEncoder().encode(g.document.text)}];
const q = await askFiles(f2, 'mindmap courtyard ideas');
console.log(q.passages.map(p=>[p.headingPath.at(-1), p.score]));
console.log(mapDocument('mindmap courtyard ideas', q.passages)?.spec.nodes.map(n=>n.label));
console.log('N', passages.length, passages.map(p=>p.headingPath.at(-1)));
