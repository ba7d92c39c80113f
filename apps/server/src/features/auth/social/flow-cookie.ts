import { type SocialProviderId, socialProviderIdSchema } from '@diagloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What the browser that began a sign-in keeps until it comes back. Whoever has it can finish nothing without the code. */
export interface Flow {
  readonly provider: SocialProviderId;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Whose account is to be connected; absent for a sign-in. */
  readonly connectTo?: number | undefined;
  /** The secret of an invitation that the browser came with. */
  readonly invitation?: string | undefined;
}

const flowSchema = z.object({
  provider: socialProviderIdSchema,
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  connectTo: z.int().optional(),
  invitation: z.string().optional(),
});

const cookieName = 'diagloom_sign_in';

const minutes = 10;

export const setFlow = (request: FastifyRequest, reply: FastifyReply, flow: Flow): void => {
  const value = Buffer.from(JSON.stringify(flow)).toString('base64url');
  reply.setCookie(cookieName, value, { ...optionsFor(request), maxAge: minutes * 60 });
};

/** The flow that this browser began; it works once. Undefined where there is none, or one of another service. */
export const takeFlow = (
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SocialProviderId,
): Flow | undefined => {
  const value = request.cookies[cookieName];
  reply.clearCookie(cookieName, optionsFor(request));
  const flow = flowSchema.safeParse(readJson(Buffer.from(value ?? '', 'base64url').toString('utf8'))).data;
  return flow?.provider === provider ? flow : undefined;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `lax`, since the way back is a navigation from another site. */
const optionsFor = (request: FastifyRequest) =>
  ({ path: '/api/auth', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
