/** The JSON of a body; undefined when it is none, or longer than anybody has reason to send. */
export async function readJson(source: Request | Response, maxBytes: number): Promise<unknown> {
  const decoder = new TextDecoder();
  let read = 0;
  let text = '';
  // Leaving the loop ends the stream: what is too long is not even received.
  for await (const chunk of source.body ?? []) {
    read += chunk.byteLength;
    if (read > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    return undefined;
  }
}
