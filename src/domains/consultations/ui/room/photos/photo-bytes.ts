import { ApiError } from '#browser/api.ts'
import { storedToken } from '#browser/session-token.ts'
import { photoPath } from '../../../photos/contract.ts'

/** A phone on a poor line needs its time. */
const UPLOAD_WITHIN_MS = 120_000
const READ_WITHIN_MS = 30_000

async function ask(roomId: string, id: string, init: RequestInit & { headers?: Record<string, string> }) {
  const answer = await fetch(photoPath(roomId, id), {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${storedToken()}` },
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text())
  return answer
}

/** Uploads a photo under an id of its own; nobody sees it before it is sent. */
export const uploadPhoto = async (roomId: string, id: string, file: Blob) =>
  void (await ask(roomId, id, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(UPLOAD_WITHIN_MS),
  }))

/** A photo that was sent: with the session in the header, so that its address alone opens nothing. */
export const readPhoto = async (roomId: string, id: string) =>
  (await ask(roomId, id, { signal: AbortSignal.timeout(READ_WITHIN_MS) })).blob()
