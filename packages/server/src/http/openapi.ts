/** The OpenAPI 3.1 document, made from the table of routes. */
import { errorReplySchema, gameListingSchema, squareSchema, tableListingSchema } from '@crownhead/protocol';
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { changesSomething, pathParams, type ReplySpec, type Route } from './route.ts';
import { moveSchema, outcomeSchema } from './schemas.ts';

/** Shapes that have a name of their own in the document. */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  Error: errorReplySchema,
  Table: tableListingSchema,
  Game: gameListingSchema,
  Move: moveSchema,
  Outcome: outcomeSchema,
};

const SQUARE: JsonSchema = { type: 'integer', minimum: 1, maximum: 32 };

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Checks that JSON Schema has no words for, like safe integers, are left out.
  errorMode: 'ignore',
  definitions: NAMED as NonNullable<ConversionConfig['definitions']>,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    if (valibotSchema === (squareSchema as unknown)) return SQUARE;
    const known = valibotSchema === (gameListingSchema.entries.outcome as unknown);
    return known ? { $ref: '#/components/schemas/Outcome' } : undefined;
  },
};

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...bare } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], CONVERSION);
  return bare;
}

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function contentOf(content: ReplySpec['content']): object {
  if (content === null) return {};
  if (typeof content === 'string') return { content: { [content]: { schema: { type: 'string' } } } };
  return { content: { 'application/json': { schema: schemaOf(content) } } };
}

/** What any route of this kind may refuse, besides its own reasons. */
function refusalsOf(route: Route): Record<string, string[]> {
  const reads = route.body !== undefined || route.query !== undefined;
  const all: Record<string, string[]> = {
    ...(reads ? { 400: ['bad-request'] } : {}),
    ...(changesSomething(route) ? { 403: ['foreign-origin'] } : {}),
    ...(route.body === undefined ? {} : { 413: ['too-large'], 415: ['wrong-type'] }),
    ...(route.limit === null ? {} : { 429: ['too-fast'] }),
  };
  for (const [status, codes] of Object.entries(route.refusals ?? {}))
    all[status] = [...(all[status] ?? []), ...codes];
  return all;
}

function responsesOf(route: Route): object {
  const replies = Object.entries(route.replies).map(([status, { description, content }]) => [
    status,
    { description, ...contentOf(content) },
  ]);
  const refusals = Object.entries(refusalsOf(route)).map(([status, codes]) => [
    status,
    { description: `Refused: ${codes.join(', ')}`, content: ERROR_CONTENT },
  ]);
  return Object.fromEntries([...refusals, ...replies]);
}

function parametersOf(route: Route): object[] {
  const from = (schema: v.GenericSchema | undefined, place: 'query' | 'path') => {
    const { properties = {}, required = [] } = schema === undefined ? {} : schemaOf(schema);
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  return [...from(route.params, 'path'), ...from(route.query, 'query')];
}

/** What a route is asked with, in its path, its query or its body. */
export function fieldsOf(route: Route): { name: string; required: boolean; description: string }[] {
  return [route.params, route.query, route.body].flatMap((schema) => {
    const { properties = {}, required = [] } = schema === undefined ? {} : schemaOf(schema);
    return Object.entries(properties).map(([name, property]) => ({
      name,
      required: required.includes(name),
      description: (typeof property === 'object' && property.description) || '',
    }));
  });
}

function operation(route: Route): object {
  const { tag, summary, description, body } = route;
  const parameters = parametersOf(route);
  return {
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    ...(tag === 'Session' || tag === 'Admin' ? { security: [{}, { token: [] }, { cookie: [] }] } : {}),
    responses: responsesOf(route),
  };
}

export function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const missing = pathParams(route.path).filter(
      (name) => !parametersOf(route).some((p) => 'name' in p && p.name === name),
    );
    if (missing.length > 0) throw new Error(`${route.path} does not describe ${missing.join(', ')}`);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crownhead',
      version,
      description:
        'Checkers (English draughts): a referee for moves and games, the lobby and the archive of a game server. Playing itself goes over a WebSocket.',
    },
    paths,
    components: {
      schemas: toJsonSchemaDefs(NAMED as Parameters<typeof toJsonSchemaDefs>[0], CONVERSION),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'crownhead' },
      },
    },
  };
}
