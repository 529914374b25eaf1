import { personTopic } from '#domains/accounts/facts.ts'
import { heartbeatTopic } from '#domains/consultants/presence.facts.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { setAvailability } from '#domains/consultants/application-status/contract.ts'
import { acceptConsultation, type Consultation, listConsultations } from '#domains/consultations/contract.ts'
import { answerQuestion, listQuestions, type Question } from '#domains/written-questions/contract.ts'
import { Account, RefusedError } from './account.ts'
import { attendRoom } from './attend-room.ts'
import type { Attendant as Cast } from './cast.ts'
import { newTalk, writtenAnswer } from './dialogue.ts'
import { divine } from './divination.ts'
import { Line } from './line.ts'
import { between, type Pace } from './pace.ts'
import { Room } from './room.ts'

type Ports = { site: string; password: string; pace: Pace; report: (error: unknown) => void; signal: AbortSignal }

const LONGEST_PAUSE_MS = 30_000
const SECOND_MS = 1_000
/** How long somebody looks at a request before taking it, and at a written question before answering it. */
const TO_ACCEPT_MS = [2 * SECOND_MS, 5 * SECOND_MS] as const
const TO_ANSWER_MS = [40 * SECOND_MS, 100 * SECOND_MS] as const

/** This account is none of ours: trying again would change nothing. */
class NotOursError extends Error {}

/** A demo consultant in whose name the program attends: signs in, is there, takes requests, talks, rests. */
export class Attendant {
  readonly #cast: Cast
  readonly #ports: Ports
  #account: Account | undefined
  #line: Line | undefined
  #room: Room | undefined
  #isLooking = false
  #isStale = false
  readonly #taken = new Set<string>()
  /** Rooms in which somebody else sits as the same person. */
  readonly #yielded = new Set<string>()

  constructor(cast: Cast, ports: Ports) {
    this.#cast = cast
    this.#ports = ports
  }

