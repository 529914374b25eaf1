import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../rules.ts'
import { Semaphore } from './semaphore.ts'

/** OWASP's first choice for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Never more hashes at once than cores, and never a queue that nobody would wait for. */
const semaphore = new Semaphore(availableParallelism(), 100, () => refuse('busy', undefined, 3))

/** The same text typed on different devices must give the same bytes. */
const bytesOf = (password: string) => password.normalize('NFC')

/** argon2id in PHC form. Refuses `busy` when too many are waiting. */
export const hashPassword = (password: string) => semaphore.run(() => hash(bytesOf(password), COST))

/** What nobody's password is checked against, so that an unknown e-mail takes the same time. */
const decoyHash = hashPassword(crypto.randomUUID())

/** Does the password belong to the hash? Without a hash it costs the same and says no. Refuses `busy`. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const stored = passwordHash ?? (await decoyHash)
  const matches = await semaphore.run(() => verify(stored, bytesOf(password)))
  return matches && Boolean(passwordHash)
}
