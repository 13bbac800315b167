import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/** No inline script, no foreign host but the store of our own files, no frame around us. */
export function addSecurityHeaders(
  server: FastifyInstance,
  { isSecure, filesFrom }: { isSecure: boolean; filesFrom: string },
): void {
  // Made once: Fastify's plugin of the same name makes it anew for every request.
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', filesFrom],
        fontSrc: ["'self'"],
        // Films are fetched in pieces from the store and put together in the page.
        connectSrc: ["'self'", filesFrom],
        mediaSrc: ["'self'", 'blob:', filesFrom],
        workerSrc: ["'self'"],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.config.hasOwnHeaders) next();
    else addHeaders(request.raw, reply.raw, (error) => next(error as Error | undefined));
  });
}

/** A link stands in a frame of the page only if its host is on the brand's list; the frame itself is a sandbox. */
export function allowFrames(reply: FastifyReply, hosts: readonly string[]): void {
  const policy = String(reply.raw.getHeader('content-security-policy'));
  const frames = ["frame-src 'self'", ...hosts.map((host) => `https://${host}`)].join(' ');
  reply.raw.setHeader('content-security-policy', policy.replace("frame-src 'self'", frames));
}
