import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { callApiAs, DESKTOP, sendMessage, signIn } from './people.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { openAnaWithCredits, openMarinaOnline, startConsultation } from './start-consultation.ts'
import { test } from './test.ts'

/** Translates as browsers do: elements of their own in the place of every text, also of those that come later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isOurs = (element: Element | null) => !element?.closest('font, [translate=no], script, style, svg, textarea')
    const exchange = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || !isOurs(text.parentElement)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    exchange(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        addedNodes.forEach((node) => node.parentElement && exchange(node.parentElement))
    }).observe(document.body, { childList: true, subtree: true })
  })

/** What hydrates after it was translated finds other texts than the server sent, and is drawn anew. */
const DRAWN_ANEW = /Minified React error #418/

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (said) => {
    if (said.type() === 'error' && !DRAWN_ANEW.test(said.text())) errors.push(`${page.url()}: ${said.text()}`)
  })
  return errors
}

test.describe('translated', () => {
  test.use({ viewport: DESKTOP })

  test('home, lists and profiles go on working', async ({ page }) => {
    const errors = errorsOf(page)
    await page.goto('/')
    await expectHydrated(page)
    await translate(page)
    const footer = page.getByRole('contentinfo')
    for (const [name, path] of [
      ['Consultores', /\/consultores$/],
      ['Comprar créditos', /\/comprar\/creditos$/],
      ['Blog', /\/blog$/],
      ['Tarot Grátis', /\/tarot-gratis$/],
    ] as const) {
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    expect(errors).toEqual([])
  })

  test('credits: what a choice costs follows the choice', async ({ page }) => {
    const errors = errorsOf(page)
    await signIn(page, demoPeople[0].email)
    await page.goto('/comprar/creditos')
    await expect(page.locator('header a[aria-label^="Meu painel"]').first()).toBeAttached()
    await translate(page)
    await page.getByText('Outro valor').click()
    for (const amount of ['50,00', '73,00', '120,00']) {
      await page.getByLabel('Valor em reais').fill(amount)
      await expect(page.getByRole('button', { name: `Continuar com R$ ${amount}` })).toBeVisible()
    }
    expect(errors).toEqual([])
  })

  test('the dashboards open their sections', async ({ page }) => {
    const errors = errorsOf(page)
    await signIn(page, demoPeople[0].email)
    await page.goto('/client-dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(demoPeople[0].firstName)
    await translate(page)
    for (const link of await page
      .getByRole('navigation', { name: /painel/i })
      .getByRole('link')
      .all()) {
      await link.click()
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    }
    expect(errors).toEqual([])
  })
})

test('the meter of a translated room shows what is charged', async ({ browser }) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  const room = await startConsultation(ana, marina)
  const errors = errorsOf(ana.page)
  await translate(ana.page)
  await translate(marina.page)
  await sendMessage(marina, 'Boa noite, Ana.')
  await sendMessage(ana, 'Boa noite.')
  await expect(ana.page.getByText('Boa noite, Ana.')).toBeVisible()
  // It stood still at the first second.
  await expect(ana.page.getByTestId('clock')).toContainText(/00:0[4-9]/)
  await expect(ana.page.getByTestId('meter').locator('data').first()).not.toHaveText(/R\$\s0,00/)
  await expect(ana.page.getByTestId('meter')).toContainText('correndo')
  await marina.page.getByRole('button', { name: 'Encerrar' }).click()
  await marina.page.getByRole('button', { name: 'Encerrar e acertar' }).click()
  await expect(ana.page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  const { capturedCents } = await callApiAs<{ capturedCents: number }>(ana.page, `/api/consultations/${room}`)
  const cost = (capturedCents / 100).toFixed(2).replace('.', ',')
  await expect(ana.page.getByRole('main').locator(`data[value="${capturedCents}"]`).first()).toContainText(cost)
  expect(errors).toEqual([])
})
