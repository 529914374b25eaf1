import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
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

/** How loud the other voice is on this page, measured: the largest deviation in a second and a half of sound. */
const loudnessOf = (page: Page) =>
  page.evaluate(async () => {
    const element = document.querySelector<HTMLAudioElement>('[data-call-sound]')
    if (!(element?.srcObject instanceof MediaStream)) return 0
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 32_768 })
    context.createMediaStreamSource(element.srcObject).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let loudest = 0
    const until = performance.now() + 1_500
    while (performance.now() < until) {
      analyser.getFloatTimeDomainData(samples)
      for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await context.close()
    return loudest
  })

const clockOf = async (page: Page) => {
  const [minutes = 0, seconds = 0] = (await page.getByTestId('clock').innerText()).split(/[:\s]/).map(Number)
  return minutes * 60 + seconds
}

/** What the Tab key reaches after this element, one step after the other, by name; the ring must be visible. */
async function namesByTab(page: Page, steps: number) {
  const names: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const { name, ring } = await page.evaluate(() => {
      const focused = document.activeElement!
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const words = focused.getAttribute('aria-label') ?? focused.textContent.trim()
      return { name: words, ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) }
    })
    expect(ring, name).toBeGreaterThanOrEqual(2)
    names.push(name)
  }
  return names
}

let opened: Browser[] = []
test.afterEach(async () => {
  await Promise.all(opened.map((browser) => browser.close()))
  opened = []
})

/** Ana asked Marina by this channel, and both are in the room. */
async function openCall(
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
  return { ana: ana.page, marina: marina.page, described }
}

test('Ana and Marina hear and see each other, are charged, mute, and stay muted after a reload', async ({
  launchOptions,
  baseURL,
}) => {
  const { ana, marina, described } = await openCall('video', { launchOptions, baseURL })
  for (const page of [ana, marina]) {
    await expect(page.getByRole('region', { name: 'Chamada' })).toBeVisible()
    await expect(page.getByText('Conectando…')).toBeHidden({ timeout: 30_000 })
  }
  await expect(ana.getByLabel('Vídeo de Marina')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => clockOf(ana), { timeout: 30_000 }).toBeGreaterThan(2)
  await expect(ana.getByTestId('price-now')).toHaveText(/R\$\s4,48\/min · vídeo/)
  for (const page of [ana, marina]) await expect.poll(() => loudnessOf(page), { timeout: 20_000 }).toBeGreaterThan(0.02)
  const frames = () =>
    ana
      .getByLabel('Vídeo de Marina')
      .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
  const before = await frames()
  await expect.poll(frames).toBeGreaterThan(before + 5)

  for (const { longest } of described) expect(longest).toBeGreaterThan(1_000)
  for (const { longest } of described) expect(longest, 'a fact between processes carries 6,000').toBeLessThan(6_000)

  await marina.locator('body').press('m')
  await expect(marina.getByText('O seu microfone está desligado.')).toBeVisible()
  await expect(ana.getByText('Marina Moreira está com o microfone desligado.', { exact: true })).toBeVisible()
  await expect.poll(() => loudnessOf(ana), { timeout: 15_000 }).toBeLessThan(0.01)

  await marina.reload()
  await expect(marina.getByText('O seu microfone está desligado.')).toBeVisible({ timeout: 30_000 })
  expect(await loudnessOf(ana)).toBeLessThan(0.01)
  await marina.getByRole('button', { name: 'Ligar', exact: true }).click()
  await expect.poll(() => loudnessOf(ana), { timeout: 20_000 }).toBeGreaterThan(0.02)

  for (const page of [ana, marina]) expect(await axeViolations(page)).toEqual([])
  await ana.getByRole('link', { name: 'Minhas conversas' }).focus()
  const names = await namesByTab(ana, 12)
  expect(names.filter((name) => !/tela cheia|janela flutuante|Pausar/i.test(name)).slice(0, 8)).toEqual([
    'O que conta como tempo',
    'Desligar microfone (M)',
    'Desligar câmera (V)',
    'Escolher microfone, câmera e som',
    'Encerrar',
    'Mudar de canal',
    'Adicionar créditos',
    'Conversa',
  ])
  await ana.getByRole('button', { name: 'Encerrar', exact: true }).focus()
  await ana.keyboard.press('Enter')
  await ana.keyboard.press('Escape')
  await expect(ana.getByRole('button', { name: 'Encerrar', exact: true })).toBeFocused()
  await ana.keyboard.press('Enter')
  await ana.getByRole('button', { name: 'Encerrar e acertar' }).press('Enter')
  await expect(ana.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
  await expect(ana.getByText(/ por vídeo a R\$\s4,48/)).toBeVisible()
})
