import { decideClaim } from '#domains/claims/decide-claim.ts'
import { requestRefund } from '#domains/claims/request-refund.ts'
import { recordHeartbeats } from '#domains/consultants/index.ts'
import { acceptConsultation } from '#domains/consultations/lifecycle/accept-consultation.ts'
import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { requestConsultation } from '#domains/consultations/lifecycle/request-consultation.ts'
import { askBank } from '#domains/payouts/ask-bank.ts'
import { askPayout } from '#domains/payouts/ask-payout.ts'
import { sendPayout } from '#domains/payouts/send-payouts.ts'
import { recordDoorbell } from '#domains/payouts/sql.ts'
import { clearEarningsOf } from '#domains/wallet/earnings/clear-earnings.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { earningsOf } from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import { credit } from '#test/support/people.ts'
import type { settableClock } from '#test/support/settable-clock.ts'
import type { PracticeCommand } from './commands.ts'
import { PayoutBank } from './payout-bank.ts'
import { byTwo } from './by-two.ts'

type Time = ReturnType<typeof settableClock>
type Room = { id: string; clientId: string; consultantId: string }
type Opened = { db: Db; time: Time; consultants: readonly string[]; admin: string; second: string }

const AN_HOUR_S = 3_600
const ROUNDS = 12
/** More than she can spend in a sequence, in centavos. */
const OF_BIA = 1_000_000n
const CONTRADICTION = 'payout_contradiction'
/** Nothing below it is paid out, in centavos. */
const LEAST = 3_000n

/** What the consultants of a sequence earn, give back and are paid out. */
export class Practice {
  readonly bank: PayoutBank
  readonly consultants: readonly string[]
  /** Earnings whose day was moved to now. */
  readonly hastened: string[] = []
  /** What the bank said and cannot be; there must be none, because this bank does not lie. */
  readonly alarms: string[] = []
  /** Somebody was consulted, or answered: before that there is nothing to look at. */
  hasWorked = false
  readonly #rooms: Room[] = []
  readonly #db: Db
  readonly #time: Time
  readonly #team: { admin: string; second: string }
  #bia: string | undefined

  constructor({ db, time, consultants, admin, second }: Opened) {
    this.#db = db
    this.#time = time
    this.#team = { admin, second }
    this.consultants = consultants
    this.bank = new PayoutBank(lettersOf(consultants[0]!), time.now)
  }

  async act(command: PracticeCommand): Promise<unknown> {
    switch (command.does) {
      case 'earn':
        return this.#earn(command)
      case 'claim':
        return this.#claim(command)
      case 'decide_claim':
        return this.#decideClaim(command)
      case 'clear_now':
        return this.#clearNow()
      case 'ask_payout':
        return this.#ask(command)
      case 'send_payouts':
        return this.#send(command.answer)
      case 'bank_moves':
        return this.#moveAtBank(command)
    }
  }

