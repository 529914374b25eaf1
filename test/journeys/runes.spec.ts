import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { axeViolations } from './axe.ts'
import { test } from './test.ts'

const QUESTION = 'Como entrego algo honesto ainda hoje?'

async function expectNoFaults(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

/** Presses Tab until a button of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page.getByRole('button', { name })
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  throw new Error(`Tab did not lead to ${name}`)
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 760 } })

test('Marta draws three runes by keyboard alone, and her browser verifies the draw', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  await page.goto('/servicos/runas')
  await expectHydrated(page)
  await page.getByLabel('Sua pergunta').focus()
  await page.keyboard.type(QUESTION)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Misture as pedras' })).toBeFocused()
  await expect(page.getByText('chegando…')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Já misturei' })).toBeDisabled()
  await tabTo(page, 'Mexer as pedras')
  await page.keyboard.press('Enter')
  await expectNoFaults(page)
  await tabTo(page, 'Já misturei')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Tire três pedras, uma a uma' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Primeiro, Situação' })).toBeVisible()
  await tabTo(page, 'Pedra 1 de 24')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Pedra 2 de 24' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pedra 3 de 24' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Agora, Obstáculo' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: QUESTION })).toBeFocused()
  for (const place of ['Situação', 'Obstáculo', 'Apoio']) {
    await tabTo(page, new RegExp(`^${place}`))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: new RegExp(`^${place}`) })).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'Um gesto possível' })).toBeVisible()
  await expect(page.getByText('Tudo confere.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Falar com quem lê runas agora' })).toHaveAttribute(
    'href',
    '/consultores?especialidade=runas&online=sim',
  )
  await expectNoFaults(page)

  const names = await page.getByRole('article').getByRole('heading', { level: 4 }).allTextContents()
  await page.reload()
  await expect(page.getByText('Tudo confere.')).toBeVisible()
  expect(await page.getByRole('article').getByRole('heading', { level: 4 }).allTextContents()).toEqual(names)
  await expect(page.getByText(QUESTION)).toHaveCount(0)
  await page.getByRole('button', { name: 'Fazer outra pergunta' }).press('Enter')
  await expect(page).toHaveURL(/\/servicos\/runas$/)
  await expect(page.getByLabel('Sua pergunta')).toBeFocused()
  expect(sent.filter((request) => request.includes('honesto'))).toEqual([])
})

test('one rune on a phone: mixing by touch, and a failed request keeps the choice', async ({ page }) => {
  await page.goto('/servicos/runas')
  await expectHydrated(page)
  await page.getByLabel('Uma runa').check()
  await page.getByLabel('Ler também as invertidas').check()
  await page.getByRole('button', { name: 'Abrir o saco de runas' }).click()
  await expect(page.getByText('chegando…')).toHaveCount(0)
  const box = (await page.locator('section[aria-labelledby="misturar"] .touch-none').boundingBox())!
  for (const part of [0.1, 0.9, 0.2, 0.8])
    await page.mouse.move(box.x + box.width * part, box.y + box.height * (1 - part), { steps: 5 })
  await page.getByRole('button', { name: 'Já misturei' }).click()
  await page.route('**/api/oracles/draws/*/acts', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Pedra 7 de 24' }).click()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('button', { name: /^O momento/ }).click()
  await expect(page.getByRole('heading', { name: /^O momento/ })).toBeFocused()
  await expect(page.getByText('Tudo confere.')).toBeVisible()
})

test('the address of a missing reading says so and links to a new draw', async ({ page }) => {
  await page.goto('/servicos/runas?leitura=01890000-0000-7000-8000-000000000000')
  await page.getByRole('button', { name: 'Tirar outras runas' }).click()
  await expect(page.getByRole('button', { name: 'Abrir o saco de runas' })).toBeVisible()
})
