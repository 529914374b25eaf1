import { type Page, test } from '@playwright/test'
import { iceServerIssuer } from '#domains/consultations/calls/issue-ice-servers.ts'
import {
  answer,
  clockOf,
  expect,
  heardAgainAt,
  openCallers,
  openListeningPage,
  openTalkingBrowser,
  ring,
  soundHeardBy,
  tellMeasured,
} from './call-people.ts'
import { RELAY_SECRET, startCoturn } from './coturn.ts'
import { callApiAs } from './people.ts'
import { openTcpProxy } from './tcp-proxy.ts'

type Seen = { state: string; reason: string | null; billedMs: number; startedAt: string; endedAt: string }

const CUT_MS = 5_000
/** Sound is back within three seconds; on a busy machine this still tells it from a call that is lost. */
const SOON_MS = 8_000

const ends: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test.setTimeout(180_000)

test('a call outlives a cut network and a second tab, and a browser that dies stops only the clock', async ({
  launchOptions,
  baseURL,
}) => {
  const coturn = await startCoturn({ firstPort: 49_270 })
  test.skip(!coturn, 'coturn is not installed here and could not be: install it (Debian: coturn) to cut a call')
  ends.push(coturn!.kill)
  const proxy = await openTcpProxy(new URL(baseURL!))
  ends.push(proxy.close)
  const site = { launchOptions, baseURL }
  const [ofMarina, ofAna] = await Promise.all([openTalkingBrowser(site), openTalkingBrowser(site)])
  for (const browser of [ofMarina, ofAna]) ends.push(() => browser.close())
  const callers = await openCallers([
    await openListeningPage(ofMarina, baseURL),
    await openListeningPage(ofAna, proxy.url),
  ])
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  for (const page of [ana, marina]) await goThrough(page, coturn!.url)
  const room = await ring(callers, 'audio')
  const answeredAt = await answer(callers)
  for (const page of [ana, marina]) await heardAgainAt(page, answeredAt)
  await expect.poll(() => clockOf(ana)).toBeGreaterThanOrEqual(2)
  const read = () => callApiAs<Seen>(marina, `/api/consultations/${room}`)
  let freeMs = 0

  await test.step('her network is cut for five seconds', async () => {
    const cutAt = Date.now()
    proxy.hold()
    coturn!.freeze()
    await expect.poll(() => Date.now() - cutAt).toBeGreaterThan(CUT_MS)
    for (const page of [ana, marina])
      expect((await soundHeardBy(page)).at(-1)!.to, 'the cut is one').toBeLessThan(cutAt + CUT_MS / 2)
    const restoredAt = Date.now()
    coturn!.thaw()
    proxy.release()
    freeMs += restoredAt - cutAt
    const back = await Promise.all([ana, marina].map((page) => heardAgainAt(page, restoredAt)))
    tellMeasured(`sound is back after ${back.map((at) => at - restoredAt).join(' and ')} ms`)
    for (const at of back) expect(at - restoredAt).toBeLessThan(SOON_MS)
    const shown = await clockOf(ana)
    await expect.poll(() => clockOf(ana)).toBeGreaterThan(shown)
  })

  let tab = ana
  await test.step('a second tab takes the call over, and the first lets go of the microphone', async () => {
    tab = await ana.context().newPage()
    await goThrough(tab, coturn!.url)
    await tab.goto(`/consultation/${room}`)
    await expect(ana.getByText('Esta consulta está aberta em outra aba')).toBeVisible()
    expect(await microphonesOf(ana)).toEqual(['ended'])
    await heardAgainAt(tab, 0)
    await expect(tab.getByText('O seu microfone está desligado.'), 'who opens a call anew is not heard').toBeVisible()
    const unmutedAt = Date.now()
    await tab.getByRole('button', { name: 'Ligar', exact: true }).click()
    await heardAgainAt(marina, unmutedAt)
  })

  await test.step('her browser dies: the clock stands, and the room stays open', async () => {
    const crashing = await ofAna.newBrowserCDPSession()
    const gone = new Promise((resolve) => ofAna.once('disconnected', resolve))
    await Promise.race([crashing.send('Browser.crash').catch(() => {}), gone])
    await expect(
      marina.getByText(/(A conexão de Ana caiu|A chamada ficou sem som do lado de Ana): o relógio parou em/).first(),
    ).toBeVisible()
    await expect(marina.getByText('Reconectando a chamada…')).toBeVisible()
    await expect(marina.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible()
    expect(await read()).toMatchObject({ state: 'paused', reason: expect.stringMatching(/^(connection|no_sound)$/) })
  })

  await marina.getByRole('button', { name: 'Encerrar' }).click()
  await marina.getByRole('button', { name: 'Encerrar e acertar' }).click()
  await expect(marina.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  const seen = await read()
  expect(seen.billedMs).toBeGreaterThan(2_000)
  expect(seen.billedMs).toBeLessThanOrEqual(Date.parse(seen.endedAt) - Date.parse(seen.startedAt) - freeMs)
})

/** This page's calls go through the relay of the test and nowhere else. */
async function goThrough(page: Page, url: string) {
  const issue = iceServerIssuer({ urls: [url], secret: RELAY_SECRET })
  await page.route('**/api/calls/ice-servers', (route) => route.fulfill({ json: issue('ana', new Date()) }))
}

/** The state of each microphone that this page ever opened. */
const microphonesOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(({ readyState }) => readyState),
  )
