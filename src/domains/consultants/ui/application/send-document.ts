import type { z } from 'zod/mini'
import { ApiError } from '#browser/api.ts'
import { storedToken } from '#browser/session-token.ts'
import { documentPath, UploadedDocuments } from '../../application-documents/contract.ts'
import type { DocumentKind } from '../../application-documents/bounds.rules.ts'

/** A phone on a poor line needs its time. */
const WITHIN_MS = 120_000

/** Uploads a document as the bytes of the body; answers what is there now. */
export async function sendDocument(kind: DocumentKind, file: Blob): Promise<z.infer<typeof UploadedDocuments>> {
  const answer = await fetch(documentPath(kind), {
    method: 'POST',
    headers: { authorization: `Bearer ${storedToken()}`, 'content-type': file.type || 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(WITHIN_MS),
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text())
  return UploadedDocuments.parse(await answer.json())
}
