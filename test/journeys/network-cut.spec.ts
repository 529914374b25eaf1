import { expect } from '@playwright/test'
import { callApiAs, sendMessage } from './people.ts'
import { openTcpProxy } from './tcp-proxy.ts'
import { openAnaWithCredits, openMarinaOnline, startConsultation } from './start-consultation.ts'
import { test } from './test.ts'

test('when the network is cut during a consultation the clock stops, no message is lost, and it resumes', {
  tag: '@main',
}, async ({ browser, baseURL }) => {
  const proxy = await openTcpProxy(new URL(baseURL!))
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser, proxy.url)
  const room = await startConsultation(ana, marina)
  await sendMessage(marina, 'Boa noite, Ana. Embaralho as cartas.')
  await expect(ana.page.getByText('Embaralho as cartas.')).toBeVisible()

  proxy.cut()
  await sendMessage(ana, 'Você ainda me ouve?')
  await expect(ana.page.getByText('enviando…')).toBeVisible()
  await sendMessage(marina, 'Tirei o Sol.')
  await expect(marina.page.getByText(/A conexão de Ana caiu: o relógio parou em/).first()).toBeVisible()
  await expect(ana.page.getByText('Reconectando… o relógio parou para você também')).toBeVisible()
  const { billedMs } = await callApiAs<{ billedMs: number }>(marina.page, `/api/consultations/${room}`)

  proxy.restore()
  await expect(ana.page.getByText('Tirei o Sol.')).toBeVisible()
  await expect(marina.page.getByText('Você ainda me ouve?')).toBeVisible()
  await expect(ana.page.getByText('enviando…')).toHaveCount(0)
  await expect(ana.page.getByRole('log').getByText('Você ainda me ouve?')).toHaveCount(1)
  await expect(marina.page.getByRole('button', { name: 'Pausar' })).toBeVisible()

  const after = await callApiAs<{ billedMs: number; startedAt: string }>(marina.page, `/api/consultations/${room}`)
  expect(after.billedMs).toBeGreaterThanOrEqual(billedMs)
  await marina.page.getByRole('button', { name: 'Encerrar' }).click()
  await marina.page.getByRole('button', { name: 'Encerrar e acertar' }).click()
  await expect(ana.page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  const seen = await callApiAs<{ billedMs: number; startedAt: string; endedAt: string }>(
    marina.page,
    `/api/consultations/${room}`,
  )
  const cutMs = proxy.cutForMs()
  expect(cutMs).toBeGreaterThan(6_000)
  expect(seen.billedMs).toBeLessThanOrEqual(Date.parse(seen.endedAt) - Date.parse(seen.startedAt) - cutMs)
  await proxy.close()
})
