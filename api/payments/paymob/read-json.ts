/** Parses a body as JSON; undefined if it is too long or not JSON. */
export async function readJson(source: Request | Response, maxBytes: number): Promise<unknown> {
  const decoder = new TextDecoder();
  let read = 0;
  let text = '';
  // Returning early cancels the stream, so the rest is not received.
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
