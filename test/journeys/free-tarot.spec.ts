import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { registerClient } from './people.ts'
import { axeViolations } from './axe.ts'
import { test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 760 } })

const ACTS = '**/api/oracles/draws/*/acts'
const HOLDS = 'Tudo confere. Este navegador refez o sorteio agora, sem perguntar nada a ninguém.'
const DOES_NOT = 'Não confere: alguma coisa neste sorteio foi mudada.'

/** Opens the table, shuffles by keyboard and opens the fan. */
async function shuffled(page: Page, spread: string, question = '') {
  await page.goto('/tarot-gratis')
  await expectHydrated(page)
  await page.getByRole('radio', { name: spread }).check()
  await page.getByLabel('A sua pergunta').fill(question)
  await page.getByRole('button', { name: 'Abrir a mesa' }).press('Enter')
  await expect(page.getByText('Selo da casa')).toBeVisible()
  await page.getByRole('button', { name: 'Embaralhar', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Abrir o leque' }).press('Enter')
}

test('Yara draws three cards by keyboard alone, proves the draw, and opens its address again', async ({ page }) => {
  await shuffled(page, 'Três cartas')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Carta 40 de 78' }).focus()
  for (const key of ['Home', 'Enter', 'ArrowRight', 'Enter', 'End', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Virar a carta de: O que vem de antes' }).press('Enter')
  const first = page.getByRole('listitem').filter({ hasText: '1. O que vem de antes' })
  await expect(first.getByRole('heading')).toBeVisible()
  await expect(first.getByRole('img', { name: /, em: O que vem de antes$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'O que as cartas dizem juntas' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Virar todas' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'O que as cartas dizem juntas' })).toBeVisible()
  await expect(page.getByText(HOLDS)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const cards = () =>
    page.getByRole('img', { name: /, em: / }).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
  const drawn = await cards()
  expect(drawn).toHaveLength(3)
  await expect(page).toHaveURL(/\/tarot-gratis\?leitura=[0-9a-f-]{36}$/)
  await page.reload()
  await expect(page.getByText(HOLDS)).toBeVisible()
  expect(await cards()).toEqual(drawn)
  expect(await axeViolations(page)).toEqual([])
})

test('a card that differs from the committed shuffle is detected', async ({ page }) => {
  await page.route(ACTS, async (route) => {
    const draw = await (await route.fetch()).json()
    const chosen = draw.events.find((event: { type: string }) => event.type === 'chosen')
    chosen.piece = (chosen.piece + 1) % 78
    await route.fulfill({ json: draw })
  })
  await shuffled(page, 'Uma carta')
  await page.getByRole('button', { name: 'Escolher por mim' }).click()
  await page.getByRole('button', { name: 'Virar todas' }).click()
  await expect(page.getByText(DOES_NOT)).toBeVisible()
  await expect(page.getByText(/^diz .+; calculamos .+/)).toBeVisible()
})

test('opening a draw offline shows an error, and works when the network is back', async ({ page }) => {
  await page.goto('/tarot-gratis')
  await expectHydrated(page)
  await page.context().setOffline(true)
  await page.getByLabel('A sua pergunta').fill('O que cabe nesta semana?')
  await page.getByRole('button', { name: 'Abrir a mesa' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^(Abrir a mesa|Tentar de novo)$/ }).click()
  await expect(page.getByRole('button', { name: 'Embaralhar', exact: true })).toBeVisible()
})

test('after a lost response the repeated request returns the same cards', async ({ page }) => {
  const sent: (string | null)[] = []
  await page.route(ACTS, async (route) => {
    sent.push(route.request().postData())
    if (sent.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await shuffled(page, 'Uma carta')
  await page.getByRole('button', { name: 'Carta 7 de 78' }).click()
  await expect(page.getByRole('alert')).toContainText('as cartas escolhidas continuam aqui')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('button', { name: 'Virar todas' }).click()
  await expect(page.getByText(HOLDS)).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
})

test('Nina’s reading is private until she shares it, and then without the question', async ({ page, browser }) => {
  const question = 'O que eu levo do último trabalho?'
  await registerClient(page, 'Nina')
  await shuffled(page, 'Uma carta', question)
  await page.getByRole('button', { name: 'Escolher por mim' }).click()
  await page.getByRole('button', { name: 'Virar todas' }).click()
  await expect(page.getByText('Guardada nas suas leituras.')).toBeVisible()
  const address = page.url()
  const stranger = await (await browser.newContext()).newPage()
  expect((await stranger.goto(address))?.status()).toBe(404)
  await page.goto(address)
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('switch', { name: /Quem tiver o endereço/ }).check()
  await expect(page.getByRole('button', { name: 'Copiar endereço' })).toBeVisible()
  expect((await stranger.goto(address))?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { name: 'Uma carta', exact: true })).toBeVisible()
  expect(await stranger.content()).not.toContain(question)
  await page.goto('/tarot-gratis')
  await page.getByRole('button', { name: /^Esquecer a leitura/ }).click()
  await page.getByRole('button', { name: 'Esquecer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Suas leituras' })).toHaveCount(0)
  expect((await stranger.goto(address))?.status()).toBe(404)
})

test('the address of a missing reading is a 404 that links to a new draw', async ({ page }) => {
  const answer = await page.goto('/tarot-gratis?leitura=4f07bfd7-9b16-42e7-ab58-799a93f5a340')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Fazer a minha tiragem' }).click()
  await expect(page.getByRole('button', { name: 'Abrir a mesa' })).toBeVisible()
})
