import { readFileSync } from 'node:fs';
import { askFiles, createLayoutRunner, generateDiagram } from '@diagloom/studio';
const layout = createLayoutRunner();
const [a, ...ids] = process.argv.slice(2);
const docs = JSON.parse(readFileSync(`/tmp/sc/authors/${a}.json`,'utf8'));
for (const d of docs) for (const [i, r] of d.requests.entries()) { const id=`${d.id}-${i+1}`; if(!ids.includes(id)) continue;
 const {passages} = await askFiles([{name:d.document.name, bytes:new TextEncoder().encode(d.document.text)}], r.request);
 const res = await generateDiagram({prompt:r.request,type:'auto',passages},{layout});
 console.log('##', id, r.request, passages.length);
 if(!res.ok) {console.log('NOT', (res as any).message); continue;}
 const l=new Map(res.spec.nodes.map(n=>[n.id,n.label]));
 console.log(res.type, res.spec.nodes.map(n=>n.label).join(' | '), '\n  ', res.spec.edges.map(e=>`${l.get(e.from)}→${l.get(e.to)}${e.label?` (${e.label})`:''}`).join('; '));
}
await layout.close();
