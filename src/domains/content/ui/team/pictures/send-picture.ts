import { ApiError } from '#browser/api.ts'
import { storedToken } from '#browser/session-token.ts'
import { withPassword } from '#browser/with-password.ts'
import { PictureAdded, PICTURES_PATH } from '../../../pictures/contract.ts'
import { MOST_UPLOAD_BYTES, refuse } from '../../../pictures/rules.ts'

const WITHIN_MS = 120_000

/** Sends a picture with what it shows; returns its name. What is too large is refused before it is sent. */
export async function sendPicture(file: File, alt: string, path: string = PICTURES_PATH): Promise<{ name: string }> {
  if (file.size > MOST_UPLOAD_BYTES) throw new ApiError(413, JSON.stringify({ error: refuse('too_large').message }))
  return withPassword(async () => {
    const answer = await fetch(`${path}?${new URLSearchParams({ alt })}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${storedToken()}`, 'content-type': file.type || 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (!answer.ok) throw new ApiError(answer.status, await answer.text())
    return PictureAdded.parse(await answer.json())
  })
}
