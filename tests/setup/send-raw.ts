import { connect } from 'node:net';

/** What comes back for bytes that fetch would not send; empty where the connection is simply cut. */
export function sendRaw(port: number, text: string, { isCutOff = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      // Cut off only after the bytes have left, so that the server has begun to read them.
      if (isCutOff) socket.write(text, () => setImmediate(() => socket.destroy()));
      // Who ends at once is gone for Node, which drops what is not answered yet. Where the server is asked to end, it does.
      else if (text.includes('Connection: close')) socket.write(text);
      else socket.end(text);
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // The server may cut the connection while we still write.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
