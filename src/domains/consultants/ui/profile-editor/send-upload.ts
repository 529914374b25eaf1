import { ApiError } from '#browser/api.ts'
import { storedToken } from '#browser/session-token.ts'
import { OwnProfile } from '../../profile-changes/contract.ts'

const WITHIN_MS = 120_000

/** Sends a file as the bytes of the body; returns the profile as it is now. */
export async function sendUpload(path: string, file: Blob): Promise<OwnProfile> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${storedToken()}`, 'content-type': file.type || 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(WITHIN_MS),
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text())
  return OwnProfile.parse(await answer.json())
}
