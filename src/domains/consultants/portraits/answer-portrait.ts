import type { Storage } from '#gateways/storage/storage.ts'
import type { Ports } from '#platform/http.ts'
import { refuse } from '../rules.ts'
import { storedName } from './portrait.ts'
import { findPortrait } from './sql.ts'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  /** An SVG opened as a document must not run anything. */
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Answers GET /api/portraits/:hash. The name is the hash of the content, so caches may keep it for ever. */
export async function answerPortrait(request: Request, { db }: Pick<Ports, 'db'>, storage: Storage): Promise<Response> {
  const hash = new URL(request.url).pathname.split('/').at(-1)!
  const portrait = /^[0-9a-f]{64}$/.test(hash) ? await findPortrait(db, hash) : undefined
  const bytes = portrait && (portrait.bytes ?? (await storage.get(storedName(hash))))
  if (!bytes) throw refuse('not_found')
  return new Response(new Uint8Array(bytes), { headers: { ...HEADERS, 'content-type': portrait.mediaType } })
}

/** The URL of a portrait. */
export const portraitUrl = (hash: string) => `/api/portraits/${hash}`
