import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameServerAddress, type Outcome } from './outcome.ts';

const program = join(import.meta.dirname, 'inside.ts');
const certificate = join(import.meta.dirname, '../../fixtures/tls/other-host.cert.pem');

/** Makes every address one of the namespace's own, so that whatever is sent anywhere arrives here and nowhere else. */
const enter = `
ip link set lo up
ip route add local 0.0.0.0/0 dev lo
ip -6 route add local ::/0 dev lo
ip -6 route add local 2000::/3 dev lo
mount --bind "$1" /etc/resolv.conf
`;

/** Why there can be no namespace here; `undefined` when there can. */
export function whyNoNamespace(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has network namespaces';
  const folder = mkdtempSync(join(tmpdir(), 'aisle-namespace-'));
  try {
    const tried = spawnSync('unshare', ['-rnm', 'sh', '-ec', enter, 'sh', resolverFile(folder)], {
      encoding: 'utf8',
    });
    if (tried.error) return `unshare: ${tried.error.message}`;
    return tried.status === 0 ? undefined : tried.stderr.trim().split('\n').at(-1) || 'unshare was refused';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function resolverFile(folder: string): string {
  const file = join(folder, 'resolv.conf');
  // Asked once: a question repeated later would be counted with the next case.
  writeFileSync(file, `nameserver ${nameServerAddress}\noptions timeout:8 attempts:1\n`);
  return file;
}

/** Runs every case in a network namespace of its own; `casesFile` is that of the data set, when it is there. */
export async function runInNamespace(casesFile: string | undefined): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-namespace-'));
  try {
    const script = `${enter}\nexec "$2" "$3" "$4"`;
    const child = spawn(
      'unshare',
      ['-rnm', 'sh', '-ec', script, 'sh', resolverFile(folder), process.execPath, program, casesFile ?? ''],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      },
    );
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The program in the namespace ended with ${code}.`);
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Outcome);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
