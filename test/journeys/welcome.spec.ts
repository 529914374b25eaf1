import { expect, test } from '@playwright/test'
import { grantMinutes } from '#domains/wallet/index.ts'
import { connect, inTransaction } from '#platform/db.ts'
import { buyByPix } from './buy-by-pix.ts'
import { asPerson, browserOf, PHONE, type Person, registerClient, say } from './cast.ts'
import { marinaOnline, meet } from './talk.ts'

type Seen = { billedMs: number; capturedCents: number }

/** The question comes two minutes before the end: after a quarter of a minute. */
const SHORT_MS = 135_000n

/** Somebody's present of the first time, shorter than the five minutes of everybody, so that nobody sits through them. */
async function makeShort({ page }: Person) {
  const { user } = await asPerson<{ user: { id: string } }>(page, '/api/auth/user')
  const db = connect(process.env.DATABASE_URL!, { max: 1 })
  const grantedAt = new Date()
  const present = { kind: 'welcome', title: 'Primeira conversa', value: 0n, totalMs: SHORT_MS, ceiling: null } as const
  const expiresAt = new Date(grantedAt.getTime() + 86_400_000)
  await inTransaction(db, (tx) => grantMinutes(tx, { id: crypto.randomUUID(), personId: user.id, ...present, grantedAt, expiresAt }))
  await db.end()
}

/** People register, talk, and the bank takes its time. */
test.setTimeout(240_000)

test('the free first minutes ask before they end; nothing is set aside before the yes, and nothing was charged for them', async ({ browser }) => {
  const marina = await marinaOnline(browser)
  await asPerson(marina.page, '/api/consultants/me/welcome', { method: 'PUT', data: { on: true } })
  const ana = await registerClient(await browserOf(browser, PHONE), 'Ana')
  await makeShort(ana)
  const room = await meet(ana, marina, 'Pedir a conversa grátis')
  const wallet = () => asPerson<{ availableCents: number; reservedCents: number }>(ana.page, '/api/wallet')

  await say(ana, 'Boa noite, Marina! É a minha primeira vez.')
  const question = ana.page.getByText('Os minutos grátis estão no fim')
  const heard = async () => {
    await say(marina, 'Estou aqui, e vou abrir mais uma carta.')
    return question.isVisible()
  }
  await expect.poll(heard, { intervals: [3_000], timeout: 60_000 }).toBe(true)
  await expect(ana.page.getByText(/Para continuar com Marina Moreira .*, é preciso ter créditos/)).toBeVisible()
  await expect(ana.page.getByRole('link', { name: 'Adicionar créditos em outra aba' })).toBeVisible()

  await buyByPix(ana.page, { amountCents: 5_000 })
  const yes = ana.page.getByRole('button', { name: /^Sim, continuar a/ })
  await expect(yes).toBeVisible()
  expect(await wallet()).toMatchObject({ availableCents: 5_000, reservedCents: 0 })
  await yes.click()
  await expect(question).toBeHidden()
  expect(await wallet()).toMatchObject({ availableCents: 2_010, reservedCents: 2_990 })

  await ana.page.getByRole('button', { name: 'Encerrar' }).click()
  await ana.page.getByRole('button', { name: 'Encerrar e acertar' }).click()
  for (const { page } of [ana, marina]) await expect(page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  const seen = await asPerson<Seen>(ana.page, `/api/consultations/${room}`)
  expect(seen.billedMs).toBeGreaterThanOrEqual(Number(SHORT_MS) - 120_000)
  expect(seen.capturedCents).toBe(0)
  expect(await wallet()).toMatchObject({ availableCents: 5_000, reservedCents: 0 })
  const earned = await asPerson<{ toClearCents: number }>(marina.page, '/api/wallet/earnings')
  expect(earned.toClearCents).toBeGreaterThan(0)
})
