import { endResting } from '../collaboration/document-store.ts';
import { pruneSessions } from '../collaboration/sessions.ts';
import { pruneGuests } from './accounts/prune-guests.ts';
import { pruneActivity } from './activity/prune-activity.ts';
import type { Database } from './database/database.ts';
import { pruneNotifications } from './drawings/prune-notifications.ts';
import { pruneTrash } from './drawings/prune-trash.ts';
import { pruneDocuments } from './knowledge/prune-documents.ts';
import type { LessonFile } from './lessons/lesson-file.ts';
import { pruneLessons } from './lessons/lessons.ts';
import { pruneModelCalls } from './models/prune-model-calls.ts';
import { pruneSignInAttempts } from './sessions/sign-in-attempts.ts';
import { giveBackReservations } from './usage/monthly-limit.ts';

export interface HousekeepingOptions {
  readonly database: Database;
  /** How long entries of the activity log are kept. */
  readonly activityDays: number;
  readonly lessonFile: LessonFile;
  /** Mails what people were told of; absent where that is not wanted. */
  readonly mailNews?: (now: Date) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const minuteMs = 60_000;

const prunesEvery = 60;

/**
 * What a server does by the clock: once a minute it gives reservations back, lets go of deleted documents and mails what people were told of, once an hour it prunes the activity log, old sign-in attempts, the trash, the calls of models and old
 * notifications, ends sessions in which nobody is, and forgets guests who come no more.
 */
export const startHousekeeping = ({ database, activityDays, lessonFile, mailNews, onError }: HousekeepingOptions) => {
  let running: Promise<unknown> = Promise.resolve();
  let minutes = 0;
  const tidy = (): void => {
    const prunes = minutes % prunesEvery === 0;
    minutes += 1;
    running = running
      .then(() => giveBackReservations(database, 'expired'))
      .then(() => pruneDocuments(database))
      // Whatever a mail server is at, the rest is done.
      .then(() => mailNews?.(new Date()).catch(onError))
      .then(() => (prunes ? pruneActivity(database, activityDays) : undefined))
      .then(() => (prunes ? pruneSignInAttempts(database) : undefined))
      .then(() => (prunes ? pruneTrash(database) : undefined))
      .then(() => (prunes ? pruneModelCalls(database, activityDays) : undefined))
      .then(() => (prunes ? pruneLessons(database, lessonFile) : undefined))
      .then(() => (prunes ? pruneNotifications(database) : undefined))
      .then(() => (prunes ? pruneSessions(database) : undefined))
      .then(() => (prunes ? pruneGuests(database) : undefined))
      .then(() => (prunes ? endResting(database) : undefined))
      .catch(onError);
  };
  tidy();
  const timer = setInterval(tidy, minuteMs).unref();
  return {
    close: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
};
