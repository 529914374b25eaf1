import { budgeted } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import { type Ports, type Route, serve, serveRaw } from '#platform/http.ts'
import { toJson } from '#shared/json.ts'
import { openUpload } from '../open-upload.ts'
import * as contract from './contract.ts'
import { readDocuments } from './read-documents.ts'
import { removeDocument } from './remove-document.ts'
import { DOCUMENT_KINDS, MOST_UPLOAD_BYTES, READINGS } from './bounds.rules.ts'
import { refuse } from './rules.ts'
import { listUploaded } from './sql.ts'
import { type DocumentPorts, uploadDocument } from './upload-document.ts'

const PATH = contract.documentPath(':kind') as `/${string}`
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Documents of an application: uploaded as the bytes of the body, read by the team alone. */
export const documentEndpoints = (given: DocumentPorts): Route[] => [
  serveRaw('POST', PATH, (request, ports) => takeDocument(request, ports, given)),
  serve(contract.removeDocument, async ({ db, viewer, input, now }) => {
    await removeDocument(db, { ...input, personId: viewer.id, now })
    return answerUploaded(db, viewer.id)
  }),
  serve(
    contract.readDocuments,
    budgeted(READINGS, ({ db, clock, viewer, input: { id: personId, reason } }) =>
      readDocuments(db, given, { personId, reason, by: viewer.id, clock }),
    ),
  ),
]

async function takeDocument(request: Request, ports: Ports, given: DocumentPorts) {
  const { consultantId: personId, read } = await openUpload(request, ports, { most: MOST_UPLOAD_BYTES, refuse })
  await ports.guardBeginning?.(personId)
  const named = new URL(request.url).pathname.split('/').at(-1)
  const kind = DOCUMENT_KINDS.find((one) => one === named)
  if (!kind) throw refuse('unknown_kind')
  await uploadDocument(ports.db, given, { personId, kind, read, now: ports.now() })
  return new Response(toJson(await answerUploaded(ports.db, personId)), { headers: JSON_HEADERS })
}

const answerUploaded = async (sql: Sql, personId: string) => ({ documents: await listUploaded(sql, personId) })
