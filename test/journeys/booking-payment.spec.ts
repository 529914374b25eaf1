import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { checkReceipt } from '#domains/receipts/rules.ts'
import { connect } from '#platform/db.ts'
import { axeViolations } from './axe.ts'
import { buyByPix } from './buy-by-pix.ts'
import { DAY, openIn } from './days-and-zones.ts'
import {
  approveConsultant,
  callApiAs,
  confirmEmail,
  registerClient,
  registerConsultant,
  sendMessage,
} from './people.ts'
import { test } from './test.ts'

type Paid = { id: string; state: string; heldCents: number; heldBonusCents: number; priceCents: number }
type Settled = {
  billedMs: number
  capturedCents: number
  feeCents: number
  releasedCents: number
  consultantCents: number
  heldCents: number
  receiptCode: string
}

/** A reservation of twenty minutes that waits for its payment. */
async function reserveAt(page: Page, consultantId: string, startsAt: string): Promise<string> {
  const terms = { consultantId, channel: 'chat', minutes: 20, zone: 'America/Sao_Paulo', seenCents: 5_980 }
  const data = { id: crypto.randomUUID(), ...terms, startsAt, agreesToFee: true }
  return (await callApiAs<Paid>(page, '/api/bookings', { data })).id
}

/** As if the days had passed: the booking begins so many seconds from now. */
async function bringToStart(id: string, seconds: number) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: the journey moves a booking of the site’s own database')
  const db = connect(url, { max: 1 })
  await db`
    update bookings set starts_at = soon.at, ends_at = soon.at + interval '20 minutes',
      busy_until = soon.at + interval '20 minutes'
    from (select now() + ${seconds} * interval '1 second' as at) soon where id = ${id}`
  await db.end()
}

