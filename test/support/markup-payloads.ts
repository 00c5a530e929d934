import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { testData } from './test-data.ts';

const lists = [
  ['payloadbox-xss', 'payloads.jsonl.gz'],
  ['dompurify-fixtures', 'fixtures.jsonl'],
  ['payloads-all-the-things', 'xss.jsonl.gz'],
  ['payloads-all-the-things', 'svg_ssrf.jsonl'],
] as const;

/** Written here: shapes of the widget's own Markdown and links, so that a run without the lists still tries each. */
const own = [
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  'javascript:window.ran=1',
  'JaVaScRiPt:window.ran=1',
  '\u0001javascript:window.ran=1',
  'java\tscript:window.ran=1',
  'data:text/html,<script>parent.ran=1</script>',
  'vbscript:window.ran=1',
  '"><svg onload=window.ran=1>',
  "' onmouseover='window.ran=1",
  '</textarea><img src=x onerror=window.ran=1>',
  '**<b onclick=window.ran=1>x</b>**',
  '- <iframe srcdoc="<script>parent.ran=1</script>">',
  '[a](https://evil.example/a)',
  '[a](//evil.example/a)',
  '[a](https://northpeak.example@evil.example/)',
  '[a](https://northpeak.example.evil.example/)',
  '[a](https:\\\\evil.example)',
  '![a](https://evil.example/pixel.png)',
  '<https://evil.example/b>',
  '{{constructor.constructor("window.ran=1")()}}',
  '__proto__',
  '{n} {q} $& $1',
  '\u202etxet desrever',
  '\u0000\u0008\ufffe',
];

/** Every payload of the markup lists that are there, each once, with those that are written here. */
export function markupPayloads(): { payloads: string[]; leftOut: string[] } {
  const found = new Set(own);
  const leftOut: string[] = [];
  for (const [folder, file] of lists) {
    const path = join(testData(folder) ?? '', file);
    if (!existsSync(path)) {
      leftOut.push(`${folder}/${file}`);
      continue;
    }
    const bytes = readFileSync(path);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    for (const line of text.split('\n'))
      if (line !== '') found.add((JSON.parse(line) as { payload: string }).payload);
  }
  return { payloads: [...found], leftOut };
}
