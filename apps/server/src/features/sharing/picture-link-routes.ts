import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allow } from '../../platform/access/policy.ts';
import { shareLinkEnded } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByAddress } from '../../platform/http/rate-limits.ts';
import { sendPicture } from '../../platform/pictures/send-picture.ts';
import { hashOf } from '../../platform/secret-token.ts';
import { findByLink } from './link-repository.ts';
import type { VisitorOptions } from './visitor-routes.ts';

/** `{token}.png` or `{token}.svg`. */
const fileSchema = z.string().regex(/^[\w-]{43}\.(?:png|svg)$/, 'This link is incomplete. Copy it again.');

/** Pictures that stand on other sites: nothing in them runs or loads anything, and nothing but the picture is told. */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The picture of a diagram as it is now, for whoever has a link to it. */
export const pictureLinkRoutes: FastifyPluginAsyncZod<VisitorOptions> = async (
  app,
  { database, studio, pictures, rateLimits, onLook },
) => {
  app.route({
    method: 'GET',
    url: '/p/:file',
    schema: { params: z.object({ file: fileSchema }) },
    onRequest: limitByAddress(app, rateLimits.shared),
    handler: async (request, reply) => {
      const [token = '', ending] = request.params.file.split('.');
      const found = await findByLink(database, hashOf(token), 'picture');
      const format = found?.linkFormat;
      if (found === undefined || !format || format !== ending) throw shareLinkEnded();
      await onLook(found.id);
      const { xmlContent: xml, title } = allow('read', (await findByLink(database, hashOf(token), 'picture')) ?? found);
      return sendPicture(reply.headers(pictureHeaders), {
        pictures,
        from: ['picture link', xml, title, format],
        // Asked for each time, so that it shows what is drawn now and ends when its link does.
        cacheControl: 'no-cache',
        draw: () => studio.export(callerOf(reply), { xml, title }, format),
      });
    },
  });
};
