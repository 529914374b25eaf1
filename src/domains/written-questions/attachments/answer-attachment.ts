import type { Storage } from '#gateways/storage/storage.ts'
import { admit, type Ports } from '#platform/http.ts'
import { privateFile } from '#platform/private-file.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from './rules.ts'
import { findFile } from './sql.ts'

/** Which attachment of which question a path names. */
export function attachmentOf(request: Request): { id: string; questionId: string } {
  const [id = '', , questionId = ''] = new URL(request.url).pathname.split('/').toReversed()
  if (!isUuid(id) || !isUuid(questionId)) throw refuse('not_found')
  return { id: id.toLowerCase(), questionId: questionId.toLowerCase() }
}

/**
 * A picture or a voice, to its author, and once it was sent to the other one of its question, with their session in the
 * header: its address alone opens nothing.
 */
export async function answerAttachment(request: Request, ports: Ports, storage: Storage): Promise<Response> {
  const viewer = await admit(request, ports, 'signed-in')
  const name = await findFile(ports.db, attachmentOf(request), viewer!.id)
  const bytes = name && (await storage.get(name))
  if (!bytes) throw refuse('not_found')
  return privateFile(name, bytes)
}
