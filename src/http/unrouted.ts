import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { answerPreflight } from './website/cors.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Answers a request that no route takes, before its body is read: 404 for an unknown path; for a known one 405, or 204
 * to OPTIONS, both with `Allow` from the route table. A CORS header on the website surface only.
 */
export function answerUnrouted(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  const path = (request.raw.url ?? '').split('?', 1)[0]!;
  const taken = path.endsWith('/')
    ? []
    : methods.filter((method) => app.findRoute({ method, url: path }) !== null);
  if (taken.length === 0) {
    reply.send(
      new AppError(
        'not_found',
        'There is no such route. Paths are case-sensitive and have no slash at the end.',
      ),
    );
    return;
  }
  const allow = [...taken, 'OPTIONS'].join(', ');
  reply.header('allow', allow);
  if (request.method === 'OPTIONS') {
    if (path.startsWith('/website/v1/')) answerPreflight(request, reply);
    reply.code(204).send();
  } else reply.send(new AppError('method_not_allowed', `This path takes ${allow}.`));
}
