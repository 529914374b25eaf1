import { createHash } from 'node:crypto'
import { networkOf } from '#domains/accounts/index.ts'
import { drawReadingPicture } from '#domains/oracles/index.ts'
import { pageOfOgImage } from '#browser/seo/og-image-path.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { RenderedFiles } from '#platform/background/rendered-files.ts'
import type { OgImageText } from '#platform/og-image/draw-og-image.ts'
import { type OgImageFormat, OG_IMAGE_FORMATS } from '#platform/og-image/og-image-format.ts'
import { readOgTags, type OgTags } from '#platform/og-image/read-og-tags.ts'
import { Refusal } from '#shared/refusal.ts'

type FetchPath = (path: string) => Promise<Response>
type Draw = (text: OgImageText, format: OgImageFormat) => Promise<Uint8Array>
type Asked = { etag?: string | undefined; format?: OgImageFormat; address?: string }

const MOST_BYTES = 16 * 1024 * 1024
/** Of those that have to be drawn: a crawler fetches many, and most are kept. */
const DRAWN_PER_MINUTE = 60
const DAY = 'public, max-age=86400'

/**
 * The share image of a page, drawn from the page's own og tags. Only existing pages have one, so nobody can make an
 * image with a text of their own. Equal tags share one image.
 */
export function ogImages(page: FetchPath, file: FetchPath, draw: Draw) {
  const files = new RenderedFiles(MOST_BYTES)
  const limit = new AddressLimit(DRAWN_PER_MINUTE)

  const drawn = (words: OgTags, format: OgImageFormat, name: string, address: string) =>
    files.get(name, async () => {
      limit.take(networkOf(address))
      const portrait = words.portrait ? await readPortrait(file, words.portrait) : undefined
      const plate = words.plate ? drawReadingPicture(words.plate, OG_IMAGE_FORMATS[format].art) : undefined
      return draw({ ...words, portrait, plate }, format)
    })

  return async function answer(path: string, asked: Asked = {}): Promise<Response> {
    const { etag: known, format = 'wide', address = '' } = asked
    const pagePath = pageOfOgImage(path)
    const response = pagePath && (await page(pagePath))
    const words = response && response.status === 200 ? readOgTags(await response.text()) : undefined
    if (!words) return inWords('Não há uma página com esta figura.', 404)
    const name = createHash('sha256')
      .update(JSON.stringify([words, format]))
      .digest('base64url')
    const etag = `"${name}"`
    const headers = {
      'content-type': 'image/png',
      'cache-control': DAY,
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (known === etag) return new Response(null, { status: 304, headers })
    try {
      return new Response(new Uint8Array(await drawn(words, format, name, address)), { headers })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return inWords(error.message, error.status, { 'retry-after': String(error.retryAfterSeconds ?? 2) })
    }
  }
}

const inWords = (words: string, status: number, headers: Record<string, string> = {}) =>
  new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })

/** Reads only portraits of this site, so that a page cannot make the server fetch another address. */
async function readPortrait(file: FetchPath, path: string): Promise<Buffer | undefined> {
  if (!/^\/api\/portraits\/[0-9a-f]{64}$/.test(path)) return undefined
  const response = await file(path)
  return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : undefined
}
