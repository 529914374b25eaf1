/**
 * The body, or undefined as soon as it is longer than `most` bytes, so that nobody can fill our memory. An aborted
 * upload counts as empty: the client has gone, and nothing is wrong on our side.
 */
export async function readBody(request: Request, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of request.body ?? []) {
      bytes += part.byteLength
      if (bytes > most) return undefined
      parts.push(part)
    }
  } catch {
    return Buffer.of()
  }
  return Buffer.concat(parts)
}
