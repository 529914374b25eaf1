import { type Browser, expect, type Page } from '@playwright/test'
import { DESKTOP } from './people.ts'

type Span = { from: number; to: number }

/**
 * Keeps when the other one's voice was heard, in ms of this machine's clock, which devices and connections were opened,
 * and what the clock of the room showed last.
 */
function listen() {
  const spans: Span[] = []
  const openedTracks: MediaStreamTrack[] = []
  const openedConnections: RTCPeerConnection[] = []
  Object.assign(globalThis, { soundHeard: spans, openedTracks, openedConnections })
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      openedConnections.push(this)
    }
  }
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

/** Packets that this page sent to others since it was loaded: sound, picture and words about them. */
export const packetsSentBy = (page: Page) =>
  page.evaluate(async () => {
    const { openedConnections } = globalThis as unknown as { openedConnections: RTCPeerConnection[] }
    const reports = await Promise.all(openedConnections.map((connection) => connection.getStats()))
    const entries = reports.flatMap((report) => [...report.values()] as { type: string; packetsSent?: number }[])
    return entries.reduce((sum, { type, packetsSent = 0 }) => (type === 'transport' ? sum + packetsSent : sum), 0)
  })

/** The state of each device that this page ever opened. */
export const devicesOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(({ readyState }) => readyState),
  )
