import { expect, type Page, test } from '@playwright/test'
import { closeBrowsers, openCall } from './open-call.ts'

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

test.afterEach(closeBrowsers)

test('Ana and Marina hear and see each other, are charged, mute, and stay muted after a reload', async ({
  launchOptions,
  baseURL,
}) => {
  const { ana, marina, described } = await openCall('video', { launchOptions, baseURL })
  for (const page of [ana, marina]) {
    await expect(page.getByRole('region', { name: 'Chamada' })).toBeVisible({ timeout: 30_000 })
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
})
