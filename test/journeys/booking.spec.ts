import { createHash } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { dayInWords } from '#domains/scheduling/ui/local-time.ts'
import { checkReceipt } from '#domains/wallet/receipts/rules.ts'
import { connect } from '#platform/db.ts'
import { axeViolations } from './axe.ts'
import { buyByPix } from './buy-by-pix.ts'
import { expectHydrated } from './expect-hydrated.ts'
import {
  approveConsultant,
  callApiAs,
  DESKTOP,
  PHONE,
  registerClient,
  registerConsultant,
  sendMessage,
} from './people.ts'
import { test } from './test.ts'

/** A browser where the clocks of another place run. */
const openIn = async (browser: Browser, timezoneId: string): Promise<Page> =>
  (await browser.newContext({ viewport: DESKTOP, timezoneId, reducedMotion: 'reduce' })).newPage()

/** São Paulo's days that are so many after today. */
const dayAhead = (days: number) => new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** Nine to twelve of the fourth day ahead in São Paulo, which no change of the month's end puts out of the agenda. */
const DAY = dayAhead(4)

async function pressUntilFocused(page: Page, key: string, day: string) {
  for (let step = 0; step < 12; step++) {
    if ((await page.locator(':focus').getAttribute('data-day')) === day) return
    await page.keyboard.press(key)
    await expect(page.locator('[data-day]:focus')).toHaveCount(1)
  }
  throw new Error(`${key} did not lead to ${day}`)
}

