import { seenAs } from './impersonation.ts'
import { deviceStorage } from './storage.ts'

export const TOKEN_KEYS = ['token', 'authToken'] as const

/**
 * The token of an impersonation in this tab, else the stored one of the session: key `token`, else `authToken` (spec
 * §4). Undefined on the server.
 */
export const storedToken = () =>
  seenAs()?.token ?? TOKEN_KEYS.map((key) => deviceStorage.get(key)).find((token) => token)

/** Stores a new token under both keys of the spec. Answers whether it outlives this page. */
export const storeToken = (token: string) => TOKEN_KEYS.map((key) => deviceStorage.set(key, token)).every(Boolean)

/** Signs out here; a tab that sees as somebody else leaves its own person signed in. */
export const removeTokens = () => seenAs() ?? TOKEN_KEYS.forEach((key) => deviceStorage.remove(key))
