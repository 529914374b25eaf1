import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expectTakenOver } from './expect-hydrated.ts'
import { test } from './test.ts'

/** Records requests other than for the site's files: the tools promise that nothing typed leaves the page. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (
      request.method() !== 'GET' ||
      /12\/01\/1987|1987-01-12|16\/08\/1978|1978-08-16|Concei|Curitiba/.test(decodeURIComponent(request.url()))
    )
      sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 760 } })

test('numerology: Yara corrects an impossible date, gets her numbers, and changes how the Y is read', async ({
  page,
}) => {
  const sent = sentBy(page)
  await page.goto('/servicos/numerologia', { waitUntil: 'networkidle' })
  await page.getByLabel('Nome completo').fill('Yara Conceição')
  await page.getByLabel('Data de nascimento').fill('31/02/1987')
  await page.getByRole('button', { name: 'Fazer as contas' }).click()
  await expect(page.getByText('Esse dia não existe no calendário.')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Yara Conceição')
  await page.getByLabel('Data de nascimento').fill('16/08/1978')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Os números de Yara Conceição' })).toBeFocused()
  const motivation = page.getByRole('article').filter({ hasText: 'Motivação' })
  await expect(motivation).toContainText('11/2')
  await page.getByLabel('O Y de “YARA” soa como vogal').check()
  await expect(motivation).toContainText('= 36')
  await expect(page.getByRole('article').filter({ hasText: 'soma por partes' })).toContainText('22/4')
  expect(await axeViolations(page)).toEqual([])
  expect(sent).toEqual([])
})

test('birth chart by keyboard: a mistyped city is suggested, and the chart works without the hour', async ({
  page,
}) => {
  const sent = sentBy(page)
  await page.goto('/servicos/astrologia', { waitUntil: 'networkidle' })
  await page.getByLabel('Data de nascimento').fill('12/01/1987')
  await page.getByLabel('Hora', { exact: true }).fill('7h10')
  const town = page.getByRole('combobox', { name: 'Cidade' })
  await town.focus()
  await town.pressSequentially('curtib')
  await expect(page.getByRole('option', { name: 'Curitiba (PR)' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(town).toHaveValue('Curitiba (PR)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'O céu de 12/01/1987 em Curitiba (PR)' })).toBeFocused()
  await expect(page.getByText('em horário de verão')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Ascendente' })).toContainText('27°46′ de Capricórnio')
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Não sei a hora').check()
  await page.getByRole('button', { name: 'Desenhar o mapa' }).click()
  await expect(page.getByText('Sem a hora, sem ascendente')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Ascendente' })).toHaveCount(0)
  expect(sent).toEqual([])
})

test('birth chart on a phone: a finger takes a city from the list and touches nothing below it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/servicos/astrologia', { waitUntil: 'networkidle' })
  const town = page.getByRole('combobox', { name: 'Cidade' })
  await expectTakenOver(town)
  await town.tap()
  await town.pressSequentially('Curitiba')
  await page.getByRole('option', { name: 'Curitiba (PR)' }).tap()
  await expect(town).toHaveValue('Curitiba (PR)')
  await expect(page.getByLabel('Informar as coordenadas')).not.toBeChecked()
  await expect(town).toBeEnabled()
  await expect(page.getByRole('listbox', { name: 'Cidades' })).toBeHidden()
})

test('I Ching by keyboard: Ana throws the coins, reads the hexagram, and the browser verifies the draw', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/irm(ã|%C3%A3)o/i.test(`${request.url()} ${request.postData()}`))
      sent.push(`${request.method()} ${request.url()}`)
  })
  await page.goto('/servicos/oraculos', { waitUntil: 'networkidle' })
  await page.getByLabel('Sua pergunta').fill('Como me aproximo do meu irmão?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Como me aproximo do meu irmão?' })).toBeFocused()
  const lines = page.getByRole('list', { name: 'As linhas, de baixo para cima' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'ainda por lançar' })).toHaveCount(6)
  await page.getByRole('button', { name: 'Lançar as moedas (1 de 6)' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Linha 1: ' })).toContainText(/=\s[6-9], (inteira|partida)/)
  for (const line of [2, 3, 4, 5, 6]) {
    await expect(page.getByRole('button', { name: `Lançar as moedas (${line} de 6)` })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(lines.filter({ hasText: 'ainda por lançar' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ler a figura' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#figura')).toBeFocused()
  const reading = page.locator('section', { has: page.locator('#figura') }).last()
  await expect(reading.getByText('Uma pergunta').first()).toBeVisible()
  await expect(reading.getByText('Tudo confere.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const name = await page.locator('#figura').textContent()
  await page.reload()
  await expect(page.locator('#figura')).toHaveText(String(name))
  await page.getByRole('button', { name: 'Fazer outra pergunta' }).click()
  await expect(page.getByLabel('Sua pergunta')).toBeFocused()
  await expect(page.getByLabel('Sua pergunta')).toHaveValue('')
  expect(sent).toEqual([])
})

test('I Ching on a phone: after a network failure the repeated request returns the same throws', async ({ page }) => {
  await page.goto('/servicos/oraculos', { waitUntil: 'networkidle' })
  const begin = page.getByRole('button', { name: 'Pegar as moedas' })
  await expectTakenOver(begin)
  await begin.click()
  await expect(page.getByRole('heading', { name: 'Três moedas, seis vezes' })).toBeFocused()
  const sent: (string | null)[] = []
  await page.route('**/api/oracles/draws/*/acts', (route) => {
    sent.push(route.request().postData())
    return sent.length === 1 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Lançar as seis de uma vez' }).click()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('button', { name: 'Ler a figura' }).click()
  await expect(page.getByText('Tudo confere.')).toBeVisible()
  expect(sent).toEqual([sent[0], sent[0]])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the hexagram of the day is server-rendered with its derivation', async ({ request }) => {
  const html = await (await request.get('/servicos/oraculos')).text()
  const { phrase, hash, figure, meaning } = await (await request.get('/api/oracles/day')).json()
  for (const words of [phrase, hash, meaning.image, `>${figure.name}</h3>`]) expect(html).toContain(words)
})
