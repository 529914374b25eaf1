export const TOKEN_KEYS = ['token', 'authToken'] as const

/** The stored session token: key `token`, else `authToken` (spec §4). Undefined on the server. */
export function storedToken(): string | undefined {
  if (typeof localStorage === 'undefined') return undefined
  return TOKEN_KEYS.map((key) => localStorage.getItem(key)).find((token) => token) ?? undefined
}

/** Stores a new token under both keys of the spec. */
export const storeToken = (token: string) => TOKEN_KEYS.forEach((key) => localStorage.setItem(key, token))

export const removeTokens = () => TOKEN_KEYS.forEach((key) => localStorage.removeItem(key))
