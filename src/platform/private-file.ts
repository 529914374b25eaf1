/** The types of files that we keep, by the ending of their names. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  webm: 'audio/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
}
export const mediaTypeOf = (name: string) => MEDIA_TYPES[name.split('.').at(-1)!]!

/** A stored file for one person alone, whose session was asked for: no cache keeps it, and nothing in it may run. */
export const privateFile = (name: string, bytes: Uint8Array) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaTypeOf(name),
      /** Whoever signs out, or may not see it any more, finds nothing in a cache. */
      'cache-control': 'private, no-store',
      /** Nothing in it may run, should it be opened as a document. */
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
