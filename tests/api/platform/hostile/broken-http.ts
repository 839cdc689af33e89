/** Malformed HTTP, and a client that sends it over a raw socket. */
import net from 'node:net';

/** Sends bytes, then ends its side of the connection if `isCut`; returns the whole answer. */
export function exchange(port: number, bytes: string | Buffer, isCut = false): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answered = '';
  const socket = net.connect(port, '127.0.0.1', () => (isCut ? socket.end(bytes) : socket.write(bytes)));
  socket.on('data', (chunk) => {
    answered += chunk.toString('latin1');
  });
  // If the server resets the connection, that is an answer, too.
  socket.on('error', () => {});
  socket.on('close', () => resolve(answered));
  return promise;
}

const HOST_HEADER = 'Host: 127.0.0.1';
export const writePost = (headers: string, body: string, path = '/api/v1/auth/signin') =>
  `POST ${path} HTTP/1.1\r\n${HOST_HEADER}\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;
export const writeGet = (line: string, headers = HOST_HEADER) =>
  `GET ${line}\r\n${headers}\r\nConnection: close\r\n\r\n`;

/** Requests that end the connection or ask to close it. */
export const COMPLETE_REQUESTS: [string, string | Buffer][] = [
  ['no request', 'hello\r\n\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/1.0 without a host', 'GET /api/v1/brands HTTP/1.0\r\n\r\n'],
  ['HTTP/1.1 without a host', 'GET /api/v1/brands HTTP/1.1\r\n\r\n'],
  ['two hosts', writeGet('/api/v1/brands HTTP/1.1', `${HOST_HEADER}\r\nHost: evil.example`)],
  ['an empty host', writeGet('/api/v1/brands HTTP/1.1', 'Host:')],
  ['a host with a path', writeGet('/api/v1/brands HTTP/1.1', 'Host: a/b?c#d')],
  ['an absolute address', writeGet('http://evil.example/api/v1/brands HTTP/1.1')],
  ['an address of another scheme', writeGet('file:///etc/passwd HTTP/1.1')],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST_HEADER}\r\nConnection: close\r\n\r\n`],
  ['an upgrade', writeGet('/ HTTP/1.1', `${HOST_HEADER}\r\nUpgrade: websocket\r\nConnection: Upgrade`)],
  [
    'an address with invalid bytes',
    Buffer.from(`GET /api/v1/\xff\xfe\x00 HTTP/1.1\r\n${HOST_HEADER}\r\n\r\n`, 'latin1'),
  ],
  ['dots that leave the folder', writeGet('/assets/../../package.json HTTP/1.1')],
  ['dots that leave the media folder', writeGet('/media/../../../etc/passwd HTTP/1.1')],
  [
    'a header with invalid bytes',
    Buffer.from(writeGet('/ HTTP/1.1', `${HOST_HEADER}\r\ntoken: \xff\xc0\xaf`), 'latin1'),
  ],
  ['a NUL in a header', writeGet('/ HTTP/1.1', `${HOST_HEADER}\r\ntoken: a\0b`)],
  ['a header without a name', writeGet('/ HTTP/1.1', `${HOST_HEADER}\r\n: x`)],
  ['a folded header', writeGet('/ HTTP/1.1', `${HOST_HEADER}\r\ntoken: a\r\n b`)],
  ['a header of 40 kB', writeGet('/ HTTP/1.1', `${HOST_HEADER}\r\ntoken: ${'x'.repeat(40_000)}`)],
  ['3,000 headers', writeGet('/ HTTP/1.1', `${HOST_HEADER}\r\n${'a: b\r\n'.repeat(3_000)}c: d`)],
  ['a shorter length than the body', writePost('Content-Length: 2', '{}{"email":"a@b.c","password":"x"}')],
  ['a negative length', writePost('Content-Length: -1', '{}')],
  ['a length that is not decimal', writePost('Content-Length: 0x10', '{}')],
  ['two lengths', writePost('Content-Length: 2\r\nContent-Length: 50', '{}')],
  [
    'a length beside chunks',
    writePost('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n'),
  ],
  ['a chunk with an invalid size', writePost('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n')],
  [
    '100 kB in chunks',
    writePost(
      'Transfer-Encoding: chunked',
      `${'8000\r\n'.concat('x'.repeat(0x8000), '\r\n').repeat(4)}0\r\n\r\n`,
    ),
  ],
  ['a double encoding', writePost('Transfer-Encoding: chunked, chunked', '0\r\n\r\n')],
  ['an expectation', writePost('Expect: 200-maybe\r\nContent-Length: 2', '{}')],
];
/** Requests whose sender disconnects in the middle. */
export const TRUNCATED_REQUESTS: [string, string | Buffer][] = [
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST_HEADER}\r\n\r\n`],
  ['nothing', ''],
  ['half a request', `GET /api/v1/products HTTP/1.1\r\n${HOST_HEADER}`],
  ['TLS', Buffer.from('16030100d8010000d40303', 'hex')],
  ['no version', 'GET /\r\n\r\n'],
  ['a longer length than the body', writePost('Content-Length: 500', '{"email":')],
  ['a length of terabytes', writePost('Content-Length: 99999999999999', '{}')],
  ['chunks cut short', writePost('Transfer-Encoding: chunked', 'ff\r\n{"email"')],
];
