import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/diagloom');

describe('the address in messages', () => {
  test.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '4000', HOST: '0.0.0.0' }, 'http://localhost:4000'],
    [{ HOST: 'diagrams.lan' }, 'http://diagrams.lan:3000'],
    [{ HOST: 'fd00::1' }, 'http://[fd00::1]:3000'],
    [{ PUBLIC_URL: 'https://diagrams.example.com/' }, 'https://diagrams.example.com'],
  ])('with %o is %s', (environment, publicUrl) => {
    expect(read(environment).publicUrl).toBe(publicUrl);
  });

  test.each(['diagrams.example.com', 'ftp://example.com', 'https://example.com/app', 'https://me@example.com'])(
    'is not %s',
    (address) => {
      expect(() => read({ PUBLIC_URL: address })).toThrow('PUBLIC_URL must be the address that people open');
    },
  );
});

test('mail comes from the host that people open, unless a sender is named', () => {
  expect(read({ PUBLIC_URL: 'https://diagrams.example.com' }).mailFrom).toBe(
    'Diagloom <diagloom@diagrams.example.com>',
  );
  expect(read({ MAIL_FROM: 'it@example.com' }).mailFrom).toBe('it@example.com');
});

test('who runs the server is told as far as it is set', () => {
  expect(read({}).operator).toEqual({});
  const operator = {
    OPERATOR_NAME: 'Loom House',
    OPERATOR_EMAIL: 'help@example.com',
    SOURCE_URL: 'https://example.com',
  };
  expect(read(operator).operator).toEqual({
    name: 'Loom House',
    email: 'help@example.com',
    sourceUrl: 'https://example.com',
  });
  expect(() => read({ OPERATOR_EMAIL: 'nobody' })).toThrow('OPERATOR_EMAIL must be an email address');
  expect(() => read({ COMPANY_URL: 'javascript:alert(1)' })).toThrow('COMPANY_URL must be the address of a page');
});

test('a mail server is named by an address of that kind, which no message repeats', () => {
  expect(read({ SMTP_URL: 'smtps://me:secret@mail.example.com' }).smtpUrl).toBe('smtps://me:secret@mail.example.com');
  expect(() => read({ SMTP_URL: 'https://me:secret@mail.example.com' })).toThrow(/^(?!.*secret).*SMTP_URL must be/);
});

test('proxies are trusted by their number or their addresses, and never all', () => {
  expect(
    ['', 'off', '0', '2', '10.0.0.5, fd00::/8,loopback'].map((text) => read({ TRUST_PROXY: text }).trustProxy),
  ).toEqual([false, false, false, 2, ['10.0.0.5', 'fd00::/8', 'loopback']]);
  for (const text of ['on', 'true', '10.0.0.5/64', 'proxy.lan', '99']) {
    expect(() => read({ TRUST_PROXY: text })).toThrow('TRUST_PROXY must be off, how many proxies there are');
  }
});

test('limits of what people keep are numbers, have a usual one and can be switched off', () => {
  const limits = (text: string) => {
    const names = ['STORAGE_MB', 'KNOWLEDGE_DOCUMENTS', 'KNOWLEDGE_MB', 'PICTURE_MEGAPIXELS'];
    const { storageMegabytes, knowledge, pictureMegapixels } = read(
      Object.fromEntries(names.map((name) => [name, text])),
    );
    return [storageMegabytes, knowledge.documents, knowledge.megabytes, pictureMegapixels];
  };
  expect(limits('')).toEqual([1000, 200, 200, 40]);
  expect(limits('7')).toEqual([7, 7, 7, 7]);
  expect(limits('off')).toEqual([undefined, undefined, undefined, undefined]);
});
