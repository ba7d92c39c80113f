import { understandPrompt } from '@diagloom/drafting';
import { findDiagramType } from '@diagloom/types';
for (const arg of process.argv.slice(2)) { const [t, p] = arg.split('|'); const u: any = await understandPrompt(p!, findDiagramType(t!)!.id as any); for (const s of u.trace ?? []) console.log(s.stage, '\n  ' + s.lines.join('\n  ')); }
