import type { Storage } from '#gateways/storage/storage.ts'
import { admit, type Ports } from '#platform/http.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from './rules.ts'
import { findFile } from './sql.ts'

const HEADERS = {
  'content-type': 'image/webp',
  /** Kept by nobody: whoever signs out, or is not one of the two, finds nothing in a cache. */
  'cache-control': 'private, no-store',
  /** Nothing in it may run, should it be opened as a document. */
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Which photo of which consultation a path names. */
export function photoOf(request: Request): { id: string; consultationId: string } {
  const [id = '', , consultationId = ''] = new URL(request.url).pathname.split('/').toReversed()
  if (!isUuid(id) || !isUuid(consultationId)) throw refuse('not_found')
  return { id, consultationId }
}

/**
 * A photo that was sent, to one of the two people of its consultation, with their session in the header: its address
 * alone opens nothing. Its id is made by chance and reaches the other one with the event, as a message does.
 */
export async function answerPhoto(request: Request, ports: Ports, storage: Storage): Promise<Response> {
  const viewer = await admit(request, ports, 'signed-in')
  const name = await findFile(ports.db, photoOf(request), viewer!.id)
  const bytes = name && (await storage.get(name))
  if (!bytes) throw refuse('not_found')
  return new Response(new Uint8Array(bytes), { headers: HEADERS })
}
