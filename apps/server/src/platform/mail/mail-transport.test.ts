import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import type { Mail } from './mail-transport.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Reset your password',
  text: `Hello,\n\nopen https://diagrams.example.com/reset-password#${'x'.repeat(43)}\n`,
};

describe('a mail server', () => {
  const received: {
    readonly user: string;
    readonly from: string;
    readonly to: readonly string[];
    readonly text: string;
  }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody') ? done(new Error('No such mailbox')) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          user: String(session.user),
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const listening = new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

  const transportTo = async (login: string) =>
    createSmtpTransport(`smtp://${login}@127.0.0.1:${await listening}`, 'Diagloom <diagloom@example.com>');

  test('gets the message as it is, from the configured sender', async () => {
    const transport = await transportTo('mailer:secret');
    expect(transport.delivery).toBe('email');
    await transport.deliver(mail);
    expect(received.at(-1)).toMatchObject({ user: 'mailer', from: 'diagloom@example.com', to: ['ada@example.com'] });
    const { text } = received.at(-1) ?? { text: '' };
    expect(text).toContain('From: Diagloom <diagloom@example.com>');
    expect(text).toContain('Subject: Reset your password');
    expect(decode(text)).toContain(mail.text.split('\n')[2]);
  });

  test('is asked for one recipient only, whatever the address looks like', async () => {
    const transport = await transportTo('mailer:secret');
    await transport.deliver({ ...mail, to: 'ada@example.com, eve@example.com' }).catch(() => undefined);
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });

  test('that refuses is reported', async () => {
    await expect((await transportTo('mailer:wrong')).deliver(mail)).rejects.toThrow('Wrong password');
    const transport = await transportTo('mailer:secret');
    await expect(transport.deliver({ ...mail, to: 'nobody@example.com' })).rejects.toThrow('No such mailbox');
  });
});

describe('the outbox', () => {
  test('keeps messages as files that nobody else can read, and names the file alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'diagloom-outbox-'));
    const written: string[] = [];
    const transport = createOutboxTransport(join(folder, 'outbox'), (file) => written.push(file));
    await Promise.all([transport.deliver(mail), transport.deliver(mail)]);
    const [name = ''] = await readdir(join(folder, 'outbox'));
    const file = join(folder, 'outbox', name);
    expect(transport.delivery).toBe('outbox');
    expect(written).toHaveLength(2);
    expect(written).toContain(file);
    expect(await readFile(file, 'utf8')).toBe(`To: ada@example.com\nSubject: Reset your password\n\n${mail.text}`);
    expect([(await stat(file)).mode & 0o777, (await stat(join(folder, 'outbox'))).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    await rm(folder, { recursive: true });
  });
});

/** Quoted-printable (RFC 2045, section 6.7), which long lines are sent in. */
const decode = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
