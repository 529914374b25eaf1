import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { connect, test } from './call-test.ts'
import { clockOf, heardAgainAt, soundHeardBy } from './listening-page.ts'
import { callApiAs, DESKTOP, PHONE } from './people.ts'

type Usage = { channel: string; billedMs: number }

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

/** How many pictures of Marina this page has shown. */
const framesOn = (page: Page) =>
  page
    .getByLabel('Vídeo de Marina')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

async function expectPictureMoves(page: Page) {
  await expect(page.getByLabel('Vídeo de Marina')).toBeVisible()
  const before = await framesOn(page)
  await expect.poll(() => framesOn(page)).toBeGreaterThan(before + 5)
}

/** Nothing of the other one was heard for a second. */
const expectSilence = (page: Page) =>
  expect.poll(async () => Date.now() - ((await soundHeardBy(page)).at(-1)?.to ?? 0)).toBeGreaterThan(1_000)

/** Whether nothing lies on the last of these words. */
function isSeenToItsEnd(words: Element) {
  words.scrollIntoView({ block: 'center' })
  const { right, top, bottom } = words.getBoundingClientRect()
  const seen = document.elementFromPoint(right - 2, (top + bottom) / 2)
  return words.contains(seen)
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

test('Ana and Marina hear and see each other, mute, stay muted after a reload, and pay for voice without a picture', async ({
  callers,
}) => {
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  const described = [marina, ana].map(watchDescriptions)
  // Her socket is older: the next one is watched.
  await marina.reload()
  await expect(marina.getByText('ONLINE', { exact: true })).toBeVisible()
  const { id } = await connect(callers, 'video')
  await expect(ana.getByRole('region', { name: 'Chamada' })).toBeVisible()
  await expectPictureMoves(ana)
  await expect.poll(() => clockOf(ana)).toBeGreaterThan(2)
  await expect(ana.getByTestId('price-now')).toHaveText(/R\$\s4,48\/min · vídeo/)
  for (const { longest } of described) expect(longest).toBeGreaterThan(1_000)
  for (const { longest } of described) expect(longest, 'a fact between processes carries 6,000').toBeLessThan(6_000)

  await test.step('without her picture it costs as voice, and with it as video again', async () => {
    const channelUsage = async () =>
      (await callApiAs<{ channelUsage: Usage[] }>(ana, `/api/consultations/${id}`)).channelUsage
    const msOf = async (channel: string) =>
      (await channelUsage()).find((usage) => usage.channel === channel)?.billedMs ?? 0
    await marina.getByRole('button', { name: 'Desligar câmera (V)' }).click()
    await expect(ana.getByLabel('Vídeo de Marina')).toBeHidden()
    await expect(ana.getByTestId('price-now')).toHaveText(/R\$\s3,73\/min · voz/)
    const asVideoMs = await msOf('video')
    await expect.poll(() => msOf('audio')).toBeGreaterThan(8_000)
    expect(await msOf('video'), 'nothing more of what was not seen').toBeLessThan(asVideoMs + 4_000)
    await marina.getByRole('button', { name: 'Ligar câmera (V)' }).click()
    await expectPictureMoves(ana)
    await expect(ana.getByTestId('price-now')).toHaveText(/R\$\s4,48\/min · vídeo/)
    await expect.poll(() => msOf('video')).toBeGreaterThan(asVideoMs + 4_000)
  })

  await test.step('a microphone that was turned off stays off when the page is loaded anew', async () => {
    await marina.locator('body').press('m')
    await expect(marina.getByText('O seu microfone está desligado.')).toBeVisible()
    await expect(ana.getByText('Marina Moreira está com o microfone desligado.', { exact: true })).toBeVisible()
    await expectSilence(ana)
    const mutedUntil = Date.now()
    await marina.reload()
    const turnOn = marina.getByRole('button', { name: 'Ligar microfone (M)' })
    await expect(turnOn).toBeVisible()
    await heardAgainAt(marina, 0)
    expect((await soundHeardBy(ana)).at(-1)!.to).toBeLessThan(mutedUntil)
    const unmutedAt = Date.now()
    await turnOn.click()
    await heardAgainAt(ana, unmutedAt)
  })

  await test.step('with letters twice as large on a phone nothing is cut or covered', async () => {
    await ana.setViewportSize(PHONE)
    await ana.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const name = ana.getByRole('heading', { level: 1 })
    expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0)
    expect(await ana.getByTestId('clock').evaluate(isSeenToItsEnd)).toBe(true)
    await ana.getByRole('button', { name: 'Encerrar', exact: true }).click({ trial: true })
    await ana.evaluate(() => (document.documentElement.style.fontSize = ''))
    await ana.setViewportSize(DESKTOP)
  })

  await test.step('by keyboard alone she ends it, and reads what it cost', async () => {
    for (const page of [ana, marina]) {
      await page.mouse.move(1, 1)
      await expect(page.getByRole('tooltip')).toBeHidden()
      expect(await axeViolations(page)).toEqual([])
    }
    await ana.getByRole('link', { name: 'Minhas conversas' }).focus()
    const names = await namesByTab(ana, 12)
    expect(names.filter((name) => !/tela cheia|janela flutuante|Pausar/i.test(name)).slice(0, 9)).toEqual([
      'O que conta como tempo',
      'Desligar microfone (M)',
      'Desligar câmera (V)',
      'Escolher microfone, câmera e som',
      'Encerrar',
      'Mudar de canal',
      'Denunciar esta conversa',
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
})
