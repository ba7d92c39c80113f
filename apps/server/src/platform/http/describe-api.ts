import { failureSchema } from '@diagloom/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** What zod checks by code has no JSON schema; such parts are described as "anything". */
const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/** Call it before the routes; `GET /api/openapi.json` then describes them from the schemas that check them. */
export const describeApi = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Diagloom',
        version,
        description: `Sign in for a token and send it as "Authorization: Bearer {sessionToken}". Passwords are sent derived: PBKDF2-HMAC-SHA-256, 100,000 iterations, salt = password + ":diagloom.v1", 32 bytes as lower-case hex. Every failure answers {${Object.keys(failureSchema.shape).join(', ')}}.`,
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
