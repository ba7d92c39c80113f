import { expect, test } from 'vitest';
import { isLocalHost } from './provider-settings.ts';

test.each([
  'localhost',
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.4',
  '[::1]',
  '[fd00::1]',
  'ollama',
  'gpu.lan',
])('%s is in one’s own network', (host) => expect(isLocalHost(host)).toBe(true));

test.each([
  '10.example.com',
  '127.0.0.1.example.com',
  '172.20.example.org',
  'localhost.example.com',
  '8.8.8.8',
  '[2606:4700::1111]',
  'api.openai.com',
])('%s is not', (host) => expect(isLocalHost(host)).toBe(false));
