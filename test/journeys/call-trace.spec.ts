import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { axeViolations } from './axe.ts'
import { answer, ring, test } from './call-test.ts'
import { callApiAs, DESKTOP } from './people.ts'

test.use({ viewport: DESKTOP })

async function signInAsIris(page: Page, next: string) {
  const iris = demoPeople[2]
  await page.goto(`/login?next=${next}`)
  await page.getByLabel('E-mail').fill(iris.email)
  await page.getByLabel('Senha', { exact: true }).fill(iris.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

const widerThanScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('Ana tells what happened in a call, and the team reads its trace; she may not', async ({ page, callers }) => {
  const id = await ring(callers, 'audio')
  await answer(callers)
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  await expect(ana.getByText('Conexão boa')).toBeVisible()
  await ana.getByText('Conexão boa').hover()
  await expect(ana.getByRole('tooltip')).toHaveText(/sem perda, ida e volta \d+ ms/)
  await marina.locator('body').press('m')
  await expect(marina.getByText('O seu microfone está desligado.')).toBeVisible()

  await ana.getByRole('button', { name: 'Mudar de canal' }).click()
  // The page is kept for everybody, whatever the address of whoever asked first.
  await page.goto('/contato')
  const report = ana.getByRole('link', { name: 'Relatar o que aconteceu na chamada' })
  await expect(report).toHaveAttribute('target', '_blank')
  const contact = await ana.context().newPage()
  await contact.goto((await report.getAttribute('href'))!)
  const words = `A voz sumiu por um tempo ${crypto.randomUUID()}`
  const message = contact.getByLabel('Mensagem')
  await expect(contact.getByLabel('Seu nome')).toHaveValue(/Ana/)
  await expect(message).toHaveValue(new RegExp(id))
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(words)
  await contact.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(contact.getByText(/Protocolo/).first()).toBeVisible()
  await callApiAs(ana, `/api/consultations/${id}/end`, { data: {} })

  await signInAsIris(page, '/admin-dashboard?secao=mensagens')
  await page
    .getByRole('article')
    .filter({ hasText: words })
    .getByRole('link', { name: 'Ver o registro da consulta' })
    .click()
  await expect(page).toHaveURL(`/admin-dashboard/consultas/${id}`)
  const timeline = page.getByRole('table', { name: 'O que aconteceu, em ordem' })
  const lineOf = (side: string, what: string) =>
    timeline.getByRole('row').filter({ hasText: side }).filter({ hasText: what })
  // What browsers tell is written every five seconds, and a page that was read before does not follow.
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Ler o registro' }).click()
    await expect(lineOf('Cliente', 'Conectado')).not.toHaveCount(0, { timeout: 2_000 })
    await expect(lineOf('Consultor', 'Microfone desligado')).toHaveCount(1, { timeout: 2_000 })
  }).toPass()
  await expect(lineOf('Cliente', 'Encerrada')).toHaveCount(1)
  await expect(timeline.getByText(/Contou como voz/)).not.toHaveCount(0)
  await page.getByRole('switch', { name: /Todas as medidas/ }).check()
  await expect(timeline.getByText(/ida e volta \d+\sms/).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\d+\.\d+\.\d+\.\d+/)

  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await widerThanScreen(page), `at ${width}`).toBeLessThanOrEqual(0)
  }
  expect(await axeViolations(page)).toEqual([])
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  expect(await axeViolations(page, ['color-contrast'])).toEqual([])

  const token = await ana.evaluate(() => localStorage.getItem('token'))
  const refused = await ana.request.get(`/api/admin/consultations/${id}/trace`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(403)
})
