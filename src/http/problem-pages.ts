import { Type } from '../contract/type.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { problemTexts } from './problem-texts.ts';
import { problems } from './problems.ts';
import type { App } from './server.ts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function pageOf(code: ErrorCode): string {
  const { status, title } = problems[code];
  const { meaning, cause, fix } = problemTexts[code];
  const section = (name: string, text: string) => `<h2>${name}</h2>\n<p>${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Aisle API</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem}code{font-size:1rem}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p><code>${status} ${code}</code></p>
${section('Meaning', meaning)}
${section('Cause', cause)}
${section('Fix', fix)}
<p><a href="/docs">API reference</a></p>
</body>
</html>
`;
}

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(problems, text);
}

/** `/docs/problems/<code>`: where the `type` of every problem document leads. */
export function addProblemPages(app: App): void {
  const options = {
    config: { public: true },
    schema: {
      operationId: 'getProblemPage',
      summary: 'What a problem code means and how to fix it',
      tags: ['Server'],
      produces: ['text/html'],
      params: Type.Object({ code: Type.String({ maxLength: 64, format: 'identifier' }) }),
      response: { 200: Type.String() },
    },
  } as const;
  app.get('/docs/problems/:code', options, async (request, reply) => {
    const { code } = request.params;
    if (!isCode(code)) throw new AppError('not_found', 'There is no such problem code.');
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type('text/html; charset=utf-8').send(pageOf(code));
  });
}
