import { type Browser, expect, type Page } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { heardAgainAt, openListeningPage } from './listening-page.ts'
import { approveConsultant, callApiAs, type Person, registerClient, registerConsultant } from './people.ts'
import { openTalkingBrowser } from './talking-browser.ts'
import { test as base } from './test.ts'

export type Callers = { ana: Person; marina: Person; marinaId: string; ofAna: Browser }
/** At which address each of the two finds the site. */
type Sites = { ofAna: string | undefined; ofMarina: string | undefined }

/** Ana and Marina with a talking browser each, which is closed after the test. */
export const test = base.extend<{ sites: Sites; callers: Callers }>({
  sites: ({ baseURL }, use) => use({ ofAna: baseURL, ofMarina: baseURL }),
  callers: async ({ launchOptions, sites }, use) => {
    const [ofAna, ofMarina] = await Promise.all([openTalkingBrowser(launchOptions), openTalkingBrowser(launchOptions)])
    const pages = [openListeningPage(ofMarina, sites.ofMarina), openListeningPage(ofAna, sites.ofAna)] as const
    await use({ ...(await openCallers(await Promise.all(pages))), ofAna })
    await Promise.all([ofAna.close(), ofMarina.close()])
  },
})

/** Ana has R$ 50,00, and Marina is online on her dashboard with all channels. */
async function openCallers([ofMarina, ofAna]: [Page, Page]) {
  const bringMarina = async () => {
    const marina = await registerConsultant(ofMarina, 'Marina')
    const marinaId = await approveConsultant(marina)
    const data = { channels: ['chat', 'audio', 'video'] }
    await callApiAs(marina.page, '/api/consultants/me/profile', { method: 'PUT', data })
    await marina.page.goto('/consultant-dashboard')
    await marina.page.getByRole('switch').first().click()
    await expect(marina.page.getByText('ONLINE', { exact: true })).toBeVisible()
    return { marina, marinaId }
  }
  const bringAna = async () => {
    const ana = await registerClient(ofAna, 'Ana')
    await buyByPix(ana.page, { amountCents: 5_000 })
    return ana
  }
  const [ana, { marina, marinaId }] = await Promise.all([bringAna(), bringMarina()])
  return { ana, marina, marinaId }
}

/** Ana asks for a call and waits in its room; Marina sees it ring. Answers the id of the consultation. */
export async function ring({ ana, marina, marinaId }: Callers, channel: 'audio' | 'video'): Promise<string> {
  // A page that was loaded anew shows what it remembers before the site hears from it.
  const statuses = () => callApiAs<{ status: string }[]>(ana.page, `/api/consultants/statuses?ids=${marinaId}`)
  await expect.poll(async () => (await statuses())[0]!.status).toBe('online')
  const id = crypto.randomUUID()
  await callApiAs(ana.page, '/api/consultations', { data: { id, consultantId: marinaId, channel } })
  await ana.page.goto(`/consultation/${id}`)
  await expect(ana.page.getByRole('heading', { name: /Chamando Marina/ })).toBeVisible()
  await expect(marina.page.getByRole('button', { name: 'Atender a chamada' })).toBeVisible()
  return id
}

/** Marina answers. When she pressed the button, in ms of this machine's clock. */
export async function answer({ marina }: Callers): Promise<number> {
  await marina.page.evaluate(() =>
    document.addEventListener('click', () => Object.assign(globalThis, { pressedAt: Date.now() }), {
      capture: true,
      once: true,
    }),
  )
  await marina.page.getByRole('button', { name: 'Atender a chamada' }).click()
  return marina.page.evaluate(() => (globalThis as unknown as { pressedAt: number }).pressedAt)
}

/** They are connected by a call, and each hears the other one. */
export async function connect(callers: Callers, channel: 'audio' | 'video') {
  const id = await ring(callers, channel)
  const answeredAt = await answer(callers)
  for (const { page } of [callers.ana, callers.marina]) await heardAgainAt(page, answeredAt)
  return { id, answeredAt }
}

/** By its button, with what it costs before it is settled. */
export async function endCall(page: Page) {
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await page.getByRole('button', { name: 'Encerrar e acertar' }).click()
  await expect(page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
}
