import { connect } from 'node:net';

/** Sends bytes that fetch would not send; returns the answer, empty if the server drops the connection. */
export function sendRaw(port: number, text: string, { isCutOff = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      // Disconnects only after the bytes are sent, so that the server has started to read them.
      if (isCutOff) socket.write(text, () => setImmediate(() => socket.destroy()));
      // With `Connection: close` the server ends the connection; ending it here would make Node drop the pending
      // answer.
      else if (text.includes('Connection: close')) socket.write(text);
      else socket.end(text);
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // The server may drop the connection during the write.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
