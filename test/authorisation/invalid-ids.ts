import { newToken } from '#domains/accounts/sessions/token.ts'

/** An id of the same kind that nothing has. */
export function unknownIdLike(id: string): string {
  if (/^[0-9a-f-]{36}$/.test(id)) return crypto.randomUUID()
  if (/^[0-9a-f]{64}$/.test(id)) return '0'.repeat(64)
  if (/^[\w-]{43}$/.test(id)) return newToken()
  if (id.startsWith('SBX')) return `SBX${'0'.repeat(20)}`
  return /^[0-9A-Z-]+$/.test(id) ? 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' : 'nao-existe'
}

/** An id of no kind. */
export const MALFORMED_ID = `x' or 1=1 -- ü`
