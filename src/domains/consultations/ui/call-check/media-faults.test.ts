import { expect, test } from 'vitest'
import { browserAtHand, helpWith, mediaFaultOf } from './media-faults.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Safari/604.1`, 5, 'ios'],
  ['Chrome on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${WEBKIT} CriOS/131.0 Safari/604.1`, 5, 'ios'],
  ['an iPad that says Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Safari/605.1.15`, 5, 'ios'],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Safari/605.1.15`, 0, 'safari'],
  ['an Android', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 5, 'android'],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 0, 'firefox'],
  ['Chrome', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36', 0, 'chrome'],
  ['Edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 0, 'chrome'],
])('%s is told apart', (_words, agent, touchPoints, browser) => expect(browserAtHand(agent, touchPoints)).toBe(browser))

test.each([
  [new DOMException('', 'NotAllowedError'), 'denied'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  [new TypeError('mediaDevices is undefined'), 'unsupported'],
  [new Error('?'), 'unknown'],
  ['?', 'unknown'],
])('%s is understood', (error, fault) => expect(mediaFaultOf(error)).toBe(fault))

test('every fault says what happened and what to do, also to a browser that nobody knows', () => {
  for (const fault of ['denied', 'missing', 'busy', 'unsupported', 'unknown'] as const)
    for (const browser of ['ios', 'android', 'firefox', 'safari', 'chrome'] as const) {
      const { title, steps } = helpWith(fault, browser, 'o microfone')
      expect(title).not.toBe('')
      expect(steps.every((step) => step.endsWith('.'))).toBe(true)
    }
  expect(helpWith('denied', 'firefox', 'a câmera').steps[1]).toContain('a câmera')
})
