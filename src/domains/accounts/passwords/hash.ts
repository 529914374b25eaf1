import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Semaphore } from '#platform/background/semaphore.ts'
import { refuse } from '../rules.ts'

/** OWASP's first choice for argon2id (the library's default variant): 19 MiB, two passes, parallelism 1. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most one hash per core at once, with a bounded queue. */
const semaphore = new Semaphore(availableParallelism(), 100, () => refuse('busy', undefined, 3))

/** Normalized, so that the same text typed on different devices gives the same bytes. */
const bytesOf = (password: string) => password.normalize('NFC')

/** argon2id in PHC form. Refuses `busy` when too many are waiting. */
export const hashPassword = (password: string) => semaphore.run(() => hash(bytesOf(password), COST))

/** Checked for an unknown e-mail, so that it takes the same time. */
const decoyHash = hashPassword(crypto.randomUUID())

/** Whether the password matches the hash. Without a hash it takes the same time and answers false. Refuses `busy`. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const stored = passwordHash ?? (await decoyHash)
  const matches = await semaphore.run(() => verify(stored, bytesOf(password)))
  return matches && Boolean(passwordHash)
}
