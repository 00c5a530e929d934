import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { AppError, type FieldFault, invalidRequest } from '../errors.ts';
import { readBulk } from './edge/bulk-body.ts';
import { compileShape } from './edge/compile-shape.ts';
import type { Fault } from './edge/faults.ts';
import { isForm } from './edge/form-body.ts';
import { checkDepth, parseJsonObject } from './edge/json-body.ts';
import { compileParameters, compileQuery } from './edge/query.ts';
import type { Schema } from './edge/schema.ts';

/** What a route declares about its input. */
export type RouteInput = {
  params?: Schema;
  querystring?: Schema;
  body?: Schema;
  /** The verb checks the body (a merge patch, say): it is handed over as received, and the schema only describes it. */
  bodyAsReceived?: boolean;
  /** A file may be sent instead of the body. */
  form?: boolean;
  /** Name of the list in a bulk body, whose items are checked one by one by the route. */
  bulk?: string;
  /** Whether an `Idempotency-Key` header means something here. */
  idempotent: boolean;
};

const visibleAscii = /^[\x21-\x7e]{1,255}$/;

const jsonTypes = ['application/json'];
const bulkTypes = ['application/json', 'application/x-ndjson'];

function isAccepted(contentType: string, accepted: readonly string[]): boolean {
  if (contentType === 'application/json') return true;
  const [type, ...parameters] = contentType.split(';');
  if (!accepted.includes(type!.trim().toLowerCase())) return false;
  return parameters.every((parameter) => {
    const [name, value] = parameter.split('=');
    if (name!.trim().toLowerCase() !== 'charset') return true;
    return /^"?utf-8"?$/i.test((value ?? '').trim());
  });
}

/** Whether the request says that it carries a body. */
export function announcesBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Size and media type, from the headers alone (413, then 415); runs last of the checks before the body. */
export function bodyHeadersCheck(input: RouteInput, bodyLimit: number) {
  const accepted = input.bulk === undefined ? jsonTypes : bulkTypes;
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { headers } = request;
    const type = headers['content-type'];
    const isRefused =
      headers['content-encoding'] !== undefined ||
      (type === undefined
        ? announcesBody(request)
        : !isAccepted(type, accepted) && !(input.form && isForm(type)));
    if (Number(headers['content-length'] ?? 0) > bodyLimit)
      done(new AppError('payload_too_large', `The body is larger than ${bodyLimit / 1024} KiB.`));
    else if (isRefused)
      done(
        new AppError('unsupported_media_type', `Send ${accepted.join(' or ')} in UTF-8, without encoding.`),
      );
    else done();
  };
}

function checkIdempotencyKey(request: FastifyRequest, faults: FieldFault[]): void {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return;
  if (typeof key === 'string' && visibleAscii.test(key)) request.idempotencyKey = key;
  else
    faults.push({
      header: 'Idempotency-Key',
      code: 'format',
      detail: 'must be 1 to 255 visible ASCII characters',
    });
}

function bodyReader(schema: Schema, asReceived: boolean) {
  const read = asReceived ? (value: unknown) => value : compileShape(schema);
  return (request: FastifyRequest, faults: FieldFault[]): void => {
    const received = parseJsonObject(request.body as Buffer | undefined);
    const found: Fault[] = [];
    checkDepth(received, found);
    request.receivedBody = received;
    request.body = read(received, found);
    for (const { at, code, detail } of found) faults.push({ pointer: at, code, detail });
  };
}

/**
 * The last check before a handler: parses the body and reads everything the route declares, all faults at once.
 * Leaves cleaned values in `request.params`, `request.query` and `request.body`.
 */
export function inputCheck(input: RouteInput) {
  const readParams = input.params && compileParameters(input.params);
  const readQuery = compileQuery(input.querystring ?? {});
  const { bulk } = input;
  const readBody =
    input.body && bulk === undefined ? bodyReader(input.body, input.bodyAsReceived ?? false) : undefined;
  const readAll = (request: FastifyRequest): FieldFault[] => {
    const faults: FieldFault[] = [];
    const contentType = request.headers['content-type'];
    if (input.form && contentType !== undefined && isForm(contentType))
      request.uploadedForm = { contentType, bytes: request.body as Buffer };
    else if (readBody) readBody(request, faults);
    else if (bulk !== undefined) request.bulkItems = readBulk(request, bulk, faults);
    if (readParams) request.params = readParams(request.params as Record<string, string>, faults);
    request.query = readQuery(request.raw.url ?? '', request.query as string, faults);
    if (input.idempotent) checkIdempotencyKey(request, faults);
    return faults;
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    let faults: FieldFault[] = [];
    let refusal: Error | undefined;
    try {
      faults = readAll(request);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      refusal = error;
    }
    done(refusal ?? (faults.length > 0 ? invalidRequest(faults) : undefined));
  };
}
