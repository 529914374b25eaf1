import { type Browser, expect, type Page } from '@playwright/test'
import { oggRecording } from '../support/recordings.ts'
import { axeViolations } from './axe.ts'
import { approveConsultant, openBrowser, openWithMicrophone, PHONE, registerConsultant } from './people.ts'
import { test } from './test.ts'

async function openSettings(page: Page, firstName: string): Promise<string> {
  const consultant = await registerConsultant(page, firstName)
  const id = await approveConsultant(consultant)
  await page.goto('/consultor/configuracoes')
  return id
}

/** What the browser hears of an address: seconds of sound, as it decodes them. */
const decodedSeconds = (page: Page, url: string) =>
  page.evaluate(async (path) => {
    const bytes = await (await fetch(path)).arrayBuffer()
    return (await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(bytes)).duration
  }, url)

const audioOf = (page: Page) => page.locator('audio').first()
const positionOf = (page: Page) => audioOf(page).evaluate((audio: HTMLAudioElement) => audio.currentTime)

let opened: Browser | undefined
test.afterEach(async () => {
  await opened?.close()
  opened = undefined
})

test('Irene records three seconds, listens and publishes them, a visitor hears them, and she erases them', async ({
  browser,
  launchOptions,
  baseURL,
}) => {
  const { page, browser: own } = await openWithMicrophone({ mayRecord: true, launch: launchOptions, baseURL })
  opened = own
  const id = await openSettings(page, 'Irene')
  await page.getByRole('button', { name: 'Gravar agora' }).press('Enter')
  const volume = page.getByRole('meter', { name: 'Volume' })
  await expect
    .poll(async () => Number(await volume.getAttribute('aria-valuenow')), { intervals: [50] })
    .toBeGreaterThan(0)
  await expect(page.getByRole('timer')).toHaveText('3 de 60 s')
  await page.getByRole('button', { name: 'Parar e ouvir' }).press('Enter')
  const publish = page.getByRole('button', { name: 'Publicar esta voz' })
  await expect(publish).toBeFocused()
  await page.getByRole('button', { name: /A gravação que ainda não foi publicada: ouvir/ }).click()
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0.3)
  expect(await axeViolations(page)).toEqual([])
  await publish.press('Enter')
  await expect(page.getByText('Voz publicada', { exact: true })).toBeVisible()

  const visitor = await openBrowser(browser, PHONE)
  const loaded: string[] = []
  visitor.on('request', (request) => void (request.url().includes('/introductions/') && loaded.push(request.url())))
  await visitor.goto(`/consultores/${id}`)
  const player = visitor.getByRole('group', { name: 'A voz de Irene' })
  await expect(player).toBeVisible()
  expect(await axeViolations(visitor)).toEqual([])
  expect(loaded, 'nothing loads before the press').toEqual([])
  await player.getByRole('button', { name: /ouvir [34] segundos/ }).press('Enter')
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeFocused()
  await expect.poll(() => positionOf(visitor)).toBeGreaterThan(0.3)
  await player.getByRole('button', { name: 'Pausar' }).press('Enter')
  const position = player.getByRole('slider', { name: 'Posição' })
  await position.press('Home')
  await position.press('ArrowRight')
  await position.press('ArrowRight')
  expect(await positionOf(visitor)).toBe(2)
  await expect(position).toHaveAttribute('aria-valuetext', /^2 de [34] segundos$/)
  const seconds = await decodedSeconds(visitor, loaded[0]!)
  expect(seconds).toBeGreaterThan(2.5)
  expect(seconds).toBeLessThan(5)

  const erase = page.getByRole('button', { name: 'Apagar', exact: true })
  const keep = page.getByRole('button', { name: 'Manter' })
  await erase.press('Enter')
  await expect(keep).toBeFocused()
  await keep.press('Enter')
  await expect(erase).toBeFocused()
  await erase.press('Enter')
  await page.getByRole('button', { name: 'Apagar a gravação' }).press('Enter')
  await expect(page.getByText('Gravação apagada', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gravar agora' })).toBeFocused()
  await expect(player, 'also on the page that is open').toBeHidden()
  expect((await visitor.request.get(loaded[0]!)).status()).toBe(404)
})

test('Nara does not allow the microphone, reads what to do, and publishes a file instead', async ({
  launchOptions,
  baseURL,
}) => {
  const { page, browser: own } = await openWithMicrophone({ mayRecord: false, launch: launchOptions, baseURL })
  opened = own
  await openSettings(page, 'Nara')
  await page.getByRole('button', { name: 'Gravar agora' }).click()
  await expect(page.getByText(/não deixou usar o microfone/)).toBeVisible()
  const choose = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher um arquivo' }).click()
    await (await choosing).setFiles({ name, mimeType: 'audio/mpeg', buffer })
    await page.getByRole('button', { name: 'Publicar esta voz' }).click()
  }
  await choose('voz.mp3', Buffer.from('<!doctype html><script>alert(1)</script>'))
  await expect(page.getByText(/não é uma gravação de voz/)).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await choose('voz.ogg', oggRecording({ seconds: 4 }))
  await expect(page.getByText('Voz publicada', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /A gravação que está no seu perfil: ouvir 4 segundos/ })).toBeVisible()
})

test('what Olga said is kept when her microphone is unplugged in the middle', async ({ launchOptions, baseURL }) => {
  const { page, browser: own } = await openWithMicrophone({ mayRecord: true, launch: launchOptions, baseURL })
  opened = own
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await ask(asked)
      const [track] = stream.getAudioTracks()
      Object.assign(window, { unplug: () => (track!.stop(), track!.dispatchEvent(new Event('ended'))) })
      return stream
    }
  })
  await openSettings(page, 'Olga')
  await page.getByRole('button', { name: 'Gravar agora' }).click()
  await expect(page.getByRole('timer')).toHaveText('2 de 60 s')
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug())
  await expect(page.getByText(/O microfone foi desligado no meio/)).toBeVisible()
  await page.getByRole('button', { name: 'Publicar esta voz' }).click()
  await expect(page.getByText('Voz publicada', { exact: true })).toBeVisible()
})

test('nobody goes on listening to Elis when the recorder fails as it starts', async ({ launchOptions, baseURL }) => {
  const { page, browser: own } = await openWithMicrophone({ mayRecord: true, launch: launchOptions, baseURL })
  opened = own
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await ask(asked)
      Object.assign(window, { stateOfMicrophone: () => stream.getAudioTracks()[0]!.readyState })
      return stream
    }
    MediaRecorder.prototype.start = () => {
      throw new Error('no encoder')
    }
  })
  await openSettings(page, 'Elis')
  await page.getByRole('button', { name: 'Gravar agora' }).click()
  await expect(page.getByText(/A gravação não começou neste navegador/)).toBeVisible()
  const state = await page.evaluate(() =>
    (window as unknown as { stateOfMicrophone: () => string }).stateOfMicrophone(),
  )
  expect(state).toBe('ended')
})
