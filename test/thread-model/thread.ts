import { randomUUID } from 'node:crypto'
import { blockPerson, unblockPerson } from '#domains/clients/block-person.ts'
import { decideClaim } from '#domains/claims/decide-claim.ts'
import { jobs as claimJobs } from '#domains/claims/jobs.ts'
import { requestRefund } from '#domains/claims/request-refund.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { giveBackMinutes, grantMinutes } from '#domains/wallet/index.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { answerClarification } from '#domains/written-questions/answer-clarification.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askClarification } from '#domains/written-questions/ask-clarification.ts'
import { askFromBundle } from '#domains/written-questions/ask-from-bundle.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/written-questions/decline-question.ts'
import { giveUpQuestion } from '#domains/written-questions/give-up-question.ts'
import { followDispute, openQuestion } from '#domains/written-questions/index.ts'
import { sweepQuestions } from '#domains/written-questions/sweep-questions.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { portion } from '#shared/money.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { nextAnswer } from '#test/support/written-question-fixture.ts'
import type { Command } from './commands.ts'
import type { Pair } from './thread-facts.ts'

const PRICE = 1_990n
const BUNDLE = 5_671n
const DAY_MS = 86_400_000
const HOUR_S = 3_600

/** One client and one consultant, with a clock of their own. */
export class Thread {
  readonly time
  /** The latest first. */
  readonly questions: string[] = []
  readonly #db: Db
  readonly #pair: Pair
  readonly #judge: string
  readonly #claims: string[] = []
  readonly #bundles: string[] = []

  constructor(db: Db, pair: Pair, { judge, start }: { judge: string; start: Date }) {
    this.#db = db
    this.#pair = pair
    this.#judge = judge
    this.time = settableClock(start)
  }

  /** Does one thing; a rule may refuse it. */
  async act(command: Command): Promise<unknown> {
    const db = this.#db
    const { clock } = this.time
    const { clientId, consultantId } = this.#pair
    switch (command.does) {
      case 'buy':
        return this.#buy()
      case 'buy_bundle':
        return this.#buyBundle()
      case 'ask_from_bundle': {
        const id = randomUUID()
        await askFromBundle(db, { id, clientId, consultantId, text: 'Como fica o meu trabalho?', clock })
        return this.questions.unshift(id)
      }
      case 'return_bundle': {
        const [id] = this.#bundles
        return id && inTransaction(db, (tx) => giveBackMinutes(tx, { id, at: this.time.now() }))
      }
      case 'vacation': {
        const lastDay = new Date(this.time.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
        return setVacation(db, { consultantId, lastDay, now: this.time.now() })
      }
      case 'back':
        return setVacation(db, { consultantId, lastDay: null, now: this.time.now() })
      case 'block':
        return blockPerson(db, { ...this.#blocking(command.by), clock })
      case 'unblock':
        return unblockPerson(db, this.#blocking(command.by))
      case 'pass':
        this.time.pass(command.hours * HOUR_S)
        return this.work()
      case 'decide':
        return this.#decide(command)
      default:
        return this.#actOn(command)
    }
  }

  async #actOn(command: Exclude<Extract<Command, { nth: number }>, { does: 'decide' }>) {
    const db = this.#db
    const { clock } = this.time
    const { clientId, consultantId } = this.#pair
    const id = this.questions[command.nth]
    if (!id) return undefined
    switch (command.does) {
      case 'ask':
        return askQuestion(db, { id, clientId, text: 'Devo mudar de cidade?', clock })
      case 'give_up':
        return giveUpQuestion(db, { id, clientId, clock })
      case 'answer':
        return answerQuestion(db, { id, consultantId, text: nextAnswer(), clock })
      case 'decline':
        return declineQuestion(db, { id, consultantId, reason: 'Prefiro não responder a isso.', clock })
      case 'clarify':
        return askClarification(db, { id, clientId, text: 'O que quer dizer isso?', clock })
      case 'clear_up':
        return answerClarification(db, { id, consultantId, text: 'Que sim.', clock })
      case 'dispute':
        return inTransaction(db, (tx) => followDispute(tx, { id, dispute: command.dispute, at: this.time.now() }))
      case 'object': {
        const claim = randomUUID()
        const words = 'Não diz nada sobre a pergunta.'
        await requestRefund(db, { id: claim, subjectId: id, clientId, cause: 'service', words, clock })
        return this.#claims.unshift(claim)
      }
    }
  }

  async #buy() {
    const id = randomUUID()
    const terms = { title: 'Pergunta', price: PRICE, held: PRICE, answerHours: 24, at: this.time.now() }
    await inTransaction(this.#db, (tx) => openQuestion(tx, { id, ...this.#pair, ...terms }))
    this.questions.unshift(id)
  }

  async #buyBundle() {
    const id = randomUUID()
    const { clientId: personId, consultantId } = this.#pair
    const grantedAt = this.time.now()
    const expiresAt = new Date(grantedAt.getTime() + 90 * DAY_MS)
    const terms = { kind: 'answers', title: 'Respostas', ceiling: null, channel: 'messages' } as const
    const bought = { id, personId, consultantId, value: BUNDLE, totalMs: 180_000n, grantedAt, expiresAt }
    await inTransaction(this.#db, (tx) => grantMinutes(tx, { ...terms, ...bought }))
    this.#bundles.unshift(id)
  }

  async #decide({ nth, quarters, atHouse }: Extract<Command, { does: 'decide' }>) {
    const id = this.#claims[nth]
    if (!id) return
    const amount = portion(PRICE, BigInt(quarters), 4n)
    const bearer = atHouse ? ('platform' as const) : ('consultant' as const)
    await decideClaim(this.#db, { id, amount, bearer, reason: 'Lemos.', by: this.#judge, clock: this.time.clock })
  }

  #blocking(by: 'client' | 'consultant') {
    const { clientId, consultantId } = this.#pair
    return by === 'client'
      ? { by, personId: clientId, otherId: consultantId }
      : { by, personId: consultantId, otherId: clientId }
  }

  /** What the worker does, by this clock. */
  async work() {
    const context = { db: this.#db, clock: this.time.clock, now: this.time.now(), log }
    await sweepQuestions(context)
    for (const { name, run } of claimJobs)
      if (name === 'claims.refund-unclarified' || name === 'claims.grant-undecided') await run(context)
    await clearEarnings(context)
    await expireMinutes(context)
  }
}
