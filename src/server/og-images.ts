import { createHash } from 'node:crypto'
import { drawReadingPicture } from '#domains/oracles/index.ts'
import { pageOfOgImage } from '#browser/seo/og-image-path.ts'
import { ByteCache } from '#platform/byte-cache.ts'
import { drawOgImage } from '#platform/og-image/draw-og-image.ts'
import { type OgImageFormat, OG_IMAGE_FORMATS } from '#platform/og-image/og-image-format.ts'
import { readOgTags, type OgTags } from '#platform/og-image/read-og-tags.ts'

type FetchPath = (path: string) => Promise<Response>
type OgImage = { bytes: number; png: Buffer; etag: string }

const MOST_BYTES = 16 * 1024 * 1024
const DAY = 'public, max-age=86400'

/**
 * The share image of a page, drawn from the page's own og tags. Only existing pages have one, so nobody can make an
 * image with a text of their own. Equal tags share one image, and only one is drawn at a time.
 */
export function ogImages(page: FetchPath, file: FetchPath) {
  const cache = new ByteCache<OgImage>(MOST_BYTES)
  let turn: Promise<unknown> = Promise.resolve()

  const drawn = (words: OgTags, sheet: OgImageFormat): Promise<OgImage> => {
    const name = createHash('sha256')
      .update(JSON.stringify([words, sheet]))
      .digest('base64url')
    const mine = turn.then(async () => {
      const cached = cache.get(name)
      if (cached) return cached
      const portrait = words.portrait ? await readPortrait(file, words.portrait) : undefined
      const plate = words.plate ? drawReadingPicture(words.plate, OG_IMAGE_FORMATS[sheet].art) : undefined
      const png = await drawOgImage({ ...words, portrait, plate }, sheet)
      const picture = { bytes: png.length, png, etag: `"${name}"` }
      cache.put(name, picture)
      return picture
    })
    turn = mine.catch(() => {})
    return mine
  }

  return async function answer(
    name: string,
    known: string | undefined,
    sheet: OgImageFormat = 'wide',
  ): Promise<Response> {
    const path = pageOfOgImage(name)
    const response = path && (await page(path))
    const words = response && response.status === 200 ? readOgTags(await response.text()) : undefined
    if (!words)
      return new Response('Não há uma página com esta figura.', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    const { png, etag } = await drawn(words, sheet)
    const headers = {
      'content-type': 'image/png',
      'cache-control': DAY,
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    }
    return known === etag
      ? new Response(null, { status: 304, headers })
      : new Response(new Uint8Array(png), { headers })
  }
}

/** Reads only portraits of this site, so that a page cannot make the server fetch another address. */
async function readPortrait(file: FetchPath, path: string): Promise<Buffer | undefined> {
  if (!/^\/api\/portraits\/[0-9a-f]{64}$/.test(path)) return undefined
  const response = await file(path)
  return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : undefined
}
