import { ApiError } from '#browser/api.ts'
import { storedToken } from '#browser/session-token.ts'
import { attachmentPath, uploadPath } from '../../attachments/contract.ts'
import type { AttachmentKind } from '../../attachments/rules.ts'

/** A phone on a poor line needs its time. */
const UPLOAD_WITHIN_MS = 120_000
const READ_WITHIN_MS = 60_000

async function ask(path: string, init: RequestInit & { headers?: Record<string, string> }) {
  const answer = await fetch(path, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${storedToken()}` },
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text())
  return answer
}

type Upload = { questionId: string; kind: AttachmentKind; id: string; file: Blob }

/** Uploads a picture or a voice under an id of its own; nobody else sees it before it is sent. */
export const uploadBytes = async ({ questionId, kind, id, file }: Upload) =>
  void (await ask(uploadPath(questionId, kind, id), {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(UPLOAD_WITHIN_MS),
  }))

/** A picture or a voice: with the session in the header, so that its address alone opens nothing. */
export const readBytes = async (questionId: string, id: string) =>
  (await ask(attachmentPath(questionId, id), { signal: AbortSignal.timeout(READ_WITHIN_MS) })).blob()
