import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { pdfText } from './pdf-text.ts'
import { openBrowser, PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE })

const cardOf = (page: Page) =>
  page.getByRole('region', { name: 'A sua carta do dia' }).getByRole('heading', { level: 3 })

test('Nina draws her card of the day by keyboard, and every device shows the same one', async ({ page, browser }) => {
  await registerClient(page, 'Nina')
  await page.goto('/client-dashboard')
  await expect(page.getByRole('heading', { name: 'O céu de hoje para Touro' })).toBeVisible()
  await page.getByRole('button', { name: 'Tirar a carta de hoje' }).press('Enter')
  await expect(page.getByText(/Selo da casa: [\da-f]{4} /)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Carta 3 de 7' }).press('Enter')
  await expect(cardOf(page)).toBeVisible()
  const drawn = await cardOf(page).textContent()
  await page.reload()
  await expect(cardOf(page)).toHaveText(drawn!)
  const other = await openBrowser(browser, PHONE)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await other.addInitScript((theirs) => localStorage.setItem('token', theirs!), token)
  await other.goto('/client-dashboard')
  await expect(cardOf(other)).toHaveText(drawn!)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Ler a carta inteira e conferir o sorteio' }).click()
  await expect(page.getByText('Tudo confere.')).toBeVisible()
  await page.getByRole('button', { name: 'Contar como foi' }).click()
  await page.getByRole('button', { name: 'Em parte' }).click()
  await page.getByLabel('Como foi, em uma linha').fill('Choveu, e foi bom.')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.goto('/tarot-gratis#leituras')
  await expect(page.getByText('Em parte: “Choveu, e foi bom.”')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Carta do dia' })).toBeVisible()
})

test('a visitor chooses a sign once, and the home page has its text the next time', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'O horóscopo do seu signo' }).getByRole('link', { name: 'Leão' }).click()
  await expect(page.getByRole('heading', { name: 'Hoje, para Leão' })).toBeVisible()
  await page.getByRole('button', { name: 'Virgem' }).click()
  await expect(page.getByRole('heading', { name: 'Hoje, para Virgem' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hoje, para Virgem' })).toBeVisible()
})

test('Bia compares two charts, of which nothing is sent, and takes hers home on paper', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto('/servicos/astrologia', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Comparar dois mapas' }).click()
  for (const [name, day, town] of [
    ['Você', '12/01/1987', 'Curitiba (PR)'],
    ['A outra pessoa', '16/08/1988', 'Recife (PE)'],
  ] as const) {
    const birth = page.getByRole('group', { name, exact: true })
    await birth.getByLabel('Data de nascimento').fill(day)
    await birth.getByLabel('Não sei a hora').check()
    await birth.getByRole('combobox', { name: 'Cidade' }).fill(town)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Comparar os mapas' }).click()
  await expect(page.getByRole('heading', { name: 'O céu de vocês dois' })).toBeFocused()
  await expect(page.getByText('Sem a hora, por signos inteiros')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(sent).toEqual([])

  const chart = page.locator('form').filter({ has: page.getByRole('button', { name: 'Desenhar o mapa' }) })
  await chart.getByLabel('Data de nascimento').fill('12/01/1987')
  await chart.getByLabel('Hora', { exact: true }).fill('7h10')
  await chart.getByRole('combobox', { name: 'Cidade' }).fill('Curitiba (PR)')
  await page.keyboard.press('Escape')
  await chart.getByRole('button', { name: 'Desenhar o mapa' }).click()
  await page.getByLabel('Nome no papel').fill('Ольга Достоевская')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o PDF' }).click()
  const paper = pdfText(await readFile(await (await downloading).path()))
  expect(paper).toContain('Ольга Достоевская')
  expect(paper).toContain('Sol em Capricórnio')
  expect(await axeViolations(page)).toEqual([])
})
