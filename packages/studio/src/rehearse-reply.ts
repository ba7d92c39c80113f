import type { Rehearsed } from '@diagloom/diagram/layout';
import { rehearseSpec } from '@diagloom/drafting';
import { isEnough } from '@diagloom/language';
import { readReply } from '@diagloom/providers/reply';
import { diagramTypeOf } from '@diagloom/types';
import { type ReplyRequest, wornBy } from './draw-reply.ts';
import type { StudioTools } from './studio-tools.ts';

/**
 * Places what a model has written so far, to know how its whole answer will be placed best; undefined where that is not enough, or leaves no
 * choice. `rehearsed` is what was best for less of it.
 */
export const rehearseReply = async (
  {
    type: id,
    reply,
    theme,
    template,
    rehearsed,
  }: Pick<ReplyRequest, 'type' | 'reply' | 'theme' | 'template' | 'rehearsed'>,
  { layout }: Pick<StudioTools, 'layout'>,
): Promise<Rehearsed | undefined> => {
  const type = diagramTypeOf(id);
  const { spec } = await readReply(reply, type);
  if (!isEnough(spec) || spec.edges.length < leastConnected * spec.nodes.length) return undefined;
  const worn = wornBy(spec, type, { theme, template });
  return rehearseSpec(worn.spec, type, { layout }, { ...worn.options, before: rehearsed });
};

/** Lines per shape, below which it cannot be told how a picture will run: models write shapes first and their lines later. */
const leastConnected = 0.25;
