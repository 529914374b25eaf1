import { expect } from '@playwright/test'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { ServerProcess } from '#test/chaos/cluster/server-process.ts'
import { answer, connect, endCall, ring, test as base } from './call-test.ts'
import { clockOf, hasHeardSince, heardAgainAt } from './listening-page.ts'
import { callApiAs } from './people.ts'
import { tellMeasured } from './tell-measured.ts'

type Seen = { state: string; billedMs: number; startedAt: string; endedAt: string }

/** A web process of this journey's own, beside those of the site. */
async function startServer() {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set: the journey kills a server of the site’s own database')
  const [port] = await freePorts(1)
  const environment = { DATABASE_URL, PORT: String(port), NODE_ENV: 'production', APP_ENV: 'demo', LOG_LEVEL: 'info' }
  const server = new ServerProcess({ script: 'src/server/web.ts', environment, heard: () => {} })
  await server.start()
  return { server, url: `http://localhost:${port}` }
}

const test = base.extend<{ own: Awaited<ReturnType<typeof startServer>> }>({
  own: async ({}, use) => {
    const own = await startServer()
    await use(own)
    await own.server.kill()
  },
  sites: ({ own }, use) => use({ ofAna: own.url, ofMarina: own.url }),
})

test('when the server is killed both go on hearing each other, nothing is charged, and the clock goes on with the next', async ({
  own: { server },
  callers,
}) => {
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  const { id: room } = await connect(callers, 'audio')
  await expect.poll(() => clockOf(ana)).toBeGreaterThanOrEqual(2)

  await server.kill()
  const killedAt = Date.now()
  await expect(ana.getByText('Reconectando… o relógio parou para você também')).toBeVisible()
  await expect.poll(() => hasHeardSince(ana, killedAt + 4_000)).toBe(true)
  await expect.poll(() => hasHeardSince(marina, killedAt + 4_000)).toBe(true)
  await server.start()
  const backAt = Date.now()
  // What was charged until the server fell is shown when it is back, before anything is charged again.
  const { billedMs: chargedMs } = await callApiAs<Seen>(ana, `/api/consultations/${room}`)

  await expect.poll(() => clockOf(ana)).toBeGreaterThan(Math.ceil(chargedMs / 1_000))
  tellMeasured(`the clock goes on ${Date.now() - backAt} ms after the server is back`)
  for (const page of [ana, marina]) await heardAgainAt(page, backAt)
  await endCall(ana)
  await expect(marina.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  const seen = await callApiAs<Seen>(ana, `/api/consultations/${room}`)
  expect(seen.billedMs).toBeGreaterThan(2_000)
  const lastedMs = Date.parse(seen.endedAt) - Date.parse(seen.startedAt)
  expect(seen.billedMs).toBeLessThanOrEqual(lastedMs - (backAt - killedAt))
})

base('when nobody is heard the clock stops, and goes on once both talk again', async ({ callers }) => {
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