  /**
   * Attends until the signal is given; whatever goes wrong, it signs in again after a while. Stays away from an account
   * that does not know the password, or that the site does not show as automatic: nobody is to take it for a person.
   */
  async attend() {
    const { signal, pace, report } = this.#ports
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        await this.#oneSession()
        attempt = 0
      } catch (error) {
        report(error)
        if (error instanceof NotOursError) return
      }
      this.#leaveSite()
      await pace.wait(between(pace, 0.5, 1) * Math.min(LONGEST_PAUSE_MS, SECOND_MS * 2 ** attempt), signal)
    }
  }

  get id() {
    return this.#account?.id
  }

  /** Nobody is being talked to, and nobody waits. */
  get isFree() {
    return this.#line !== undefined && this.#room === undefined && this.#taken.size === 0
  }

  /** Goes for a while, as people do, unless somebody came meanwhile. */
  async rest(ms: number) {
    const { pace, signal } = this.#ports
    if (!this.isFree) return
    try {
      await this.#account?.call(setAvailability, { on: false })
      await pace.wait(ms, signal)
    } finally {
      await this.#comeBack()
    }
  }

  /** Is there again, asked for until the site answers: it may restart meanwhile. A new session is there by itself. */
  async #comeBack() {
    const { pace, signal, report } = this.#ports
    while (!signal.aborted) {
      try {
        await this.#account?.call(setAvailability, { on: true })
        return
      } catch (error) {
        report(error)
        if (error instanceof RefusedError && !error.isPassing) return
        await pace.wait(SECOND_MS, signal)
      }
    }
  }

  async #oneSession() {
    const { pace, signal } = this.#ports
    const account = await this.#signIn()
    this.#account = account
    await account.call(setAvailability, { on: true })
    const line = new Line(account, pace)
    this.#line = line
    line.follow(heartbeatTopic(account.id), { onFollowing: () => {}, onFact: () => {} })
    line.follow(personTopic(account.id), { onFollowing: () => void this.#look(), onFact: () => void this.#look() })
    await Promise.race([
      line.signedOut,
      new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true })),
    ])
    if (signal.aborted) await account.signOut()
  }

  async #signIn() {
    const { site, password } = this.#ports
    const { email } = this.#cast
    const account = await Account.signIn(site, email, password).catch((error: unknown) => {
      const isRefused = error instanceof RefusedError && error.status === 401
      throw isRefused ? new NotOursError(`${email}: ${error.code}`) : error
    })
    const { isAutomatic } = await account.call(getConsultant, { id: account.id })
    if (isAutomatic) return account
    await account.signOut()
    throw new NotOursError(`${email} is not marked as automatic`)
  }

  #leaveSite() {
    this.#room?.leave()
    this.#line?.close()
    this.#line = undefined
  }

  /** Reads what is open. Facts are hints: something may have changed. */
  async #look() {
    this.#isStale = true
    if (this.#isLooking) return
    this.#isLooking = true
    while (this.#isStale) {
      this.#isStale = false
      // A new session may have begun since the last turn.
      const account = this.#account
      if (!account) break
      try {
        const { consultations } = await account.call(listConsultations, { open: 'true' })
        for (const one of consultations) this.#meet(one)
        const { questions } = await account.call(listQuestions, { open: 'true' })
        for (const one of questions) this.#meetQuestion(one)
      } catch (error) {
        const { report, pace, signal } = this.#ports
        report(error)
        const isSignedOut = error instanceof RefusedError && error.status === 401
        await pace.wait(SECOND_MS, signal)
        if (!isSignedOut && !signal.aborted) this.#isStale = true
      }
    }
    this.#isLooking = false
  }

  #meet(consultation: Consultation) {
    const { id, state } = consultation
    if (state === 'requested') return this.#once(id, () => this.#accept(id))
    const { pace, signal } = this.#ports
    const line = this.#line
    const account = this.#account
    if (this.#room || this.#yielded.has(id) || !line || !account) return
    const room = new Room(id, { ...this.#ports, account, line })
    this.#room = room
    const talk = newTalk(this.#cast, consultation.consultant.name.split(' ')[0]!, consultation.client.name)
    void attendRoom(room, talk, {
      ...this.#ports,
      divine: (about) => divine(account, about, pace.now(), pace.chance),
    })
      .catch(this.#ports.report)
      .finally(() => {
        if (room.isTakenOver) this.#yielded.add(id)
        room.leave()
        this.#room = undefined
      })
      .then(() => pace.wait(SECOND_MS, signal))
      .then(() => this.#look())
  }

  /** Takes a request after a moment. One that went meanwhile, or came during another talk, is nobody's fault. */
  async #accept(id: string) {
    const { pace, signal } = this.#ports
    await pace.wait(between(pace, ...TO_ACCEPT_MS), signal)
    if (this.#room || signal.aborted) return
    await this.#account?.call(acceptConsultation, { id }).catch((error: unknown) => {
      if (!(error instanceof RefusedError) || error.status !== 409) throw error
    })
    await this.#look()
  }

  #meetQuestion({ id, state, question, client, consultant }: Question) {
    if (state !== 'asked') return
    this.#once(id, async () => {
      const { pace, signal } = this.#ports
      await pace.wait(between(pace, ...TO_ANSWER_MS), signal)
      const account = this.#account
      if (signal.aborted || !account) return
      const talk = { ...newTalk(this.#cast, consultant.name.split(' ')[0]!, client.name), draws: 1 }
      const piece = await divine(account, talk, pace.now(), pace.chance)
      const text = writtenAnswer(talk, question, piece, pace.now(), pace.chance)
      await account.call(answerQuestion, { id, text })
    })
  }

  /** Does it once at a time for this id. */
  #once(id: string, act: () => Promise<void>) {
    if (this.#taken.has(id)) return
    this.#taken.add(id)
    void act()
      .catch(this.#ports.report)
      .finally(() => this.#taken.delete(id))
  }
}
