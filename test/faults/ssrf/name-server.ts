import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What a name resolves to; a function is asked anew each time, `silence` is never answered. */
export type Zone = {
  addresses?: readonly string[] | (() => readonly string[]);
  /** Further names on the way to the addresses. */
  aliases?: readonly string[];
  isSilent?: boolean;
};

/** A name server of our own and what it took and gave. */
export type NameServer = {
  counts: { received: number; sent: number; connections: number };
  close(): void;
};

const types: Readonly<Record<number, 'ipv4' | 'ipv6'>> = { 1: 'ipv4', 28: 'ipv6' };
/** What fits in a datagram without extensions (RFC 1035 §4.2.1). */
const mostDatagramBytes = 512;

function wireName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label, 'latin1')]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function record(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  // A time to live of 0: the next look is a new question.
  fixed.writeUInt32BE(0, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([wireName(name), fixed, data]);
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The answer to a query: a chain of names and every address of the type that was asked for; a name without a zone is not known. */
function answer(query: Buffer, zoneOf: (name: string) => Zone | undefined): Buffer | undefined {
  const { name, type, end } = questionOf(query);
  const zone = zoneOf(name);
  if (zone?.isSilent) return undefined;
  const { addresses: given = [], aliases = [] } = zone ?? {};
  const kind = types[type];
  const names = [name, ...aliases];
  const found =
    kind === undefined
      ? []
      : (typeof given === 'function' && kind === 'ipv6' ? [] : listOf(given)).map(ipaddr.parse);
  const records = [
    ...aliases.map((alias, i) => record(names[i]!, 5, wireName(alias))),
    ...found
      .filter((address) => address.kind() === kind)
      .map((address) => record(names.at(-1)!, type, Buffer.from(address.toByteArray()))),
  ];
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(zone ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
}

function listOf(addresses: NonNullable<Zone['addresses']>): readonly string[] {
  return typeof addresses === 'function' ? addresses() : addresses;
}

/** The beginning of an answer that must be asked for again over TCP. */
function truncated(whole: Buffer, query: Buffer): Buffer {
  const cut = Buffer.from(whole.subarray(0, questionOf(query).end));
  cut.writeUInt16BE(cut.readUInt16BE(2) | 0x0200, 2);
  cut.writeUInt16BE(0, 6);
  return cut;
}

/** Answers for names on port 53 of an address, by datagram and by TCP where an answer is long. */
export async function startNameServer(
  address: string,
  zoneOf: (name: string) => Zone | undefined,
): Promise<NameServer> {
  const counts = { received: 0, sent: 0, connections: 0 };
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    counts.received++;
    const whole = answer(query, zoneOf);
    if (!whole) return;
    counts.sent++;
    socket.send(whole.length > mostDatagramBytes ? truncated(whole, query) : whole, from.port, from.address);
  });
  socket.bind(53, address);
  const server = createServer((connection) => {
    counts.connections++;
    let waiting = Buffer.alloc(0);
    connection.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      // Both questions of a name may come at once.
      while (waiting.length > 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) {
        const query = waiting.subarray(2, 2 + waiting.readUInt16BE(0));
        waiting = waiting.subarray(2 + query.length);
        const whole = answer(query, zoneOf);
        if (!whole) continue;
        const length = Buffer.alloc(2);
        length.writeUInt16BE(whole.length);
        connection.write(Buffer.concat([length, whole]));
      }
    });
    connection.on('error', () => undefined);
  });
  server.listen(53, address);
  await Promise.all([once(socket, 'listening'), once(server, 'listening')]);
  return {
    counts,
    close: () => {
      socket.close();
      server.close();
    },
  };
}
