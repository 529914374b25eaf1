import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { topic } from '#shared/facts.ts'

class FakeSocket {
  static OPEN = 1
  static opened: FakeSocket[] = []
  readyState = 1
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (closed: { code: number }) => void
  constructor() {
    FakeSocket.opened.push(this)
  }
  send() {}
  close() {}
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
const TOO_MANY_TABS = { type: 'refused', code: 'http.too_many_tabs', error: 'Feche algumas.' }

let realtime: typeof import('./realtime.ts').realtime
const opened = () => FakeSocket.opened.length
const newest = () => FakeSocket.opened.at(-1)!

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  vi.resetModules()
  FakeSocket.opened = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'site.test' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
  ;({ realtime } = await import('./realtime.ts'))
  realtime.follow(topic('circle')('one'), { onFollowing: () => {}, onReadAgain: () => {}, facts: [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a line that was closed for too many messages waits before it comes back, and does so alone', () => {
  for (let n = 1; n <= 5; n++) {
    newest().hear({ type: 'welcome' })
    newest().onclose!({ code: 4429 })
    vi.advanceTimersByTime(29_900)
    expect(opened(), 'before 30 s').toBe(n)
    vi.advanceTimersByTime(100)
    expect(opened(), 'after 30 s').toBe(n + 1)
  }
})

test('one tab too many says so once in the words of the server, and waits', () => {
  const words: string[] = []
  realtime.onCrowded((said) => void words.push(said))
  for (let n = 1; n <= 3; n++) {
    newest().hear(TOO_MANY_TABS)
    newest().onclose?.({ code: 4429 })
    vi.advanceTimersByTime(29_900)
    expect(opened()).toBe(n)
    vi.advanceTimersByTime(100)
  }
  expect(words).toEqual(['Feche algumas.'])
  newest().hear({ type: 'welcome' })
  expect(realtime.connected).toBe(true)
})

test('while the server is away, attempts come every eight seconds, and every three for a consultation', () => {
  const attemptsIn = (seconds: number) => {
    const before = opened()
    for (let ms = 0; ms < seconds * 1_000; ms += 100) {
      const known = opened()
      vi.advanceTimersByTime(100)
      if (opened() > known) newest().onclose!({ code: 1006 })
    }
    return opened() - before
  }
  newest().hear({ type: 'welcome' })
  newest().onclose!({ code: 1006 })
  attemptsIn(30)
  expect(attemptsIn(48)).toBe(6)
  const leave = realtime.follow(topic('room')('one'), {
    onFollowing: () => {},
    onReadAgain: () => {},
    facts: [],
    isMetered: true,
  })
  attemptsIn(9)
  expect(attemptsIn(48)).toBe(16)
  leave()
  attemptsIn(9)
  expect(attemptsIn(48)).toBe(6)
})

test('a line that broke comes back within a second', () => {
  newest().hear({ type: 'welcome' })
  newest().onclose!({ code: 1006 })
  vi.advanceTimersByTime(1_000)
  expect(opened()).toBe(2)
})

test('a line whose session ended tells the page', () => {
  let signedOut = 0
  realtime.onSignedOut(() => void signedOut++)
  newest().hear({ type: 'welcome' })
  newest().onclose!({ code: 4401 })
  expect(signedOut).toBe(1)
})

test('a tab that sees as somebody else opens no line, so that nobody seems to be there', async () => {
  const before = opened()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'impersonation' ? '{"token":"x"}' : null) })
  const { realtime: its } = await import('./realtime.ts')
  its.follow(topic('circle')('two'), { onFollowing: () => {}, onReadAgain: () => {}, facts: [] })
  vi.advanceTimersByTime(60_000)
  expect(opened()).toBe(before)
})
