import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { holdActsScript } from './held-acts.ts'

/** A page whose scripts have not come yet. */
function painted() {
  const hear: Record<string, ((event: unknown) => void)[]> = { submit: [], click: [] }
  const document = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => hear[kind]!.push(listener),
    removeEventListener: (kind: string, listener: (event: unknown) => void) => (hear[kind] = hear[kind]!.filter((one) => one !== listener)),
  }
  const window: Pick<Window, 'heldActs'> = {}
  runInNewContext(holdActsScript, { window, document, console })
  const happens = (type: string, target: object, more: object = {}) => {
    const event = { type, target, preventDefault: vi.fn(), ...more }
    for (const listener of hear[type]!) listener(event)
    return event
  }
  return { acts: window.heldActs!, happens }
}

const form = (address?: string) => ({ closest: () => null, hasAttribute: (name: string) => name === 'action' && address !== undefined, requestSubmit: vi.fn() })
const button = (type: string, inForm = false) => {
  const one = { type, form: inForm ? {} : null, click: vi.fn(), closest: () => one }
  return one
}

test('a form that is sent too early is sent when the page listens, once, by the same button', () => {
  const { acts, happens } = painted()
  const [newsletter, submitter] = [form(), button('submit', true)]
  happens('click', submitter)
  expect(happens('submit', newsletter, { submitter }).preventDefault).toHaveBeenCalledOnce()
  expect(newsletter.requestSubmit).not.toHaveBeenCalled()
  acts.stop()
  acts.play()
  acts.play()
  expect(newsletter.requestSubmit).toHaveBeenCalledExactlyOnceWith(submitter)
  expect(submitter.click).not.toHaveBeenCalled()
})

test('a form with an address of its own goes there', () => {
  const { acts, happens } = painted()
  const search = form('/consultores')
  expect(happens('submit', search).preventDefault).not.toHaveBeenCalled()
  acts.play()
  expect(search.requestSubmit).not.toHaveBeenCalled()
})

test('buttons are pressed in order, also behind one that fails; links need nobody', () => {
  const { acts, happens } = painted()
  const done: string[] = []
  const [menu, broken, theme] = [button('button'), button('button'), button('submit')]
  menu.click.mockImplementation(() => done.push('menu'))
  broken.click.mockImplementation(() => {
    throw new Error('gone')
  })
  theme.click.mockImplementation(() => done.push('theme'))
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  for (const one of [menu, broken, theme]) happens('click', one)
  happens('click', { closest: () => null })
  acts.play()
  expect(done).toEqual(['menu', 'theme'])
  expect(complaint).toHaveBeenCalledOnce()
})

test('after it stopped, nothing is held any more', () => {
  const { acts, happens } = painted()
  acts.stop()
  const menu = button('button')
  happens('click', menu)
  acts.play()
  expect(menu.click).not.toHaveBeenCalled()
})
