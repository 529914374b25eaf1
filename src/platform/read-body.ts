/** The body, or undefined as soon as it is longer than `most` bytes, so that nobody can fill our memory. */
export async function readBody(request: Request, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
