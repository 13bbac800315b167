import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/** What means nothing for an answer that is data: it would be half of the bytes of a saved answer. */
const onlyForPages = {
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** No inline script, no foreign host but the store of our own files, no form but to a payment page, no frame around us. */
export function addSecurityHeaders(
  server: FastifyInstance,
  { isSecure, filesFrom, paymentPages }: { isSecure: boolean; filesFrom: string; paymentPages: string[] },
): void {
  const strictTransportSecurity = isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false;
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
        formAction: ["'self'", ...paymentPages],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  const addCallHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity,
    referrerPolicy: { policy: 'no-referrer' },
    ...onlyForPages,
  });
  server.addHook('onRequest', (request, reply, next) => {
    const { hasOwnHeaders, family } = request.routeOptions.config;
    if (hasOwnHeaders) return next();
    const add = family ? addCallHeaders : addHeaders;
    add(request.raw, reply.raw, (error) => next(error as Error | undefined));
  });
}

/** A link stands in a frame of the page only if its host is on the brand's list; the frame itself is a sandbox. */
export function allowFrames(reply: FastifyReply, hosts: readonly string[]): void {
  const policy = String(reply.raw.getHeader('content-security-policy'));
  const frames = ["frame-src 'self'", ...hosts.map((host) => `https://${host}`)].join(' ');
  reply.raw.setHeader('content-security-policy', policy.replace("frame-src 'self'", frames));
}
