import type { MailDelivery } from '@diagloom/contract';

/** A message to one person, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A way out for mail. */
export interface MailTransport {
  readonly delivery: MailDelivery;
  /** Settles when the message is handed over. Rejects where it cannot be. */
  readonly deliver: (mail: Mail) => Promise<void>;
}
