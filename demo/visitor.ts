import { confirmBeginning, endConsultation, requestConsultation } from '#domains/consultations/contract.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { Account, RefusedError } from './account.ts'
import { Line } from './line.ts'
import { between, type Pace } from './pace.ts'
import { Room } from './room.ts'

type Ports = { site: string; password: string; pace: Pace; report: (error: unknown) => void; signal: AbortSignal }

/** Who has less left than this stays at home, so that the demo's people keep money for whoever plays them. */
const LEAST_LEFT_CENTS = 4_000n
/** The most that a visit may cost. */
const LIMIT_CENTS = 2_500n
const LONGEST_VISIT_MS = 4 * 60_000
/** How often an end is asked for that gets no answer, a second apart. */
const MOST_ENDINGS = 20
/** How long a client reads and thinks before writing. */
const TO_THINK_MS = [6_000, 12_000] as const

/**
 * A demo client asks for a conversation, presses to begin, says their lines, each after an answer, and ends it, also
 * after a fault: it would go on spending. False: there was none, without enough credit or because somebody else was
 * faster.
 */
export async function visit(
  { email, says }: { email: string; says: readonly string[] },
  consultantId: string,
  { site, password, pace, report, signal }: Ports,
): Promise<boolean> {
  const account = await Account.signIn(site, email, password)
  const line = new Line(account, pace)
  const id = crypto.randomUUID()
  let hasAsked = false
  try {
    const { availableCents } = await account.call(readWallet, {})
    if (availableCents < LEAST_LEFT_CENTS) return false
    hasAsked = true
    await account.call(requestConsultation, { id, consultantId, channel: 'chat', limitCents: LIMIT_CENTS })
    const room = new Room(id, { account, line, pace, report })
    const late = pace.wait(LONGEST_VISIT_MS, signal).then(() => room.leave())
    await untilAnswered(room)
    await pace.wait(between(pace, ...TO_THINK_MS), signal)
    if (room.consultation?.waitsForBeginning) await account.call(confirmBeginning, { id })
    for (const text of says) {
      await untilAnswered(room)
      await pace.wait(between(pace, ...TO_THINK_MS), signal)
      if (!(await room.say(text))) break
    }
    await Promise.race([untilAnswered(room), late])
    await pace.wait(between(pace, ...TO_THINK_MS), signal)
    room.leave()
    return true
  } catch (error) {
    if (error instanceof RefusedError && error.status === 409) return false
    throw error
  } finally {
    if (hasAsked) await endVisit(account, id, { pace, signal })
    line.close()
    await account.signOut()
  }
}

/** Ends it, or cancels what has not begun; one that is over, or never was, is refused. */
async function endVisit(account: Account, id: string, { pace, signal }: Pick<Ports, 'pace' | 'signal'>) {
  for (let n = 0; n < MOST_ENDINGS; n++) {
    try {
      await account.call(endConsultation, { id })
      return
    } catch (error) {
      if (!(error instanceof RefusedError && error.isPassing)) return
      await pace.wait(1_000, signal)
    }
  }
}

/** The attendant has written, and not for a moment more. */
async function untilAnswered(room: Room) {
  while (
    !room.isOver &&
    !(room.canSpeak && room.events.findLast(({ type }) => type === 'message')?.authorKind === 'automatic')
  )
    await room.changed
}