test('Marina opens hours; Ana in Manaus books by keyboard, moves and cancels; both see it at once', async ({
  browser,
}) => {
  const marina = await registerConsultant(await openIn(browser, 'America/Sao_Paulo'), 'Marina')
  const marinaId = await approveConsultant(marina)
  const agenda = marina.page

  await test.step('Marina opens hours in lists and by drawing', async () => {
    await agenda.goto('/consultant-dashboard?secao=agenda')
    await expect(agenda.getByText('Sem horários, ninguém pode marcar com você.')).toBeVisible()
    await agenda.getByRole('button', { name: 'Abrir um período: Segunda' }).press('Enter')
    await agenda.getByRole('button', { name: 'Repetir até sexta' }).press('Enter')
    for (const day of ['Sábado', 'Domingo'])
      await agenda.getByRole('button', { name: `Abrir um período: ${day}` }).press('Enter')
    await expect(agenda.getByLabel('Quinta, das')).toHaveValue('540')
    const sunday = agenda.locator('.cursor-crosshair').last()
    await sunday.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await sunday.boundingBox())!
    await agenda.mouse.move(x + width / 2, y + (14 / 24) * height)
    await agenda.mouse.down()
    await agenda.mouse.move(x + width / 2, y + (15 / 24) * height, { steps: 4 })
    await agenda.mouse.move(x + width / 2, y + (18 / 24) * height, { steps: 4 })
    await agenda.mouse.up()
    await expect(agenda.getByLabel('Domingo, até').last()).toHaveValue('1080')
    await agenda.getByLabel('Dia', { exact: true }).fill('31/02/2027')
    await agenda.getByRole('button', { name: 'Incluir' }).click()
    await expect(agenda.getByText('Confira o dia: dd/mm/aaaa.')).toBeVisible()
    await agenda.getByLabel('Dia', { exact: true }).fill('01/05/2028')
    await agenda.getByRole('button', { name: 'Incluir' }).click()
    await agenda.getByLabel('Pausa entre consultas').selectOption('Sem pausa')
    await agenda.getByRole('button', { name: 'Guardar a agenda' }).click()
    await expect(agenda.getByText('25 horas por semana abertas para marcar.').first()).toBeVisible()
    await agenda.reload()
    await expect(agenda.getByText('Segunda-feira, 1º de maio')).toBeVisible()
    expect(await axeViolations(agenda)).toEqual([])
  })

  const ana = await registerClient(await openIn(browser, 'America/Manaus'), 'Ana')
  await buyByPix(ana.page, { item: 'creditos-200' })

  await test.step('Ana finds a day and a time by keyboard, by her own clock', async () => {
    await ana.page.goto(`/consultores/${marinaId}`)
    await ana.page.getByRole('link', { name: 'Agendar', exact: true }).click()
    await expect(ana.page).toHaveURL(/fuso=America%2FManaus/)
    await expectHydrated(ana.page)
    const grid = ana.page.getByRole('grid')
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
    await grid.locator('[tabindex="0"]').focus()
    const first = await grid.locator('[tabindex="0"]').getAttribute('data-day')
    await ana.page.keyboard.press('PageDown')
    await expect(ana.page.locator(':focus')).not.toHaveAttribute('data-day', first!)
    await expect(ana.page).toHaveURL(/mes=/)
    await ana.page.keyboard.press('PageUp')
    await expect(ana.page.locator(':focus')).toHaveAttribute('data-day', first!)
    await pressUntilFocused(ana.page, 'ArrowRight', DAY)
    await ana.page.keyboard.press('Enter')
    await expect(ana.page.getByRole('heading', { level: 3, name: /de / })).toBeFocused()
    await ana.page.keyboard.press('Tab')
    await ana.page.keyboard.press('Space')
    await expect(ana.page.getByRole('radio', { name: /^08:00/ })).toBeChecked()
    await ana.page.keyboard.press('ArrowDown')
    const second = ana.page.getByRole('radio', { name: /^08:15, 09:15 em Brasília para Marina/ })
    await expect(second).toBeChecked()
    await expect(ana.page).toHaveURL(new RegExp(`inicio=${DAY}T12%3A15Z`))
    await ana.page.reload()
    await expect(second).toBeChecked()
    expect(await axeViolations(ana.page)).toEqual([])
  })

  await test.step('somebody else is quicker: Ana sees the nearest times and loses nothing', async () => {
    const bia = await registerClient(await openIn(browser, 'America/Sao_Paulo'), 'Bia')
    await callApiAs(bia.page, '/api/bookings', {
      data: {
        id: crypto.randomUUID(),
        consultantId: marinaId,
        channel: 'chat',
        startsAt: `${DAY}T12:00:00Z`,
        minutes: 30,
        zone: 'America/Sao_Paulo',
        seenCents: 8_970,
        agreesToFee: true,
      },
    })
    await bia.page.context().close()
    await ana.page.getByRole('button', { name: 'Reservar por R$ 89,70' }).click()
    await expect(ana.page.getByText('Marque aqui para continuar.')).toBeVisible()
    await ana.page.getByRole('checkbox', { name: /Concordo/ }).check()
    await ana.page.getByRole('button', { name: 'Reservar por R$ 89,70' }).click()
    const alert = ana.page.getByRole('alert')
    await expect(alert.getByText(/acabou de ser reservado por outra pessoa/)).toBeVisible()
    await alert.getByRole('button', { name: /08:30$/ }).click()
    await expect(ana.page.getByRole('radio', { name: /^08:30/ })).toBeChecked()
    await expect(alert).toBeHidden()
  })

  await test.step('she holds the place, pays from her balance, and Marina sees it at once', async () => {
    await ana.page.getByRole('button', { name: 'Reservar por R$ 89,70' }).click()
    await expect(ana.page).toHaveURL(/reserva=/)
    await expect(ana.page.getByText(/^Guardado até \d\dh\d\d$/)).toBeVisible()
    await expect(ana.page.getByRole('button', { name: 'Pagar R$ 89,70 com o saldo' })).toBeVisible()
    expect(await axeViolations(ana.page)).toEqual([])
    await ana.page.getByRole('button', { name: 'Pagar R$ 89,70 com o saldo' }).click()
    await expect(ana.page.getByRole('heading', { name: 'Está marcado com Marina Moreira' })).toBeFocused()
    await expect(agenda.getByRole('article', { name: /^Consulta com Ana, .*09:30 às 10:00$/ })).toBeVisible()
  })

  await test.step('both agendas fit a phone in both themes, and their dialogs are left by keyboard', async () => {
    await ana.page.getByRole('link', { name: 'Ver minha agenda' }).click()
    for (const page of [ana.page, agenda]) {
      const cancel = page.getByRole('button', { name: /^Desmarcar a consulta com / })
      await cancel.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Desmarcar a consulta' })
      await expect(dialog.getByText(/^Volta para /)).toBeVisible()
      await page.setViewportSize(PHONE)
      for (const theme of ['dark', 'light']) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
        expect(await axeViolations(page), `${theme}, with the dialog`).toEqual([])
      }
      await page.keyboard.press('Escape')
      await expect(cancel).toBeFocused()
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
      await page.setViewportSize(DESKTOP)
    }
  })

  await test.step('Marina takes a period away and brings it back by keyboard, and nothing is lost of the focus', async () => {
    await agenda.getByRole('button', { name: 'Tirar Sábado, 09:00 às 12:00' }).press('Enter')
    await expect(agenda.getByRole('heading', { name: 'Sábado', exact: true })).toBeFocused()
    await agenda.keyboard.press('Tab')
    await agenda.keyboard.press('Enter')
    await expect(agenda.getByRole('button', { name: 'Tirar Sábado, 09:00 às 12:00' })).toBeVisible()
    await agenda.getByRole('button', { name: 'Tirar segunda-feira, 1º de maio' }).press('Enter')
    await expect(agenda.getByRole('heading', { name: 'Dias diferentes' })).toBeFocused()
    await agenda.getByRole('button', { name: 'Desfazer as mudanças' }).press('Enter')
    await expect(agenda.getByText('Segunda-feira, 1º de maio')).toBeVisible()
  })

  await test.step('she moves it, once', async () => {
    await expect(ana.page.getByRole('link', { name: 'Mudar horário' })).toBeVisible()
    expect(await axeViolations(ana.page)).toEqual([])
    await ana.page.getByRole('link', { name: 'Mudar horário' }).click()
    await expect(ana.page.getByRole('heading', { name: dayInWords(DAY) })).toBeVisible()
    await ana.page.getByRole('radio', { name: /^10:30/ }).check()
    expect(await axeViolations(ana.page)).toEqual([])
    await ana.page.getByRole('button', { name: /^Mudar para .*10:30$/ }).click()
    await expect(ana.page.getByRole('article', { name: /10:30 às 11:00$/ })).toBeVisible()
    await expect(ana.page.getByRole('link', { name: 'Mudar horário' })).toBeHidden()
    await expect(agenda.getByRole('article', { name: /11:30 às 12:00$/ })).toBeVisible()
  })

  await test.step('Marina proposes another time, and Ana accepts it', async () => {
    await agenda.getByRole('link', { name: 'Propor outro horário' }).click()
    await expect(agenda.getByRole('heading', { name: dayInWords(DAY) })).toBeVisible()
    await agenda.getByRole('radio', { name: /^09:30/ }).check()
    expect(await axeViolations(agenda)).toEqual([])
    await agenda.getByRole('button', { name: /^Propor .*09:30$/ }).click()
    await expect(agenda.getByRole('button', { name: 'Retirar a proposta' })).toBeVisible()
    await expect(agenda.getByRole('link', { name: 'Propor outro horário' })).toBeHidden()
    await expect(ana.page.getByText('Marina Moreira propõe outro horário')).toBeVisible()
    expect(await axeViolations(ana.page)).toEqual([])
    await ana.page.getByRole('button', { name: 'Aceitar o novo horário' }).press('Enter')
    await expect(ana.page.getByRole('article', { name: /08:30 às 09:00$/ })).toBeVisible()
    await expect(ana.page.getByText('Marina Moreira propõe outro horário')).toBeHidden()
    await expect(agenda.getByRole('article', { name: /09:30 às 10:00$/ })).toBeVisible()
  })

  await test.step('she cancels for nothing, and everything comes back', async () => {
    await ana.page.getByRole('button', { name: 'Desmarcar a consulta com Marina Moreira' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Desmarcar a consulta' })
    await expect(dialog.getByText(/^Sem custo até/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Desmarcar', exact: true }).click()
    await expect(ana.page.getByText('Você desmarcou. R$ 89,70 de volta ao saldo.')).toBeVisible()
    await expect(agenda.getByText('Quem marcou desmarcou.')).toBeVisible()
  })
})

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

test('choices that follow each other before the page has answered all stay in the address', async ({ page }) => {
  await page.goto('/agendar')
  await page.locator('main a[href*="consultor="]').first().click()
  await expect(page).toHaveURL(/consultor=/)
  await expectHydrated(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/agendar\.data/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('radio', { name: /^45 minutos/ }).check({ force: true })
  await page.getByLabel('Horários de').selectOption({ label: 'Manaus' })
  await page.getByRole('button', { name: 'Próximo mês' }).click()
  release()
  await expect(page).toHaveURL(/mes=/)
  expect(new URL(page.url()).searchParams.get('duracao')).toBe('45')
  expect(new URL(page.url()).searchParams.get('fuso')).toBe('America/Manaus')
  await expect(page.getByRole('radio', { name: /^45 minutos/ })).toBeChecked()
  await expect(page.getByLabel('Horários de')).toHaveValue('America/Manaus')
})

test('Ana pays by Pix, and by card with a part of her balance; both enter at their time, and the receipt adds up', async ({
  browser,
}) => {
  const [marina, ana] = await Promise.all([
    registerConsultant(await openIn(browser, 'America/Sao_Paulo'), 'Marina'),
    registerClient(await openIn(browser, 'America/Sao_Paulo'), 'Ana'),
  ])
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
    await ana.page.getByText('Cartão de crédito').click()
    await expect(ana.page.getByText(/Até lá, R\$\s49,80 do saldo ficam reservados para esta reserva/)).toBeVisible()
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
