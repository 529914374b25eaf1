import { afterEach, expect, test, vi } from 'vitest'
import { tooltipsOnIntent } from './tooltips-on-intent.ts'

const startTooltips = vi.fn()
vi.mock('./kit/overlays/tooltips.ts', () => ({ startTooltips }))
afterEach(() => {
  vi.unstubAllGlobals()
  startTooltips.mockReset()
})

/** A page with listeners; its elements have a tooltip or none. */
function openPage() {
  class Element {
    readonly hasTooltip: boolean
    constructor(hasTooltip: boolean) {
      this.hasTooltip = hasTooltip
    }
    closest = () => (this.hasTooltip ? this : null)
  }
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  })
  const happens = (type: 'pointerover' | 'focusin', hasTooltip = true) => {
    const event = { type, target: new Element(hasTooltip) }
    listeners.get(type)?.(event)
    return event
  }
  return { happens, listeners }
}

test('the code loads with the first control that has a tooltip, and gets the latest event', async () => {
  const { happens, listeners } = openPage()
  tooltipsOnIntent()
  happens('pointerover', false)
  happens('pointerover')
  const latest = happens('focusin')
  await vi.waitFor(() => expect(startTooltips).toHaveBeenCalledExactlyOnceWith(latest))
  expect(listeners.size).toBe(0)
})

test('nothing is loaded for controls without one', async () => {
  const { happens, listeners } = openPage()
  const stop = tooltipsOnIntent()
  happens('focusin', false)
  await Promise.resolve()
  expect([startTooltips.mock.calls.length, listeners.size]).toEqual([0, 2])
  stop()
  expect(listeners.size).toBe(0)
})
