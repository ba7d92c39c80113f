import { readFileSync } from 'node:fs';
import { writeNotation } from '@diagloom/diagram/model';
import { understandPrompt } from './packages/drafting/src/index.ts';

const type = (process.env.T ?? 'flowchart') as never;
let texts = process.argv.slice(2);
if (process.env.F) texts = readFileSync(process.env.F, 'utf8').split('\n---\n');
for (const text of texts) {
  const result = await understandPrompt(text, type);
  console.log(`### ${text}`);
  if (!result.ok) {
    console.log('NOT:', (result as any).message ?? JSON.stringify(result));
    continue;
  }
  const s = result.spec;
  const l = new Map(s.nodes.map((n: any) => [n.id, n.label]));
  console.log(
    s.nodes
      .map(
        (n: any) =>
          `${n.label}[${n.kind ?? ''}${n.groups?.[0] ? '@' + s.groups.find((g: any) => g.id === n.groups[0])?.label : ''}]`,
      )
      .join(' | '),
  );
  console.log(
    '   ' + s.edges.map((e: any) => `${l.get(e.from)}→${l.get(e.to)}${e.label ? ` (${e.label})` : ''}`).join('; '),
  );
  if (process.env.W) console.log('   !', result.warnings.map((w: any) => w.message).join(' || '));
}
