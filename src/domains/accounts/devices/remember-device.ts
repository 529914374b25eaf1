import type { Tx } from '#platform/db.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { isDeviceToken, recordDevice } from './sql.ts'

type Device = { personId: string; device: string | undefined; now: Date }

/**
 * Makes a browser a known device of this person and answers its token: the one it showed, if we gave it out, otherwise
 * a new one, so that nobody chooses a token for somebody else's browser.
 */
export async function rememberDevice(tx: Tx, { personId, device, now }: Device): Promise<string> {
  const isOurs = device !== undefined && (await isDeviceToken(tx, hashOfToken(device)))
  const token = isOurs ? device : newToken()
  await recordDevice(tx, personId, hashOfToken(token), now)
  return token
}