async function typeCard(page: Page) {
  await page.getByLabel('Número do cartão').fill('5555 5555 5555 4444')
  await page.getByLabel('Nome impresso no cartão').fill('Ana Moreira')
  await page.getByLabel('Validade').fill('12/35')
  await page.getByLabel('Código de segurança').fill('123')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
}
test('Ana pays by Pix, and by card with a part of her balance; both enter at their time, and the receipt adds up', {
  tag: '@main',
}, async ({ browser }) => {
  const [marina, ana] = await Promise.all([
    registerConsultant(await openIn(browser, 'America/Sao_Paulo'), 'Marina'),
    registerClient(await openIn(browser, 'America/Sao_Paulo'), 'Ana'),
  ])
  await confirmEmail(ana.page, ana.email)
  const marinaId = await approveConsultant(marina)
  await callApiAs(marina.page, '/api/schedule', {
    method: 'PUT',
    data: {
      zone: 'America/Sao_Paulo',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, until: 720 })),
      exceptions: [],
      noticeMinutes: 120,
      farthestDays: 60,
      pauseMinutes: 0,
    },
  })
  const booked = ana.page.getByRole('heading', { name: 'Está marcado com Marina Moreira' })
  const [byPix, byCard] = [await reserveAt(ana.page, marinaId, `${DAY}T12:00:00Z`), { id: '' }]

  await test.step('within the fifteen minutes, all of it by Pix', async () => {
    await ana.page.goto(`/agendar?reserva=${byPix}`)
    await ana.page.getByRole('button', { name: 'Pagar R$ 59,80 com Pix' }).click()
    const opening = ana.page.context().waitForEvent('page')
    await ana.page.getByRole('link', { name: /página do banco/ }).click()
    const bank = await opening
    await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
    // The credit that is used next, while the bank takes its time.
    await Promise.all([expect(booked).toBeFocused(), buyByPix(ana.page, { item: 'creditos-50' })])
    await bank.close()
    expect(await axeViolations(ana.page)).toEqual([])
  })

  await test.step('as much as the balance can, bonus first, and the rest by card', async () => {
    byCard.id = await reserveAt(ana.page, marinaId, `${DAY}T13:00:00Z`)
    await ana.page.goto(`/agendar?reserva=${byCard.id}`)
    await expect(ana.page.getByText('Usar R$ 49,80 dos R$ 52,00 que você tem')).toBeVisible()
    await ana.page.getByText('Cartão', { exact: true }).click()
    await expect(ana.page.getByText(/Até lá, R\$\s49,80 do saldo ficam guardados para esta reserva/)).toBeVisible()
    await ana.page.getByRole('button', { name: 'Pagar R$ 10,00 com cartão' }).click()
    await typeCard(ana.page)
    await expect(booked).toBeFocused()
    const [first, second] = await Promise.all(
      [byPix, byCard.id].map((id) => callApiAs<Paid>(ana.page, `/api/bookings/${id}`)),
    )
    expect(second).toMatchObject({ state: 'confirmed', heldCents: 5_980 })
    // Of the two payments that were under way at once, the bonus may have come before the first was booked.
    expect(first!.heldBonusCents + second!.heldBonusCents).toBe(200)
  })

  await test.step('its time comes: a notice on any page leads both into the room', async () => {
    await bringToStart(byPix, 8)
    for (const { page, other } of [
      { page: ana.page, other: 'Marina Moreira' },
      { page: marina.page, other: 'Ana' },
    ]) {
      await page.goto('/quem-somos')
      const notice = page.getByRole('status', { name: 'Consulta marcada' })
      await expect(
        notice.getByText(new RegExp(`^A sua consulta com ${other} (começa|começou) às \\d\\d:\\d\\d$`)),
      ).toBeVisible()
      await notice.getByText('Entrar na sala').click()
      await expect(page).toHaveURL(`/consultation/${byPix}`)
    }
  })

  await test.step('they talk, and Ana leaves at the agreed minute, after reading what that costs', async () => {
    await sendMessage(marina, 'Boa noite, Ana. Vou abrir três cartas.')
    await expect(ana.page.getByText('Vou abrir três cartas.')).toBeVisible()
    // Some seconds are charged, so that what is kept fills them up.
    await expect(ana.page.getByTestId('clock')).toContainText(/00:(0[4-9]|[1-5]\d)/)
    await ana.page.getByRole('button', { name: 'Encerrar' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Encerrar a consulta?' })
    await expect(dialog.getByText(/^Sair agora custa/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Encerrar e acertar' }).click()
    for (const { page } of [ana, marina]) await expect(page.getByRole('link', { name: 'Ver o recibo' })).toBeVisible()
  })

  await test.step('ten minutes are paid in all, and each centavo is in the receipt', async () => {
    const seen = await callApiAs<Settled>(ana.page, `/api/consultations/${byPix}`)
    expect(seen.heldCents).toBe(5_980)
    expect(seen.capturedCents + seen.feeCents).toBe(2_990)
    expect(seen.releasedCents).toBe(2_990)
    const wallet = await callApiAs<{ availableCents: number; promotionalCents: number }>(ana.page, '/api/wallet')
    expect(wallet.availableCents + wallet.promotionalCents).toBe(5_200 - 4_980 + 2_990)
    const earnings = await callApiAs<{ toClearCents: number }>(marina.page, '/api/wallet/earnings')
    expect(earnings.toClearCents).toBe(seen.consultantCents)
    const proof = await (await ana.page.request.get(`/api/receipts/${seen.receiptCode}`)).json()
    const checks = await checkReceipt(proof, async (text) => createHash('sha256').update(text).digest('hex'))
    expect(checks.length).toBeGreaterThan(5)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
    await ana.page.getByRole('link', { name: 'Ver o recibo' }).click()
    await expect(ana.page.getByText('Taxa da consulta marcada')).toBeVisible()
    await ana.page.goto('/client-dashboard?secao=agenda')
    await expect(
      ana.page.getByText(/por faltar ou sair logo no começo, até completar o preço de dez minutos/),
    ).toBeVisible()
  })
})
