import { expect } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP, openBrowser, PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

/** Nobody offers messages yet: the page is empty whoever else is online. */
const EMPTY = '/consultas-online?canal=messages'

test('with nobody to talk to, /consultas-online offers an alert, a written question and the free tools', async ({
  browser,
}) => {
  const { page } = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await page.goto(EMPTY)
  const region = page.getByRole('region', { name: 'Conversas por mensagens abrem em breve' })
  const card = region.getByRole('article').first()
  await expect(card.getByText(/^(costuma atender das \d+ h às \d+ h|atendeu )/)).toBeVisible()
  await expect(region.getByRole('link', { name: 'Oráculo do dia' })).toBeVisible()
  await expect(card.getByRole('link', { name: /^(Agendar com|Perguntar por escrito a) / })).toBeVisible()
  await card.getByText('Outras formas').click()
  await card.getByRole('button', { name: /^Avise-me quando/ }).click()
  await expect(card.getByRole('button', { name: /^Avisaremos quando/ })).toBeVisible()
  await page.reload()
  await card.getByText('Outras formas').click()
  await expect(card.getByRole('button', { name: /^Avisaremos quando/ })).toBeVisible()
  await card.getByRole('link', { name: /^WhatsApp por escrito/ }).click()
  await expect(page).toHaveURL(/\/comprar\/consultas\?consultor=[0-9a-f-]{36}&tipo=whatsapp/)
})

test('a need is found as it is typed, from the chips of the home page too; words about dying name help first', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Temas de conversa' }).getByRole('link', { name: 'Traição' }).click()
  await expect(page.getByRole('searchbox', { name: /Buscar por nome/ })).toHaveValue('traição')
  await expect(page.getByText(/^Estes perfis falam de traição, confiança/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Resultado' }).getByRole('article').first()).toBeVisible()

  await page.getByRole('searchbox', { name: /Buscar por nome/ }).fill('meu luto')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '188', exact: true })).toBeVisible()

  await page.getByRole('searchbox', { name: /Buscar por nome/ }).fill('não aguento mais')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /você não está só/ })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the results are on the first screen, move into view after each change, and say how many they are', async ({
  browser,
}) => {
  for (const size of [PHONE, DESKTOP]) {
    const page = await openBrowser(browser, size)
    await page.goto('/consultores')
    const cards = page.getByRole('region', { name: 'Resultado' }).getByRole('article')
    const [second, last] = [await cards.nth(1).boundingBox(), await cards.nth(5).boundingBox()]
    expect(second!.y, 'half of a second card on a phone').toBeLessThan(size.height - second!.height / 2)
    if (size === DESKTOP) expect(last!.y + last!.height, 'two rows').toBeLessThan(size.height)

    await expectHydrated(page)
    await page.getByText('Filtros', { exact: true }).click()
    const rating = page.getByLabel('Nota', { exact: true })
    await rating.selectOption('4.5')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ consultores, .* online agora$/ })).toBeInViewport()
    await expect(cards.first()).toBeInViewport()
    await expect(page.getByText('Filtros (1)')).toBeAttached()
  }
})

test('without JavaScript the form and its filters make the same address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/consultores')
  await page.getByLabel('Tema', { exact: true }).selectOption({ label: 'Traição' })
  await page.getByText('Filtros', { exact: true }).click()
  await page.getByLabel('Nota', { exact: true }).selectOption('4')
  await page.getByRole('button', { name: 'Ver os resultados' }).click()
  await expect(page).toHaveURL(/tema=traicao.*nota=4/)
  await expect(page.getByText(/^Estes perfis falam de traição, confiança/)).toBeVisible()
  await context.close()
})

for (const theme of ['light', 'dark'])
  test(`the pages of finding somebody pass axe in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('sensitivos-theme', chosen), theme)
    for (const path of [
      EMPTY,
      '/consultores?busca=luto',
      '/consultores?busca=me+matar',
      '/test-consultores?r=aacabaa',
    ]) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      expect(await axeViolations(page), path).toEqual([])
    }
  })
