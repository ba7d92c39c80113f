import type { Rehearsed } from '@diagloom/diagram/layout';
import { rehearseSpec } from '@diagloom/drafting';
import { isEnough } from '@diagloom/language';
import { readReply } from '@diagloom/providers/reply';
import { diagramTypeOf } from '@diagloom/types';
import { type ReplyRequest, wornBy } from './draw-reply.ts';
import type { StudioTools } from './studio-tools.ts';

/** Places what a model has written so far, to know how its whole answer will be placed best; undefined where that is not enough, or leaves no choice. */
export const rehearseReply = async (
  { type: id, reply, theme, template }: Pick<ReplyRequest, 'type' | 'reply' | 'theme' | 'template'>,
  { layout }: Pick<StudioTools, 'layout'>,
): Promise<Rehearsed | undefined> => {
  const type = diagramTypeOf(id);
  const { spec } = await readReply(reply, type);
  if (!isEnough(spec)) return undefined;
  const worn = wornBy(spec, type, { theme, template });
  return rehearseSpec(worn.spec, type, { layout }, worn.options);
};
