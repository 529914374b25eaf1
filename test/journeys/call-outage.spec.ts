import { test } from '@playwright/test'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { ServerProcess } from '#test/chaos/cluster/server-process.ts'
import {
  answer,
  clockOf,
  expect,
  hasHeardSince,
  heardAgainAt,
  openCallers,
  openListeningPage,
  openTalkingBrowser,
  ring,
  tellMeasured,
} from './call-people.ts'
import { callApiAs } from './people.ts'

type Seen = { state: string; billedMs: number; startedAt: string; endedAt: string }

const ends: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A web process of this journey's own, beside those of the site. */
async function startServer() {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set: the journey kills a server of the site’s own database')
  const [port] = await freePorts(1)
  const environment = { DATABASE_URL, PORT: String(port), NODE_ENV: 'production', APP_ENV: 'demo', LOG_LEVEL: 'info' }
  const server = new ServerProcess({ script: 'src/server/web.ts', environment, heard: () => {} })
  await server.start()
  ends.push(() => server.kill())
  return { server, baseURL: `http://localhost:${port}` }
}

test.setTimeout(180_000)

test('when the server is killed both go on hearing each other, nothing is charged, and the clock goes on with the next', async ({
  launchOptions,
}) => {
  const { server, baseURL } = await startServer()
  const site = { launchOptions, baseURL }
  const browsers = await Promise.all([openTalkingBrowser(site), openTalkingBrowser(site)])
  for (const browser of browsers) ends.push(() => browser.close())
  const [ofMarina, ofAna] = await Promise.all(browsers.map((browser) => openListeningPage(browser, baseURL)))
  const callers = await openCallers([ofMarina!, ofAna!])
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  const room = await ring(callers, 'audio')
  const answeredAt = await answer(callers)
  for (const page of [ana, marina]) await heardAgainAt(page, answeredAt)
  await expect.poll(() => clockOf(ana)).toBeGreaterThanOrEqual(2)

  await server.kill()
  const killedAt = Date.now()
  await expect(ana.getByText('Reconectando… o relógio parou para você também')).toBeVisible()
  await expect.poll(() => hasHeardSince(ana, killedAt + 4_000)).toBe(true)
  await expect.poll(() => hasHeardSince(marina, killedAt + 4_000)).toBe(true)
  const stoodAt = await clockOf(ana)
  await server.start()
  const backAt = Date.now()

  await expect.poll(() => clockOf(ana)).toBeGreaterThan(stoodAt)
  tellMeasured(`the clock goes on ${Date.now() - backAt} ms after the server is back`)
  for (const page of [ana, marina]) await heardAgainAt(page, backAt)
  await ana.getByRole('button', { name: 'Encerrar' }).click()
  await ana.getByRole('button', { name: 'Encerrar e acertar' }).click()
  await expect(marina.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  const seen = await callApiAs<Seen>(ana, `/api/consultations/${room}`)
  expect(seen.billedMs).toBeGreaterThan(2_000)
  const lastedMs = Date.parse(seen.endedAt) - Date.parse(seen.startedAt)
  expect(seen.billedMs).toBeLessThanOrEqual(lastedMs - (backAt - killedAt))
})

test('when nobody is heard the clock stops, and goes on once both talk again', async ({ launchOptions, baseURL }) => {
  const site = { launchOptions, baseURL }
  const browsers = await Promise.all([openTalkingBrowser(site), openTalkingBrowser(site)])
  for (const browser of browsers) ends.push(() => browser.close())
  const [ofMarina, ofAna] = await Promise.all(browsers.map((browser) => openListeningPage(browser, baseURL)))
  const callers = await openCallers([ofMarina!, ofAna!])
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  const room = await ring(callers, 'audio')
  // Before the other one is there: the first word of a call is never said.
  await ana.goto('/robots.txt')
  await answer(callers)
  await marina.getByRole('button', { name: 'Desligar microfone (M)' }).click()
  await ana.goto(`/consultation/${room}`)
  await ana.getByRole('button', { name: 'Desligar microfone (M)' }).click()

  for (const page of [ana, marina])
    await expect(page.getByText(/Ninguém falou por um tempo: o relógio parou em/).first()).toBeVisible()
  expect(await callApiAs<Seen>(ana, `/api/consultations/${room}`)).toMatchObject({ state: 'paused', billedMs: 0 })
  const askedAt = Date.now()
  for (const page of [ana, marina]) {
    await page.getByRole('button', { name: 'Ligar microfone (M)' }).click()
    await page.getByRole('button', { name: 'Voltar a falar' }).click()
  }
  for (const page of [ana, marina]) await heardAgainAt(page, askedAt)
  await expect.poll(() => clockOf(ana)).toBeGreaterThanOrEqual(1)
})
