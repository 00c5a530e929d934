type Json = Record<string, unknown>;

/** Which way a schema is read: narrowing what a client may send and widening what it gets back both break clients. */
type Direction = 'request' | 'response';

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head'];

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function child(value: unknown, key: string): Json {
  const member = isObject(value) ? value[key] : undefined;
  return isObject(member) ? member : {};
}

/** Follows `$ref` within a document. */
function resolve(document: Json, schema: unknown): Json {
  let current = isObject(schema) ? schema : {};
  while (typeof current['$ref'] === 'string') {
    let target: unknown = document;
    for (const key of current['$ref'].slice(2).split('/'))
      target = isObject(target) ? target[key] : undefined;
    current = isObject(target) ? target : {};
  }
  return current;
}

type Sides = { before: Json; after: Json };
type Report = (fault: string) => void;

/** `lower` bounds may only fall and `upper` bounds only rise in requests. */
const lowerBounds = ['minimum', 'minLength', 'minItems'];
const upperBounds = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];

function compareLimits({ before, after }: Sides, where: string, report: Report): void {
  for (const key of lowerBounds)
    if (Number(after[key] ?? Number.NEGATIVE_INFINITY) > Number(before[key] ?? Number.NEGATIVE_INFINITY))
      report(`${where}: ${key} rose from ${before[key] ?? 'none'} to ${after[key]}`);
  for (const key of upperBounds)
    if (Number(after[key] ?? Number.POSITIVE_INFINITY) < Number(before[key] ?? Number.POSITIVE_INFINITY))
      report(`${where}: ${key} fell from ${before[key] ?? 'none'} to ${after[key]}`);
  for (const key of ['pattern', 'format', 'const'])
    if (after[key] !== undefined && JSON.stringify(after[key]) !== JSON.stringify(before[key]))
      report(
        `${where}: ${key} changed from ${JSON.stringify(before[key]) ?? 'none'} to ${JSON.stringify(after[key])}`,
      );
}

function compareMembers(
  documents: Sides,
  sides: Sides,
  where: string,
  direction: Direction,
  report: Report,
): void {
  const [before, after] = [child(sides.before, 'properties'), child(sides.after, 'properties')];
  const required = (side: Json) =>
    new Set(Array.isArray(side['required']) ? (side['required'] as string[]) : []);
  const [was, is] = [required(sides.before), required(sides.after)];
  for (const key of Object.keys(before)) {
    const place = `${where}/${key}`;
    if (!(key in after)) report(`${place}: removed`);
    else
      compareSchemas(
        documents,
        { before: child(before, key), after: child(after, key) },
        place,
        direction,
        report,
      );
    if (direction === 'response' && was.has(key) && !is.has(key)) report(`${place}: no longer always there`);
  }
  if (direction === 'request')
    for (const key of is) if (!was.has(key)) report(`${where}/${key}: became required`);
}

function compareVariants(
  documents: Sides,
  sides: Sides,
  where: string,
  direction: Direction,
  report: Report,
): void {
  const variants = (side: Json) => (Array.isArray(side['anyOf']) ? (side['anyOf'] as Json[]) : [side]);
  const [before, after] = [variants(sides.before), variants(sides.after)];
  const known = direction === 'request' ? before : after;
  const allowed = direction === 'request' ? after : before;
  known.forEach((variant, index) => {
    const fits = allowed.some((other) => {
      const found: string[] = [];
      const pair =
        direction === 'request' ? { before: variant, after: other } : { before: other, after: variant };
      compareSchemas(documents, pair, where, direction, (fault) => found.push(fault));
      return found.length === 0;
    });
    if (!fits && direction === 'request') report(`${where}: variant ${index} is no longer taken`);
    if (!fits && direction === 'response') report(`${where}: variant ${index} is new or changed`);
  });
}

