import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect as quickly, type Page, test } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { approveConsultant, callApiAs, DESKTOP, type Person, registerClient, registerConsultant } from './people.ts'

/** Browsers that speak, encode and show pictures share their cores with other journeys: they take their time. */
export const expect = quickly.configure({ timeout: 30_000 })

/** How a test launches browsers, and the address of the site. */
export type Site = { launchOptions: object; baseURL: string | undefined }

const RATE = 48_000
const SYLLABLE = { everyS: 0.1, soundS: 0.08, pitchesHz: [220, 330, 262, 392, 294] }

/** Two seconds of something like a voice, whose syllables no suppression of noise takes away: a WAV file. */
function writeVoice(): string {
  const samples = Int16Array.from({ length: RATE * 2 }, (_, at) => {
    const s = at / RATE
    const pitch = SYLLABLE.pitchesHz[Math.floor(s / SYLLABLE.everyS) % SYLLABLE.pitchesHz.length]!
    return s % SYLLABLE.everyS < SYLLABLE.soundS ? 12_000 * Math.sin(2 * Math.PI * pitch * s) : 0
  })
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  const path = join(tmpdir(), `sensitivos-voice-${process.pid}.wav`)
  writeFileSync(path, Buffer.concat([header, Buffer.from(samples.buffer)]))
  return path
}

/** A browser that speaks without a pause and whose picture moves; its owner allows both. */
export async function openTalkingBrowser({ launchOptions }: Site): Promise<Browser> {
  const { args = [], ...rest } = launchOptions as { args?: string[] }
  return chromium.launch({
    ...rest,
    args: [
      ...args,
      // Few pictures a second: each one is encoded and decoded without a graphics card.
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${writeVoice()}`,
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  })
}

type Span = { from: number; to: number }

/**
 * Keeps when the other one's voice was heard, in ms of this machine's clock, which devices were opened, and what the
 * clock of the room showed last.
 */
function listen() {
  const spans: Span[] = []
  const openedTracks: MediaStreamTrack[] = []
  Object.assign(globalThis, { soundHeard: spans, openedTracks })
  const { mediaDevices } = navigator
  const open = mediaDevices?.getUserMedia.bind(mediaDevices)
  if (open)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      openedTracks.push(...stream.getTracks())
      return stream
    }
  const samples = new Float32Array(4_096)
  let listened: MediaProvider | null = null
  let analyser: AnalyserNode | undefined
  setInterval(() => {
    const [, minutes, seconds] =
      /(\d\d):(\d\d)/.exec(document.querySelector('[data-testid=clock]')?.textContent ?? '') ?? []
    if (seconds) Object.assign(globalThis, { secondsShown: Number(minutes) * 60 + Number(seconds) })
    const element = document.querySelector<HTMLAudioElement>('[data-call-sound]')
    if (!element) analyser = listened = undefined as never
    if (element?.srcObject instanceof MediaStream && element.srcObject !== listened) {
      listened = element.srcObject
      const context = new AudioContext()
      analyser = new AnalyserNode(context, { fftSize: samples.length })
      context.createMediaStreamSource(element.srcObject).connect(analyser)
    }
    analyser?.getFloatTimeDomainData(samples)
    if (!analyser || !samples.some((sample) => Math.abs(sample) > 0.02)) return
    const [now, last] = [Date.now(), spans.at(-1)]
    if (last && now - last.to < 500) last.to = now
    else spans.push({ from: now, to: now })
  }, 50)
}

/** A page of its own, like the browser of somebody in São Paulo. */
export async function openListeningPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(baseURL && { baseURL }),
  })
  await context.addInitScript(listen)
  return context.newPage()
}

/** When this page heard the other one, since it was loaded. */
export const soundHeardBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { soundHeard: Span[] }).soundHeard)

/** Whether the other one was heard after `at`, in ms of this machine's clock. */
export const hasHeardSince = async (page: Page, at: number) => (await soundHeardBy(page)).some(({ to }) => to > at)

/** When the other one was first heard at or after `at`; waits for it. */
export async function heardAgainAt(page: Page, at: number): Promise<number> {
  await expect.poll(() => hasHeardSince(page, at), { intervals: [50] }).toBe(true)
  return Math.max(at, (await soundHeardBy(page)).find(({ to }) => to > at)!.from)
}

/** The seconds that the clock of this page shows, or showed last. */
export const clockOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { secondsShown?: number }).secondsShown ?? 0)

export type Callers = { ana: Person; marina: Person; marinaId: string }

/** Ana has R$ 50,00, and Marina is online on her dashboard with all channels. */
export async function openCallers([ofMarina, ofAna]: [Page, Page]): Promise<Callers> {
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

/** Prints a figure that this run measured, and keeps it with its test. */
export function tellMeasured(description: string) {
  test.info().annotations.push({ type: 'measured', description })
  process.stdout.write(`      ${description}\n`)
}
