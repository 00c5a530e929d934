type Json = Record<string, unknown>;

/** One operation of the product's description, with what a test needs to call it. */
export type Operation = {
  name: string;
  method: string;
  /** With `{parameters}`. */
  template: string;
  /** Parameters filled in with ids that do not exist. */
  path: string;
  scope: string | undefined;
  /** A body that the operation takes, when it takes one. */
  body: unknown;
  hasBody: boolean;
};

function resolve(document: Json, value: Json): Json {
  let current = value;
  while (typeof current['$ref'] === 'string') {
    let target: unknown = document;
    for (const key of current['$ref'].slice(2).split('/')) target = (target as Json)[key];
    current = target as Json;
  }
  return current;
}

/** A value that fits a described schema: its example, its default, or the least there is. */
export function exampleOf(document: Json, described: Json): unknown {
  const schema = resolve(document, described);
  const examples = schema['examples'] as unknown[] | undefined;
  if (examples?.length) return examples[0];
  if ('example' in schema) return schema['example'];
  if ('const' in schema) return schema['const'];
  if (schema['anyOf']) return exampleOf(document, (schema['anyOf'] as Json[])[0]!);
  switch (schema['type']) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, Json>;
      const required = (schema['required'] ?? []) as string[];
      return Object.fromEntries(required.map((key) => [key, exampleOf(document, properties[key]!)]));
    }
    case 'array':
      return schema['minItems'] ? [exampleOf(document, schema['items'] as Json)] : [];
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return schema['format'] === 'uri' ? 'https://northpeak.example/p/1' : 'x1';
    default:
      return 'x1';
  }
}

function bodyOf(document: Json, operation: Json): { hasBody: boolean; body: unknown } {
  const content = (operation['requestBody'] as { content?: Record<string, Json> } | undefined)?.content;
  const media = content?.['application/json'];
  if (!media) return { hasBody: false, body: undefined };
  if ('example' in media) return { hasBody: true, body: media['example'] };
  return { hasBody: true, body: exampleOf(document, media['schema'] as Json) };
}

function pathOf(document: Json, template: string, operation: Json): string {
  const parameters = (operation['parameters'] ?? []) as Json[];
  const spelled = (parameter: Json) =>
    encodeURIComponent(String(parameter['example'] ?? exampleOf(document, parameter['schema'] as Json)));
  const query = parameters.filter(
    (parameter) => parameter['in'] === 'query' && parameter['required'] === true,
  );
  const filled = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const parameter = parameters.find((one) => one['in'] === 'path' && one['name'] === name);
    return (parameter?.['schema'] as Json | undefined)?.['type'] === 'integer'
      ? '9007199254740991'
      : 'no-such-id';
  });
  const search = query.map((parameter) => `${parameter['name']}=${spelled(parameter)}`).join('&');
  return search === '' ? filled : `${filled}?${search}`;
}

/** Every operation of an OpenAPI document, so that a new route is tested the moment it is described. */
export function operationsOf(document: Json): Operation[] {
  const paths = document['paths'] as Record<string, Record<string, Json>>;
  return Object.entries(paths).flatMap(([template, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${template}`,
      method: method.toUpperCase(),
      template,
      path: pathOf(document, template, operation),
      scope: operation['x-required-scope'] as string | undefined,
      ...bodyOf(document, operation),
    })),
  );
}
