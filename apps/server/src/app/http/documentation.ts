import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Policy } from '#platform/http/actor.ts';

export const documentationPrefix = '/docs';

/** What a refusal looks like in each family; the texts and codes are those of the catalogue. */
const refusals = {
  main: { error: { type: 'string' } },
  net: { isSuccess: { type: 'boolean', enum: [false] }, errorMessage: { type: 'string' } },
} as const;

const refusalOf = (family: 'main' | 'net') => {
  const properties = {
    ...refusals[family],
    code: { type: 'string' },
    request_id: { type: 'string' },
    details: { type: 'object' },
  };
  const required = Object.keys(properties).filter((name) => name !== 'details');
  return { description: 'A refusal', type: 'object', properties, required };
};

const anything = { 200: { description: 'The answer' } };

/** A token in the header, unless the call is open or is known by what stands in its address. */
const securityOf = (policy: Policy) => {
  if (policy === 'anyone' || policy === 'operations' || policy === 'meeting') return [];
  return policy === 'ticket' ? [{ ticket: [] }] : [{ bearer: [] }];
};

/** The page and /docs/json come from the schemas that check the requests: they cannot drift apart. */
export async function addDocumentation(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Shala', version: '1' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          ticket: { type: 'apiKey', in: 'query', name: 'ticket' },
        },
      },
    },
    transform(given) {
      const { schema, url } = jsonSchemaTransform(given);
      const { policy, family } = given.route.config ?? {};
      if (!policy || schema?.hide) return { schema, url };
      const described = {
        ...schema,
        tags: schema?.tags ?? ['operations'],
        security: securityOf(policy),
        'x-policy': policy,
        ...(family && { response: { ...(schema?.response ?? anything), '4XX': refusalOf(family) } }),
      };
      return { schema: described, url };
    },
  });
  await server.register(swaggerUi, { routePrefix: documentationPrefix, staticCSP: true });
}
