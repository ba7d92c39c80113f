import type { SocialProviderId } from '@diagloom/contract';
import type { SocialProvider } from '../social-provider.ts';
import { facebook } from './facebook/index.ts';
import { google } from './google/index.ts';
import { microsoft } from './microsoft/index.ts';

export const providers = { google, facebook, microsoft } as const satisfies Readonly<
  Record<SocialProviderId, SocialProvider>
>;
