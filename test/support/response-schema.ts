import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { WireResponse } from './wire-client.ts';

type Json = Record<string, unknown>;

/** `/openapi.json` with its response schemas made checkable. */
export type ApiDescription = { document: Json; validators: Map<string, ValidateFunction>; ajv: Ajv };

/** What is sent must be described: objects with declared members take no others here. */
function closeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (value === null || typeof value !== 'object') return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === 'examples' ? member : closeObjects(member)]),
  );
  return 'properties' in copy && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}

/** A validator of its own kind (Ajv), so that the server's reader is not its own judge. */
export function newAjv(): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv, ['date-time', 'uri', 'email']);
  for (const format of ['locale', 'identifier']) ajv.addFormat(format, true);
  return ajv;
}

/** Prepares the description of a running server for `checkDescribed`. */
export function describeResponses(document: Json): ApiDescription {
  const ajv = newAjv();
  ajv.addSchema({ ...(closeObjects(document) as Json), $id: 'api' });
  return { document, validators: new Map(), ajv };
}

/** The described path that a request's path belongs to; without parameters wins. */
export function describedPath(document: Json, path: string): string | undefined {
  const given = path.split('?', 1)[0]!.split('/');
  const fitting = Object.keys(document['paths'] as Json).filter((template) => {
    const parts = template.split('/');
    return (
      parts.length === given.length && parts.every((part, i) => part.startsWith('{') || part === given[i])
    );
  });
  return fitting.sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

function pointerTo(...keys: string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Throws when a 2xx JSON body is not what the description says: trap 11 of the design, for every route at once. */
export function checkDescribed(
  api: ApiDescription,
  method: string,
  path: string,
  response: WireResponse,
): void {
  const { status, headers, text } = response;
  if (status >= 300 || !/^application\/json/.test(headers['content-type'] ?? '') || text === '') return;
  const template = describedPath(api.document, path);
  const operation = method.toLowerCase();
  const where = `${method} ${template ?? path} ${status}`;
  const paths = api.document['paths'] as Record<string, Record<string, { responses: Json }>>;
  if (!template || !paths[template]?.[operation]?.responses[status])
    throw new Error(`${where} is not described`);
  const keys = [
    'paths',
    template,
    operation,
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];
  const validate =
    api.validators.get(where) ?? api.ajv.compile({ $ref: `api#${encodeURI(pointerTo(...keys))}` });
  api.validators.set(where, validate);
  if (!validate(JSON.parse(text)))
    throw new Error(
      `${where} is not as described: ${api.ajv.errorsText(validate.errors)}\n${text.slice(0, 2_000)}`,
    );
}
