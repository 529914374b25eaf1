import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { earlyEventsScript } from './early-events.ts'

/** A page whose scripts have not loaded yet. */
function pageBeforeScripts() {
  const hear: Record<string, ((event: unknown) => void)[]> = { submit: [], click: [], input: [] }
  const document = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => hear[kind]!.push(listener),
    removeEventListener: (kind: string, listener: (event: unknown) => void) =>
      (hear[kind] = hear[kind]!.filter((one) => one !== listener)),
  }
  const window: Pick<Window, 'earlyEvents'> = {}
  runInNewContext(earlyEventsScript, { window, document, console })
  const happens = (type: string, target: object, more: object = {}) => {
    const event = { type, target, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn(), ...more }
    for (const listener of hear[type]!) listener(event)
    return event
  }
  return { acts: window.earlyEvents!, happens }
}

const replayed = vi.fn()
const form = (address?: string) => ({
  closest: () => null,
  hasAttribute: (name: string) => name === 'action' && address !== undefined,
  requestSubmit: vi.fn(),
})
const button = (type: string, inForm = false) => {
  const one = { type, form: inForm ? {} : null, click: vi.fn(), closest: () => one }
  return one
}

test('a form submitted before hydration is submitted once on replay, by the same button', () => {
  const { acts, happens } = pageBeforeScripts()
  const [newsletter, submitter] = [form(), button('submit', true)]
  happens('click', submitter)
  expect(happens('submit', newsletter, { submitter }).preventDefault).toHaveBeenCalledOnce()
  expect(newsletter.requestSubmit).not.toHaveBeenCalled()
  acts.replay(replayed)
  acts.replay(replayed)
  expect(newsletter.requestSubmit).toHaveBeenCalledExactlyOnceWith(submitter)
  expect(submitter.click).not.toHaveBeenCalled()
})

test('a form with an action is left to the browser', () => {
  const { acts, happens } = pageBeforeScripts()
  const search = form('/consultores')
  expect(happens('submit', search).preventDefault).not.toHaveBeenCalled()
  acts.replay(replayed)
  expect(search.requestSubmit).not.toHaveBeenCalled()
})

test('buttons are clicked in order, even after one that fails; links are left to the browser', () => {
  const { acts, happens } = pageBeforeScripts()
  const done: string[] = []
  const [menu, broken, theme] = [button('button'), button('button'), button('submit')]
  menu.click.mockImplementation(() => done.push('menu'))
  broken.click.mockImplementation(() => {
    throw new Error('gone')
  })
  theme.click.mockImplementation(() => done.push('theme'))
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  for (const one of [menu, broken, theme]) happens('click', one)
  happens('click', { closest: () => null })
  acts.replay(replayed)
  expect(done).toEqual(['menu', 'theme'])
  expect(consoleError).toHaveBeenCalledOnce()
})

test('what is held reaches nobody else before the replay; links, forms with an address and boxes do', () => {
  const { happens } = pageBeforeScripts()
  const reaches = ({ stopImmediatePropagation }: ReturnType<typeof happens>) =>
    stopImmediatePropagation.mock.calls.length === 0
  expect(reaches(happens('click', button('button')))).toBe(false)
  expect(reaches(happens('submit', form()))).toBe(false)
  for (const event of [happens('click', { closest: () => null }), happens('submit', form('/consultores'))])
    expect(reaches(event)).toBe(true)
})

test('nothing is captured after the replay', () => {
  const { acts, happens } = pageBeforeScripts()
  acts.replay(replayed)
  const menu = button('button')
  happens('click', menu)
  acts.replay(replayed)
  expect(menu.click).not.toHaveBeenCalled()
})

test('input is replayed before clicks: each control once with its last value, ordered by last input', () => {
  const { acts, happens } = pageBeforeScripts()
  const applyInput = vi.fn()
  const [name, rune, menu] = [{ value: 'Y', checked: false }, { value: 'runas', checked: true }, button('button')]
  menu.click.mockImplementation(() => expect(applyInput).toHaveBeenCalledTimes(2))
  happens('click', menu)
  happens('input', name)
  happens('input', rune)
  happens('input', Object.assign(name, { value: 'Yara' }))
  expect(acts.isHolding()).toBe(true)
  name.value = ''
  acts.replay(applyInput)
  expect(applyInput.mock.calls).toEqual([
    [rune, { value: 'runas', checked: true }],
    [name, { value: 'Yara', checked: false }],
  ])
  expect(menu.click).toHaveBeenCalledOnce()
  happens('input', name)
  expect(acts.isHolding()).toBe(false)
})