function compareSchemas(
  documents: Sides,
  sides: Sides,
  where: string,
  direction: Direction,
  report: Report,
): void {
  const before = resolve(documents.before, sides.before);
  const after = resolve(documents.after, sides.after);
  if (JSON.stringify(sides.before) === JSON.stringify(sides.after) && !('$ref' in sides.before)) {
    if (!JSON.stringify(before).includes('$ref')) return;
  }
  if (before['anyOf'] || after['anyOf']) {
    compareVariants(documents, { before, after }, where, direction, report);
    return;
  }
  if (before['type'] !== after['type']) {
    const widened = direction === 'request' ? after['type'] === undefined : before['type'] === undefined;
    if (!widened)
      report(`${where}: type changed from ${before['type'] ?? 'any'} to ${after['type'] ?? 'any'}`);
    return;
  }
  if (direction === 'request') compareLimits({ before, after }, where, report);
  compareMembers(documents, { before, after }, where, direction, report);
  if (before['items'] || after['items'])
    compareSchemas(
      documents,
      { before: child(before, 'items'), after: child(after, 'items') },
      `${where}/items`,
      direction,
      report,
    );
}

function compareParameters(documents: Sides, sides: Sides, where: string, report: Report): void {
  const byName = (side: Json) =>
    new Map(((side['parameters'] as Json[] | undefined) ?? []).map((p) => [`${p['in']} ${p['name']}`, p]));
  const [before, after] = [byName(sides.before), byName(sides.after)];
  for (const [name, parameter] of before) {
    const now = after.get(name);
    if (!now) report(`${where}: parameter ${name} removed`);
    else {
      if (now['required'] === true && parameter['required'] !== true)
        report(`${where}: parameter ${name} became required`);
      const pair = { before: child(parameter, 'schema'), after: child(now, 'schema') };
      compareSchemas(documents, pair, `${where} ${name}`, 'request', report);
    }
  }
  for (const [name, parameter] of after)
    if (!before.has(name) && parameter['required'] === true)
      report(`${where}: new required parameter ${name}`);
}

function compareContent(
  documents: Sides,
  sides: Sides,
  where: string,
  direction: Direction,
  report: Report,
): void {
  const [before, after] = [child(sides.before, 'content'), child(sides.after, 'content')];
  for (const type of Object.keys(before)) {
    if (!(type in after)) report(`${where}: media type ${type} removed`);
    else {
      const schemas = {
        before: child(child(before, type), 'schema'),
        after: child(child(after, type), 'schema'),
      };
      compareSchemas(documents, schemas, where, direction, report);
    }
  }
}

function compareOperations(documents: Sides, sides: Sides, where: string, report: Report): void {
  const { before, after } = sides;
  if (before['operationId'] !== after['operationId'])
    report(`${where}: operationId changed from ${before['operationId']} to ${after['operationId']}`);
  compareParameters(documents, sides, where, report);
  const bodies = { before: child(before, 'requestBody'), after: child(after, 'requestBody') };
  compareContent(documents, bodies, `${where} body`, 'request', report);
  for (const status of Object.keys(child(before, 'responses'))) {
    const responses = {
      before: child(child(before, 'responses'), status),
      after: child(child(after, 'responses'), status),
    };
    if (!(status in child(after, 'responses'))) report(`${where}: status ${status} removed`);
    else compareContent(documents, responses, `${where} ${status}`, 'response', report);
  }
}

/**
 * Everything in `after` that would break a client written against `before`: removed, renamed or
 * narrowed. Additions are fine. Both are OpenAPI 3.1 documents; empty = compatible.
 */
export function breakingChanges(before: Json, after: Json): string[] {
  const faults: string[] = [];
  const report = (fault: string) => faults.push(fault);
  const documents = { before, after };
  for (const path of Object.keys(child(before, 'paths')))
    for (const method of methods) {
      const operation = child(child(before, 'paths'), path)[method];
      if (!isObject(operation)) continue;
      const now = child(child(after, 'paths'), path)[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (isObject(now)) compareOperations(documents, { before: operation, after: now }, where, report);
      else report(`${where}: removed`);
    }
  return faults;
}
