import { expect } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openBrowser, PHONE, registerClient } from './people.ts'
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
  await card.getByRole('button', { name: /^Avise-me quando/ }).click()
  await expect(card.getByRole('button', { name: /^Avisaremos quando/ })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('button', { name: /^Avisaremos quando/ })).toBeVisible()
  await card.getByRole('link', { name: /^Perguntar por escrito a/ }).click()
  await expect(page.getByRole('button', { name: /^Continuar com/ })).toBeVisible()
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
