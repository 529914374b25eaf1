import { RenderedFiles } from '#platform/background/rendered-files.ts'
import type { Ports } from '#platform/http.ts'
import { Refusal } from '#shared/refusal.ts'
import { drawableDay } from './rules.ts'

const MOST_BYTES = 4 * 1024 * 1024
const HEADERS = {
  'content-type': 'image/png',
  // A day's sky does not change. Mail programs and their proxies load it from elsewhere.
  'cache-control': 'public, max-age=2592000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The sky of a day as a picture, drawn once and kept. */
export function answerSky(draw: (day: string) => Promise<Uint8Array>) {
  const files = new RenderedFiles(MOST_BYTES)
  return async function answer(request: Request, { now }: Ports): Promise<Response> {
    const day = drawableDay(new URL(request.url).pathname.split('/').at(-1)!, now())
    if (!day) return new Response('Não há uma figura deste dia.', { status: 404 })
    try {
      return new Response(await files.get(day, () => draw(day)), { headers: HEADERS })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const headers = { 'retry-after': String(error.retryAfterSeconds ?? 2) }
      return new Response(error.message, { status: error.status, headers })
    }
  }
}
