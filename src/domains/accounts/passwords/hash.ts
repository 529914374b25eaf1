import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Semaphore } from '#platform/background/semaphore.ts'
import { networkOf } from '../rate-limits/rules.ts'
import { refuse } from '../rules.ts'

/** OWASP's first choice for argon2id (the library's default variant): 19 MiB, two passes, parallelism 1. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most one hash per core at once, one of each person and network, with a bounded queue that takes turns. */
const semaphore = new Semaphore({ places: availableParallelism(), waiting: 100, waitingOfOne: 20 }, (isOwn) =>
  isOwn ? refuse('too_many_attempts', undefined, 3) : refuse('busy', undefined, 3),
)

/** Whose hash it is: of somebody signed in, from this network address, or of nobody in particular. */
export type Hasher = { personId?: string; address?: string }

const inTurn = <T>(work: () => Promise<T>, { personId, address }: Hasher) =>
  semaphore.run(
    work,
    ...(personId === undefined ? [] : [`person ${personId}`]),
    ...(address === undefined ? [] : [`network ${networkOf(address)}`]),
  )

/** Normalized, so that the same text typed on different devices gives the same bytes. */
const bytesOf = (password: string) => password.normalize('NFC')

/** argon2id in PHC form. Refuses `busy` when too many wait, `too_many_attempts` when too many of `by` do. */
export const hashPassword = (password: string, by: Hasher) => inTurn(() => hash(bytesOf(password), COST), by)

/** Checked for an unknown e-mail, so that it takes the same time. */
const decoyHash = hashPassword(crypto.randomUUID(), {})

/**
 * Whether the password matches the hash. Without a hash it takes the same time and answers false. Refuses `busy` and
 * `too_many_attempts`.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string, by: Hasher) {
  const stored = passwordHash ?? (await decoyHash)
  const matches = await inTurn(() => verify(stored, bytesOf(password)), by)
  return matches && Boolean(passwordHash)
}
