import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notifications } from '../database/schema/index.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { Sealer } from '../models/sealer.ts';
import { findNews } from './find-news.ts';
import { newsMail } from './news-mail.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';

export interface NewsMailing {
  readonly database: Database;
  readonly mail: MailTransport;
  readonly publicUrl: string;
  readonly sealer: Sealer;
}

/** When the mail of a day goes, hours after midnight in UTC. */
const dailyAt = 7;

/** So much is sent in one go; the rest a minute later. */
const mostAtOnce = 500;

/**
 * Mails what people were told of and have not read: what is wanted at once after a minute, so that whoever is there needs no mail, and
 * the rest once a day. What is due is taken before it is sent, in one statement that other servers leave alone: each is sent once, whoever
 * sends it. What cannot be handed over is tried again.
 */
export const mailNews = async ({ database, mail, publicUrl, sealer }: NewsMailing, now: Date): Promise<void> => {
  const taken = await takeDue(database, now);
  const failures: unknown[] = [];
  for (const userId of new Set(taken.map((row) => row.userId))) {
    const rows = taken.filter((row) => row.userId === userId);
    const ids = rows.map(({ id }) => id);
    const news = await findNews(database, userId, ids);
    const [to] = rows.map(({ email }) => email);
    if (news.length === 0 || to === undefined) continue;
    try {
      const token = await createUnsubscribeToken(sealer, userId, now);
      await mail.deliver(newsMail({ to, news, publicUrl, token }));
    } catch (error) {
      failures.push(error);
      await database.update(notifications).set({ mailedAt: null }).where(inArray(notifications.id, ids));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some notifications could not be mailed.');
};

interface Taken {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
}

const takeDue = async (database: Database, now: Date): Promise<readonly Taken[]> => {
  const daily = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), dailyAt));
  if (daily > now) daily.setUTCDate(daily.getUTCDate() - 1);
  const atOnce = new Date(now.getTime() - 60_000);
  const { rows } = await database.execute<{ id: number; userId: number; email: string }>(sql`
    with due as (
      select told.id, told.user_id, people.email from notifications told join users people on people.id = told.user_id
      where told.mailed_at is null and told.read_at is null
        and told.created_at > ${new Date(now.getTime() - oldest).toISOString()}
        and people.is_email_verified and not people.is_blocked and not people.is_guest
        and told.created_at <= case people.notification_mail ->> told.kind
          when 'at-once' then ${atOnce.toISOString()}::timestamptz
          when 'daily' then ${daily.toISOString()}::timestamptz
          else '-infinity'::timestamptz end
      order by told.id limit ${mostAtOnce} for update of told skip locked
    )
    update notifications set mailed_at = ${now.toISOString()} from due where notifications.id = due.id
    returning notifications.id, due.user_id as "userId", due.email`);
  return rows;
};

/** What could not be sent for so long is old news, ms. */
const oldest = 3 * 24 * 60 * 60_000;
