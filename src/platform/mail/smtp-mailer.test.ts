import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

type Received = { from: string; to: string[]; data: string };

let server: Server | undefined;
afterEach(
  () =>
    new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
    }),
);

/** A mail server (RFC 5321) that keeps what it is given, or refuses every address. */
async function startMailServer(mails: Received[], refuse = false): Promise<string> {
  server = createServer((socket) => {
    let mail: Received = { from: '', to: [], data: '' };
    let buffer = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example ESMTP');
    const hear = (line: string) => {
      if (isData) {
        if (line !== '.') {
          mail.data += `${line}\n`;
          return;
        }
        isData = false;
        mails.push(mail);
        mail = { from: '', to: [], data: '' };
        return say('250 kept');
      }
      if (/^(?:EHLO|HELO|RSET|NOOP)/i.test(line)) return say('250 mail.example');
      if (/^MAIL FROM/i.test(line)) mail.from = line;
      if (/^RCPT TO/i.test(line)) {
        if (refuse) return say('550 no such person');
        mail.to.push(line);
      }
      if (/^DATA/i.test(line)) {
        isData = true;
        return say('354 go on');
      }
      if (/^QUIT/i.test(line)) {
        say('221 bye');
        return socket.end();
      }
      say('250 fine');
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      buffer += text;
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        hear(line);
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server!.listen(0, '127.0.0.1', resolve);
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('mail through a server', () => {
  test('reaches it with sender, receiver, subject and text', async () => {
    const mails: Received[] = [];
    const mailer = smtpMailer({ url: await startMailServer(mails), from: 'Aisle <aisle@shop.example>' });
    expect(mailer.isConnected).toBe(true);
    await mailer.send({
      to: 'ada@shop.example',
      subject: 'Grüße',
      text: 'Open this link:\n\nhttps://x.example/#a',
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      from: expect.stringContaining('aisle@shop.example'),
      to: [expect.stringContaining('ada@shop.example')],
    });
    expect(mails[0]!.data).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(mails[0]!.data).toContain('https://x.example/#a');
  });

  test('a line break in an address or a subject adds no header and no receiver', async () => {
    const mails: Received[] = [];
    const mailer = smtpMailer({ url: await startMailServer(mails), from: 'aisle@shop.example' });
    const letter = { to: 'ada@shop.example', subject: 'Hello\r\nBcc: eve@evil.example', text: 'x' };
    await mailer.send(letter);
    for (const to of ['ada@shop.example\r\nBcc: eve@evil.example', 'ada@shop.example, eve@evil.example'])
      await expect(mailer.send({ ...letter, to })).rejects.toThrow('one plain address');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to.join()).not.toContain('eve');
    expect(mails[0]!.data).not.toMatch(/^Bcc:/im);
  });

  test('a refusal, and a server that is not there, are failures', async () => {
    const refusing = smtpMailer({ url: await startMailServer([], true), from: 'aisle@shop.example' });
    await expect(refusing.send({ to: 'a@b.example', subject: 's', text: 't' })).rejects.toThrow();
    const nobody = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'aisle@shop.example' });
    await expect(nobody.send({ to: 'a@b.example', subject: 's', text: 't' })).rejects.toThrow();
  });
});
