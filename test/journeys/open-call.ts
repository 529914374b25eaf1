import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { approveConsultant, callApiAs, DESKTOP, type Person, registerClient, registerConsultant } from './people.ts'

/** A browser with a beeping microphone and a moving picture, whose owner allows both. */
async function openWithDevices(launch: object): Promise<Browser> {
  const { args = [], ...rest } = launch as { args?: string[] }
  return chromium.launch({
    ...rest,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  })
}

async function openPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

/** The longest description of a session that this page whispered, in characters. */
function watchDescriptions(page: Page) {
  const seen = { longest: 0 }
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { event } = JSON.parse(String(payload)) as { event?: { signal?: { sdp?: string } } }
      seen.longest = Math.max(seen.longest, event?.signal?.sdp?.length ?? 0)
    }),
  )
  return seen
}

let opened: Browser[] = []
/** Closes the browsers of the last call. */
export async function closeBrowsers() {
  await Promise.all(opened.map((browser) => browser.close()))
  opened = []
}

/** Ana asked Marina by this channel, and both are in the room. */
export async function openCall(
  channel: 'audio' | 'video',
  { launchOptions, baseURL }: { launchOptions: object; baseURL: string | undefined },
) {
  opened = [await openWithDevices(launchOptions), await openWithDevices(launchOptions)]
  const marina: Person = await registerConsultant(await openPage(opened[0]!, baseURL), 'Marina')
  const marinaId = await approveConsultant(marina)
  await callApiAs(marina.page, '/api/consultants/me/profile', {
    method: 'PUT',
    data: { channels: ['chat', 'audio', 'video'] },
  })
  await marina.page.goto('/consultant-dashboard')
  await marina.page.getByRole('switch').first().click()
  await expect(marina.page.getByText('ONLINE', { exact: true })).toBeVisible({ timeout: 30_000 })
  const ana = await registerClient(await openPage(opened[1]!, baseURL), 'Ana')
  await buyByPix(ana.page, { amountCents: 5_000 })
  const id = crypto.randomUUID()
  await callApiAs(ana.page, '/api/consultations', { data: { id, consultantId: marinaId, channel } })
  await callApiAs(marina.page, `/api/consultations/${id}/accept`, { data: {} })
  const described = [ana, marina].map(({ page }) => watchDescriptions(page))
  await Promise.all([ana, marina].map(({ page }) => page.goto(`/consultation/${id}`)))
  return { id, ana: ana.page, marina: marina.page, described }
}
