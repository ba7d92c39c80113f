import { writeNotation } from '@diagloom/diagram/model';
import { understandPrompt } from '@diagloom/drafting';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';
for (const arg of process.argv.slice(2)) {
  const [t, p] = arg.split('|');
  const u: any = await understandPrompt(p!, findDiagramType(t!)!.id as any);
  console.log('##', p, '\n' + (u.ok ? writeNotation(u.spec).trim() : JSON.stringify(u).slice(0, 400)) + (u.ok && u.warnings.length ? '\n! ' + u.warnings.map((w: any) => w.message).join(' | ').slice(0, 400) : ''));
}
