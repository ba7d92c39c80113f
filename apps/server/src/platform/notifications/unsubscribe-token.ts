import type { Sealer } from '../models/sealer.ts';

/** How long a link at the foot of a message works: longer than anybody keeps a message that they have not looked at. */
const lifetimeMs = 180 * 24 * 60 * 60_000;

/** What stands before the rest, so that nothing else that this server has sealed is taken for one. */
const purpose = 'no-mail';

/** A token that lets whoever has it end the mail to one person, and nothing else; sealed, so that nobody can make one. */
export const createUnsubscribeToken = async (sealer: Sealer, userId: number, now: Date): Promise<string> => {
  const sealed = await sealer.seal(`${purpose} ${userId} ${now.getTime() + lifetimeMs}`);
  return Buffer.from(sealed, 'base64').toString('base64url');
};

/** Whom it is about; undefined where it is none of ours, or too old. */
export const readUnsubscribeToken = async (sealer: Sealer, token: string, now: Date): Promise<number | undefined> => {
  const opened = await sealer.open(Buffer.from(token, 'base64url').toString('base64'));
  const [, userId, until] = new RegExp(`^${purpose} (\\d+) (\\d+)$`).exec(opened ?? '') ?? [];
  return userId !== undefined && Number(until) > now.getTime() ? Number(userId) : undefined;
};
