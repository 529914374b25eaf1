import { expect, type Page } from '@playwright/test'
import { iceServerIssuer } from '#domains/consultations/calls/issue-ice-servers.ts'
import { connect, endCall, test as base } from './call-test.ts'
import { RELAY_SECRET, startCoturn } from './coturn.ts'
import { clockOf, devicesOf, heardAgainAt, soundHeardBy } from './listening-page.ts'
import { callApiAs } from './people.ts'
import { tellMeasured } from './tell-measured.ts'
import { openTcpProxy } from './tcp-proxy.ts'

type Seen = { state: string; reason: string | null; billedMs: number; startedAt: string; endedAt: string }

const CUT_MS = 5_000

type Network = {
  /** The relay that all sound goes through. */
  coturn: NonNullable<Awaited<ReturnType<typeof startCoturn>>>
  /** Between Ana and the site. */
  cable: Awaited<ReturnType<typeof openTcpProxy>>
}

const test = base.extend<Network>({
  coturn: async ({}, use) => {
    const coturn = await startCoturn({ firstPort: 49_270 })
    test.skip(!coturn, 'coturn is not installed here and could not be: install it (Debian: coturn) to cut a call')
    await use(coturn!)
    coturn!.kill()
  },
  cable: async ({ baseURL }, use) => {
    const cable = await openTcpProxy(new URL(baseURL!))
    await use(cable)
    await cable.close()
  },
  sites: ({ baseURL, cable }, use) => use({ ofAna: cable.url, ofMarina: baseURL }),
})

test('a call outlives a cut network and a second tab, and a browser that dies stops only the clock', async ({
  coturn,
  cable,
  callers,
}) => {
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  for (const page of [ana, marina]) await goThrough(page, coturn.url)
  const { id: room } = await connect(callers, 'audio')
  await expect.poll(() => clockOf(ana)).toBeGreaterThanOrEqual(2)
  const read = () => callApiAs<Seen>(marina, `/api/consultations/${room}`)
  let freeMs = 0

  await test.step('her network is cut for five seconds', async () => {
    const cutAt = Date.now()
    cable.hold()
    coturn.freeze()
    await expect.poll(() => Date.now() - cutAt).toBeGreaterThan(CUT_MS)
    for (const page of [ana, marina])
      expect((await soundHeardBy(page)).at(-1)!.to, 'the cut is one').toBeLessThan(cutAt + CUT_MS / 2)
    const restoredAt = Date.now()
    coturn.thaw()
    cable.release()
    freeMs += restoredAt - cutAt
    const back = await Promise.all([ana, marina].map((page) => heardAgainAt(page, restoredAt)))
    tellMeasured(`sound is back after ${back.map((at) => at - restoredAt).join(' and ')} ms`)
    const shown = await clockOf(ana)
    await expect.poll(() => clockOf(ana)).toBeGreaterThan(shown)
  })

  let tab = ana
  await test.step('a second tab takes the call over, and the first lets go of the microphone', async () => {
    tab = await ana.context().newPage()
    await goThrough(tab, coturn.url)
    await tab.goto(`/consultation/${room}`)
    await expect(ana.getByText('Esta consulta está aberta em outra aba')).toBeVisible()
    expect(await devicesOf(ana)).toEqual(['ended'])
    await heardAgainAt(tab, 0)
    await expect(tab.getByText('O seu microfone está desligado.'), 'who opens a call anew is not heard').toBeVisible()
    const unmutedAt = Date.now()
    await tab.getByRole('button', { name: 'Ligar', exact: true }).click()
    await heardAgainAt(marina, unmutedAt)
  })

  await test.step('her browser dies: the clock stands, and the room stays open', async () => {
    const crashing = await callers.ofAna.newBrowserCDPSession()
    const gone = new Promise((resolve) => callers.ofAna.once('disconnected', resolve))
    await Promise.race([crashing.send('Browser.crash').catch(() => {}), gone])
    await expect(
      marina.getByText(/(A conexão de Ana caiu|A chamada ficou sem som do lado de Ana): o relógio parou em/).first(),
    ).toBeVisible()
    await expect(marina.getByText('Reconectando a chamada…')).toBeVisible()
    await expect(marina.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible()
    expect(await read()).toMatchObject({ state: 'paused', reason: expect.stringMatching(/^(connection|no_sound)$/) })
  })

  await endCall(marina)
  const seen = await read()
  expect(seen.billedMs).toBeGreaterThan(2_000)
  expect(seen.billedMs).toBeLessThanOrEqual(Date.parse(seen.endedAt) - Date.parse(seen.startedAt) - freeMs)
})

/** This page's calls go through the relay of the test and nowhere else. */
async function goThrough(page: Page, url: string) {
  const issue = iceServerIssuer({ urls: [url], secret: RELAY_SECRET })
  await page.route('**/api/calls/ice-servers', (route) =>
    route.fulfill({ json: issue({ personId: 'ana', isInRoom: true }, new Date()) }),
  )
}
