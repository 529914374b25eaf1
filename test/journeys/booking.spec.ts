import { expect, type Page } from '@playwright/test'
import { dayInWords } from '#domains/scheduling/ui/local-time.ts'
import { axeViolations } from './axe.ts'
import { buyByPix } from './buy-by-pix.ts'
import { DAY, openIn } from './days-and-zones.ts'
import { expectHydrated } from './expect-hydrated.ts'
import {
  approveConsultant,
  callApiAs,
  confirmEmail,
  DESKTOP,
  PHONE,
  registerClient,
  registerConsultant,
} from './people.ts'
import { test } from './test.ts'

const WEEK_MS = 7 * 86_400_000

async function pressUntilFocused(page: Page, key: string, day: string) {
  const focused = page.locator('[data-day]:focus')
  for (let step = 0; step < 12; step++) {
    const before = await focused.getAttribute('data-day')
    if (before === day) return
    await page.keyboard.press(key)
    // Another month is loaded first: pressed again before it came, the key would lead beyond the day.
    await expect(focused).not.toHaveAttribute('data-day', before!)
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
    await ana.page.getByRole('link', { name: /^Agendar/ }).click()
    await expect(ana.page).toHaveURL(/fuso=America%2FManaus/)
    await expectHydrated(ana.page)
    // The link names the next time, and asks for the shortest length that it is free for.
    await expect(ana.page.getByRole('button', { name: 'Reservar por R$ 59,80' })).toBeVisible()
    await ana.page.getByRole('radio', { name: /^30 minutos/ }).check()
    const grid = ana.page.getByRole('grid')
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
    await grid.locator('[tabindex="0"]').focus()
    const focused = ana.page.locator('[data-day]:focus')
    const first = (await focused.getAttribute('data-day'))!
    await ana.page.keyboard.press('PageDown')
    await expect(focused).not.toHaveAttribute('data-day', new RegExp(`^${first.slice(0, 7)}`))
    await ana.page.keyboard.press('PageUp')
    await expect(focused).toHaveAttribute('data-day', new RegExp(`^${first.slice(0, 7)}`))
    // Week by week out of what is shown, and back: how far that is depends on the day of the month.
    const from = (await focused.getAttribute('data-day'))!
    const shown = await grid
      .locator('[data-day]')
      .evaluateAll((days) => days.map((day) => (day as HTMLElement).dataset['day']!))
    const weeks = Math.floor((Date.parse(shown.at(-1)!) - Date.parse(from)) / WEEK_MS) + 1
    const beyond = new Date(Date.parse(from) + weeks * WEEK_MS).toISOString().slice(0, 10)
    await pressUntilFocused(ana.page, 'ArrowDown', beyond)
    await expect(ana.page).toHaveURL(/mes=/)
    await pressUntilFocused(ana.page, 'ArrowUp', from)
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
    await confirmEmail(bia.page, bia.email)
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
    await expect(ana.page.getByText(/^Guardado até \d\d:\d\d$/)).toBeVisible()
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
