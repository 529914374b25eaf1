import { createHash } from 'node:crypto'

export type MediaType = 'image/svg+xml' | 'image/webp'
export type Portrait = { hash: string; mediaType: MediaType; bytes: Buffer }

/** A portrait named by the SHA-256 of its content. */
export function portraitOf(mediaType: MediaType, bytes: Buffer): Portrait {
  return { hash: createHash('sha256').update(bytes).digest('hex'), mediaType, bytes }
}

/** The initials of the first and the last name. */
function initialsOf(name: string): string {
  const letters = name.match(/(?<![\p{L}\p{M}])\p{L}/gu) ?? ['?']
  return (letters.length > 1 ? letters[0] + letters.at(-1)! : letters[0]).toUpperCase()
}

/** The placeholder portrait with initials, until a photo is uploaded. */
export function initialsPortrait(name: string): Portrait {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="47" fill="#F3E9D6" stroke="#B07A1E" stroke-width="1.5"/><text x="48" y="60" text-anchor="middle" font-family="Fraunces,Georgia,serif" font-size="34" fill="#1E1B3A">${initialsOf(name)}</text></svg>`
  return portraitOf('image/svg+xml', Buffer.from(svg))
}

/** The initials of a new name, for whoever shows those of the old one; undefined: a photo stays. */
export const initialsAfter = (before: { name: string; portrait: string }, name: string): Portrait | undefined =>
  before.portrait === initialsPortrait(before.name).hash ? initialsPortrait(name) : undefined

/** The name of an uploaded portrait in the file storage. */
export const storedName = (hash: string) => `portraits/${hash}.webp`
