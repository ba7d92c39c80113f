import type { FastifyReply } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import type { Caller } from '../studio.ts';
import type { PictureStore } from './picture-store.ts';

export interface AnswerToSend {
  /** All that the answer is made from. */
  readonly from: readonly unknown[];
  /** Makes what is answered, a value as the contract has it. */
  readonly draw: (caller: Caller) => Promise<unknown>;
}

/** Sends an answer with a picture in it, of which the finished bytes are kept: twenty people who ask for megabytes cost twenty writes. */
export const sendAnswer = async (
  reply: FastifyReply,
  pictures: PictureStore,
  { from, draw }: AnswerToSend,
): Promise<FastifyReply> => {
  const { bytes, mediaType } = await pictures.get(callerOf(reply), from, async (caller) => ({
    content: JSON.stringify(await draw(caller)),
    mediaType: 'application/json; charset=utf-8',
  }));
  return reply.type(mediaType).send(bytes);
};
