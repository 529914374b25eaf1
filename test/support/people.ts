import { appointAdmin, hashPassword, registerPerson } from '#domains/accounts/index.ts'
import { applyAsConsultant, approveConsultant, recordHeartbeats, setAvailable } from '#domains/consultants/index.ts'
import type { Tier } from '#domains/consultants/rules.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/** A consultant's bio, long enough for an application. */
export const BIO =
  'Leio as cartas há doze anos, sem pressa e sem susto: a gente olha junto para a pergunta e para o que você pode fazer com ela.'
const CONSENTS = { terms: true as const, sensitiveData: true as const, newsletter: false }

export const PASSWORD = 'lua-cheia-sobre-o-mar-27'
let hash: Promise<string> | undefined
/** One password for everybody, hashed once. */
const passwordHash = () => (hash ??= hashPassword(PASSWORD, {}))

let phones = 0
/** A mobile number, a new one each time. */
export const nextPhone = () => `119${String(80_000_000 + phones++ * 7)}`

/** Somebody who only registered, now or at another instant. */
export async function aPerson(
  db: Db,
  firstName: string,
  role: 'client' | 'consultor',
  at?: Date,
  phone = nextPhone(),
): Promise<string> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@exemplo.com.br`
  const now = at ?? (await databaseClock(db))
  const { id } = await registerPerson(db, {
    firstName,
    lastName: 'Prado',
    email,
    role,
    phone,
    birthDate: '1985-04-12',
    password: PASSWORD,
    passwordHash: await passwordHash(),
    consents: CONSENTS,
    emailConfirmedAt: now,
    now,
  })
  return id
}

/** Credits a wallet as a confirmed payment would. */
export const credit = (db: Db, clientId: string, amount: Centavos) =>
  inTransaction(db, (tx) =>
    postJournals(tx, [
      {
        key: `payment:${crypto.randomUUID()}:paid`,
        subject: { kind: 'payment', id: crypto.randomUUID() },
        kind: 'payment_paid',
        postings: [{ from: GATEWAY, to: availableOf(clientId), amount }],
      },
    ]),
  )

/** A client with this much available, in centavos. */
export async function aClient(db: Db, firstName: string, available: Centavos = 0n): Promise<string> {
  const id = await aPerson(db, firstName, 'client')
  if (available > 0n) await credit(db, id, available)
  return id
}

let documents = 0
/** A valid CPF, a new one each time. */
function nextCpf(): string {
  const digits = [...String(300_000_000 + documents++ * 13)].map(Number)
  for (const length of [10, 11])
    digits.push(((digits.reduce((sum, digit, at) => sum + digit * (length - at), 0) * 10) % 11) % 10)
  return digits.join('')
}

/** An approved consultant at this price in centavos a minute of chat; the first tier keeps 65 %. Offline at first. */
export async function aConsultant(
  db: Db,
  firstName: string,
  pricePerMinute: Centavos = 299n,
  tier: Tier = 'iniciante',
): Promise<string> {
  const id = await aPerson(db, firstName, 'consultor')
  const now = await databaseClock(db)
  await applyAsConsultant(db, {
    taxId: nextCpf(),
    specialties: ['tarot'],
    bio: BIO,
    name: firstName,
    pricePerMinuteCents: pricePerMinute,
    personId: id,
    now,
  })
  const iris = await anAdmin(db)
  await approveConsultant(db, { consultantId: id, tier, approvedBy: iris, now })
  return id
}

/** Somebody of the team. */
export async function anAdmin(db: Db): Promise<string> {
  const id = await aPerson(db, 'Iris', 'client')
  await appointAdmin(db, id)
  return id
}

/** Available, with an open dashboard. */
export async function comeOnline(db: Db, consultantId: string) {
  const now = await databaseClock(db)
  await setAvailable(db, consultantId, now)
  await recordHeartbeats(db, 'test', [consultantId], now)
}

/** As if five people had spent their own money with this consultant and given four stars each, which now count. */
export async function letBeFeatured(db: Db, consultantId: string) {
  await db`insert into consultant_featured_ratings (consultant_id, people, stars) values (${consultantId}, 5, 4)`
  await db`insert into consultant_ratings values (${consultantId}, 20, 5)`
}

/** A program attends in this name from the next request on, at R$ 0,29 a minute. */
export async function becomeProgram(db: Db, consultantId: string) {
  const since = await databaseClock(db)
  await db`update consultants set is_automatic = true where id = ${consultantId}`
  await db`
    insert into consultant_prices (consultant_id, is_automatic, valid_from, price_per_minute, set_at)
    values (${consultantId}, true, ${since}, 29, ${since}) on conflict do nothing`
}
