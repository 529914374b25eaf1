import type { Storage } from '#gateways/storage/storage.ts'
import { admit, type Ports } from '#platform/http.ts'
import { privateFile } from '#platform/private-file.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from './rules.ts'
import { findFile } from './sql.ts'

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
  return privateFile(name, bytes)
}
