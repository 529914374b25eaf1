import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { askForPasswordBy, withPassword } from './with-password.ts'

const needed = new ApiError(403, JSON.stringify({ error: 'Digite a senha.', code: 'http.password_required' }))

let stop = () => {}
afterEach(() => stop())
function asking(isConfirmed: boolean) {
  const ask = vi.fn(async () => isConfirmed)
  stop = askForPasswordBy(ask)
  return ask
}
const refusedOnce = () => vi.fn(async () => 'done').mockRejectedValueOnce(needed)

test('asks for the password only when the server does, then does the same again', async () => {
  const ask = asking(true)
  expect(await withPassword(async () => 'done')).toBe('done')
  expect(ask).not.toHaveBeenCalled()
  const work = refusedOnce()
  expect(await withPassword(work)).toBe('done')
  expect([work.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1])
})

test('acts at the same time wait for one answer, a later one is asked for again', async () => {
  const ask = asking(true)
  const works = [refusedOnce(), refusedOnce(), refusedOnce()]
  expect(await Promise.all(works.map((work) => withPassword(work)))).toEqual(['done', 'done', 'done'])
  expect(ask).toHaveBeenCalledTimes(1)
  await withPassword(refusedOnce())
  expect(ask).toHaveBeenCalledTimes(2)
})

test('asks the team for a code of its second factor, and meanwhile for the password', async () => {
  const factor = new ApiError(403, JSON.stringify({ code: 'http.second_factor_required' }))
  const ask = vi.fn(async (what: string): Promise<boolean> => {
    // Setting the app up needs the password.
    return what === 'password' || (await withPassword(refusedOnce())) === 'done'
  })
  stop = askForPasswordBy(ask)
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(factor)
  expect(await withPassword(work)).toBe('done')
  expect(ask.mock.calls).toEqual([['second_factor'], ['password']])
})

test('keeps the refusal when nobody types the password', async () => {
  asking(false)
  const work = vi.fn(async () => 'done').mockRejectedValue(needed)
  await expect(withPassword(work)).rejects.toBe(needed)
  expect(work).toHaveBeenCalledTimes(1)
})

test('waits for what asks, which may come later than the act', async () => {
  const work = refusedOnce()
  const done = withPassword(work)
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
  const ask = asking(true)
  expect(await done).toBe('done')
  expect([work.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1])
})

test('keeps the refusal where nobody can be asked', async () => {
  vi.useFakeTimers()
  asking(true)
  stop()
  const refused = expect(withPassword(refusedOnce())).rejects.toBe(needed)
  await vi.advanceTimersByTimeAsync(15_000)
  await refused
  vi.useRealTimers()
})

test.each([new ApiError(403, '{"code":"http.forbidden"}'), new ApiError(409, '{}'), new Error('a bug')])(
  'does not ask because of %s',
  async (error) => {
    const ask = asking(true)
    await expect(withPassword(() => Promise.reject(error))).rejects.toBe(error)
    expect(ask).not.toHaveBeenCalled()
  },
)
