import { deviceStorage } from './storage.ts'

export const TOKEN_KEYS = ['token', 'authToken'] as const

/** The stored session token: key `token`, else `authToken` (spec §4). Undefined on the server. */
export const storedToken = () => TOKEN_KEYS.map((key) => deviceStorage.get(key)).find((token) => token)

/** Stores a new token under both keys of the spec. Answers whether it outlives this page. */
export const storeToken = (token: string) => TOKEN_KEYS.map((key) => deviceStorage.set(key, token)).every(Boolean)

export const removeTokens = () => TOKEN_KEYS.forEach((key) => deviceStorage.remove(key))
