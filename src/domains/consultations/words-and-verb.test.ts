import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readSelfCare } from '#domains/limits/read-self-care.ts'
import type { Period } from '#domains/limits/rules.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { tightestAllowance } from '#domains/limits/ui/tightest-allowance.ts'
import { grantBonus, grantMinutes } from '#domains/wallet/index.ts'
import { readWallet } from '#domains/wallet/read-wallet.ts'
import { spendableWith } from '#domains/wallet/spendable.rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { requestConsultation } from './lifecycle/request-consultation.ts'
import { requestFormState } from './ui/request/request-form-state.ts'

let db: Db
let [luna, sol] = ['', '']
beforeAll(async () => {
  db = await freshDatabase()
  ;[luna, sol] = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
  await comeOnline(db, luna)
})

const PRICE = 299n
const DAY_MS = 86_400_000

async function grant(personId: string, what: { bonus: bigint; notWith?: string } | { minutes: number }) {
  const grantedAt = await clock(db)
  const [id, expiresAt] = [randomUUID(), new Date(grantedAt.getTime() + 30 * DAY_MS)]
  await inTransaction(db, (tx) =>
    'bonus' in what
      ? grantBonus(tx, { id, personId, amount: what.bonus, grantedAt, expiresAt, notWith: what.notWith ?? null })
      : grantMinutes(tx, {
          id,
          personId,
          kind: 'plan',
          title: 'Plano',
          value: 299n * BigInt(what.minutes),
          totalMs: BigInt(what.minutes) * 60_000n,
          ceiling: 449n,
          grantedAt,
          expiresAt,
        }),
  )
}

const limit = (personId: string, period: Period, amount: bigint) => setLimit(db, { personId, period, amount, clock })

/** What the page says to this client, by what the server answers it. */
async function pageOf(personId: string) {
  const at = await clock(db)
  const nothing = async () => ({ openPayments: 0n, booked: { day: 0n, week: 0n, month: 0n } })
  const selfCare = await readSelfCare(db, personId, at, nothing)
  const terms = {
    consultantId: luna,
    channel: 'chat',
    pricePerMinute: PRICE,
    chatPricePerMinute: PRICE,
    acceptsPackages: true,
    at,
  }
  const funds = spendableWith(await readWallet(db, personId), terms, tightestAllowance(selfCare))
  return requestFormState({
    funds,
    fundsError: null,
    openConsultations: [],
    isWelcome: false,
    selfCare,
    channel: 'chat',
    pricePerMinute: PRICE,
  })
}

type Prepared = (ana: string) => Promise<unknown>
const PEOPLE: readonly (readonly [string, bigint, Prepared, kind: string, code: string | undefined])[] = [
  ['credit for three minutes', 897n, async () => {}, 'ready', undefined],
  ['a centavo less', 896n, async () => {}, 'insufficient', 'consultations.not_enough_balance'],
  ['a centavo of bonus more', 896n, (ana) => grant(ana, { bonus: 1n }), 'ready', undefined],
  ['bonus that Sol paid for', 896n, (ana) => grant(ana, { bonus: 1n, notWith: sol }), 'ready', undefined],
  [
    'bonus that Luna paid for',
    896n,
    (ana) => grant(ana, { bonus: 900n, notWith: luna }),
    'insufficient',
    'consultations.not_enough_balance',
  ],
  ['minutes alone', 897n, (ana) => grant(ana, { minutes: 3 }), 'ready', undefined],
  ['a limit of three minutes', 5_000n, (ana) => limit(ana, 'day', 897n), 'ready', undefined],
  [
    'a limit of a centavo less',
    5_000n,
    (ana) => limit(ana, 'week', 896n),
    'limited',
    'consultations.own_limit_too_low',
  ],
  [
    'the same of each consultation',
    5_000n,
    (ana) => limit(ana, 'consultation', 896n),
    'limited',
    'consultations.limit_too_low',
  ],
  [
    'too little of both: the limit is said, because credit would not help',
    500n,
    (ana) => limit(ana, 'month', 600n),
    'limited',
    'consultations.own_limit_too_low',
  ],
  [
    'minutes beside a limit that is too low for credit',
    5_000n,
    async (ana) => (await grant(ana, { minutes: 3 }), limit(ana, 'day', 100n)),
    'ready',
    undefined,
  ],
  ['a break', 5_000n, (ana) => takeBreak(db, { personId: ana, length: 'day', clock }), 'on_break', 'limits.on_break'],
]

test.each(PEOPLE)('the page and the verb say the same: %s', async (_name, available, prepare, kind, code) => {
  const ana = await aClient(db, 'Ana', available)
  await prepare(ana)
  expect((await pageOf(ana)).kind).toBe(kind)
  const asked = requestConsultation(db, { id: randomUUID(), clientId: ana, consultantId: luna, channel: 'chat', clock })
  if (code) await expect(asked).rejects.toMatchObject({ code })
  else expect((await asked).state).toBe('requested')
})
