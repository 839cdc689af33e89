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

const HOST = 'Host: 127.0.0.1';
export const post = (headers: string, body: string, path = '/api/v1/auth/signin') =>
  `POST ${path} HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;
export const get = (line: string, headers = HOST) => `GET ${line}\r\n${headers}\r\nConnection: close\r\n\r\n`;

/** Requests that end the connection or ask to close it. */
export const COMPLETE_REQUESTS: [string, string | Buffer][] = [
  ['no request', 'hello\r\n\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/1.0 without a host', 'GET /api/v1/brands HTTP/1.0\r\n\r\n'],
  ['HTTP/1.1 without a host', 'GET /api/v1/brands HTTP/1.1\r\n\r\n'],
  ['two hosts', get('/api/v1/brands HTTP/1.1', `${HOST}\r\nHost: evil.example`)],
  ['an empty host', get('/api/v1/brands HTTP/1.1', 'Host:')],
  ['a host with a path', get('/api/v1/brands HTTP/1.1', 'Host: a/b?c#d')],
  ['an absolute address', get('http://evil.example/api/v1/brands HTTP/1.1')],
  ['an address of another scheme', get('file:///etc/passwd HTTP/1.1')],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`],
  ['an upgrade', get('/ HTTP/1.1', `${HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade`)],
  [
    'an address with invalid bytes',
    Buffer.from(`GET /api/v1/\xff\xfe\x00 HTTP/1.1\r\n${HOST}\r\n\r\n`, 'latin1'),
  ],
  ['dots that leave the folder', get('/assets/../../package.json HTTP/1.1')],
  ['dots that leave the media folder', get('/media/../../../etc/passwd HTTP/1.1')],
  ['a header with invalid bytes', Buffer.from(get('/ HTTP/1.1', `${HOST}\r\ntoken: \xff\xc0\xaf`), 'latin1')],
  ['a NUL in a header', get('/ HTTP/1.1', `${HOST}\r\ntoken: a\0b`)],
  ['a header without a name', get('/ HTTP/1.1', `${HOST}\r\n: x`)],
  ['a folded header', get('/ HTTP/1.1', `${HOST}\r\ntoken: a\r\n b`)],
  ['a header of 40 kB', get('/ HTTP/1.1', `${HOST}\r\ntoken: ${'x'.repeat(40_000)}`)],
  ['3,000 headers', get('/ HTTP/1.1', `${HOST}\r\n${'a: b\r\n'.repeat(3_000)}c: d`)],
  ['a shorter length than the body', post('Content-Length: 2', '{}{"email":"a@b.c","password":"x"}')],
  ['a negative length', post('Content-Length: -1', '{}')],
  ['a length that is not decimal', post('Content-Length: 0x10', '{}')],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 50', '{}')],
  [
    'a length beside chunks',
    post('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n'),
  ],
  ['a chunk with an invalid size', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n')],
  [
    '100 kB in chunks',
    post('Transfer-Encoding: chunked', `${'8000\r\n'.concat('x'.repeat(0x8000), '\r\n').repeat(4)}0\r\n\r\n`),
  ],
  ['a double encoding', post('Transfer-Encoding: chunked, chunked', '0\r\n\r\n')],
  ['an expectation', post('Expect: 200-maybe\r\nContent-Length: 2', '{}')],
];
/** Requests whose sender disconnects in the middle. */
export const TRUNCATED_REQUESTS: [string, string | Buffer][] = [
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['nothing', ''],
  ['half a request', `GET /api/v1/products HTTP/1.1\r\n${HOST}`],
  ['TLS', Buffer.from('16030100d8010000d40303', 'hex')],
  ['no version', 'GET /\r\n\r\n'],
  ['a longer length than the body', post('Content-Length: 500', '{"email":')],
  ['a length of terabytes', post('Content-Length: 99999999999999', '{}')],
  ['chunks cut short', post('Transfer-Encoding: chunked', 'ff\r\n{"email"')],
];