  async openRoom(clientId: string, dear: boolean, welcome = false): Promise<Room> {
    const [db, { clock }] = [this.#db, this.#time]
    const [id, consultantId] = [crypto.randomUUID(), this.consultants[dear ? 1 : 0]!]
    this.#time.pass(60)
    await recordHeartbeats(db, 'model', [consultantId], this.#time.now())
    await requestConsultation(db, { id, clientId, consultantId, channel: 'chat', welcome, clock })
    await acceptConsultation(db, { id, consultantId, clock })
    await beginConsultation(db, { id, clock })
    this.hasWorked = true
    return { id, clientId, consultantId }
  }

  /** Writes what the meter would have proven, at most what is covered and reserved, and ends. */
  async endRoom(room: Room, minutes: number) {
    this.#time.pass(minutes * 60)
    await this.#db`
      update consultations set billed_ms = least(${BigInt(minutes) * 60_000n + 17n},
        covered_ms + held * 60000 / price_per_minute) where id = ${room.id}`
    await endConsultation(this.#db, { id: room.id, personId: room.clientId, clock: this.#time.clock })
    this.#rooms.push(room)
  }

  /** Somebody met in these booked rooms. */
  recall = (rooms: readonly Room[]) => void this.#rooms.push(...rooms)

  /** What jobs would do now: earnings clear, and the bank is asked, by two workers. */
  async work() {
    const due = await this.#db<{ id: string }[]>`
      select consultation_id as id from earnings_to_clear
      where consultant_id = any(${this.#ids()}::uuid[]) and clears_at <= ${this.#time.now()}
      order by clears_at, consultation_id`
    for (const { id } of due) await clearEarningsOf(this.#db, id)
    await Promise.all([askBank(this.#context()), askBank(this.#context())])
  }

  /** The bank decides everything, and we hear of it. */
  async settle() {
    this.bank.answer = 'paid'
    this.bank.isSilent = false
    for (let round = 0; round < ROUNDS; round++) {
      const open = await this.#db<{ id: string }[]>`
        select id from payouts where consultant_id = any(${this.#ids()}::uuid[])
          and state in ('asked', 'sending', 'processing', 'unknown') limit 1`
      if (open.length === 0 && round > 0) return
      for (const { id, told } of this.bank.list()) {
        if (told.state === 'processing') this.bank.move(id, 'paid')
        await recordDoorbell(this.#db, this.bank.name, id, this.#time.now())
      }
      await this.#send('paid')
      this.#time.pass(AN_HOUR_S)
      await this.work()
    }
  }

  async #earn({ dear, minutes }: Extract<PracticeCommand, { does: 'earn' }>) {
    if (!this.#bia) {
      const id = crypto.randomUUID()
      await this.#db`insert into people (id, email, first_name, role)
        values (${id}, ${`${id}@example.com`}, 'Bia', 'client')`
      await credit(this.#db, id, OF_BIA)
      this.#bia = id
    }
    await this.endRoom(await this.openRoom(this.#bia, dear), minutes)
  }

  async #claim({ which, share, bearer }: Extract<PracticeCommand, { does: 'claim' }>) {
    const room = this.#rooms[which % this.#rooms.length]
    if (!room) return
    const { id: consultationId, clientId } = room
    const [id, clock] = [crypto.randomUUID(), this.#time.clock]
    const words = 'Não foi o que estava prometido.'
    await requestRefund(this.#db, { id, subjectId: consultationId, clientId, cause: 'service', words, clock })
    if (share !== null) await this.#decide(id, share, bearer)
  }

  async #decideClaim({ which, share, bearer }: Extract<PracticeCommand, { does: 'decide_claim' }>) {
    const open = await this.#db<{ id: string }[]>`
      select id from claims where consultation_id = any(${this.#rooms.map(({ id }) => id)}::uuid[]) and state = 'open'
      order by asked_at, id`
    const id = open[which % open.length]?.id
    if (id) await this.#decide(id, share, bearer)
  }

  async #decide(id: string, share: number, bearer: 'consultant' | 'platform') {
    const [charged] = await this.#db<{ amount: bigint }[]>`
      select (c.captured + coalesce((select sum(value) from minute_covers where consultation_id = c.id), 0))::bigint
        * ${share} / 4 as amount
      from claims k join consultations c on c.id = k.consultation_id where k.id = ${id}`
    const decision = {
      id,
      amount: charged!.amount,
      bearer,
      reason: 'Lemos o registro da conversa.',
      by: this.#team.admin,
    }
    await byTwo(this.#db, this.#team, (second) =>
      decideClaim(this.#db, { ...decision, second, clock: this.#time.clock }),
    )
  }

  /** As if that had been decided at the settlement, so that something can be given back after it has cleared. */
  async #clearNow() {
    const moved = await this.#db<{ id: string }[]>`
      update earnings_to_clear set settled_at = settled_at - interval '3 days',
        clears_at = settled_at - interval '3 days' + interval '1 second'
      where consultant_id = any(${this.#ids()}::uuid[]) and held_at is null returning consultation_id as id`
    this.hastened.push(...moved.map(({ id }) => id))
    this.#time.pass(1)
    await this.work()
  }

  async #ask({ share, times, answer }: Extract<PracticeCommand, { does: 'ask_payout' }>) {
    const [db, { clock }] = [this.#db, this.#time]
    const free = await Promise.all(this.consultants.map((id) => balanceOf(db, earningsOf(id))))
    const richest = free[1]! > free[0]! ? 1 : 0
    const part = (free[richest]! * BigInt(share)) / 4n
    const amount = part > LEAST ? part : LEAST
    const asking = { id: crypto.randomUUID(), consultantId: this.consultants[richest]!, amount, clock }
    await Promise.all(Array.from({ length: times }, () => askPayout(db, asking)))
    if (answer) await this.#send(answer)
  }

  async #send(answer: PayoutBank['answer']) {
    this.bank.answer = answer
    const asked = await this.#db<{ id: string }[]>`
      select id from payouts where consultant_id = any(${this.#ids()}::uuid[]) and state = 'asked' order by asked_at, id`
    for (const { id } of asked) await Promise.all([1, 2].map(() => sendPayout(this.#context(), id)))
  }

  async #moveAtBank({ which, to, rings, isSilent }: Extract<PracticeCommand, { does: 'bank_moves' }>) {
    const all = this.bank.list()
    const transfer = all[which % all.length]
    this.bank.isSilent = isSilent
    if (!transfer) return
    this.bank.move(transfer.id, to)
    if (!rings) return
    await recordDoorbell(this.#db, this.bank.name, transfer.id, this.#time.now())
    await this.work()
  }

  #ids = () => this.consultants as string[]
  #context = () => ({
    db: this.#db,
    clock: this.#time.clock,
    gateway: this.bank,
    log: { error: (said: { alarm?: string }) => void (said.alarm === CONTRADICTION && this.alarms.push(said.alarm)) },
  })
}

/** Each sequence has a bank of its own name, so that it asks about its own payouts. Names are letters. */
const lettersOf = (id: string) =>
  id.replaceAll('-', '').replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
