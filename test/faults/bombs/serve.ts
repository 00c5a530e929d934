import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bombCases, harmlessCases } from './cases.ts';

/** Serves one hostile case on loopback, or writes its file, and prints where: `node serve.ts <case> <file> [html5lib folder]`. */
const [name, file = '', html5lib] = process.argv.slice(2);
const all = [...harmlessCases, ...bombCases(html5lib === '' ? undefined : html5lib)];
const found = all.find((each) => each.name === name);
if (!found) throw new Error(`There is no case ${name}.`);
if (found.kind === 'upload') {
  writeFileSync(file, found.bytes());
  process.stdout.write(`${file}\n`);
} else {
  const { serve } = found;
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else serve(request, response);
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/${found.kind === 'sitemap' ? 'sitemap.xml' : ''}\n`,
    );
  });
}
