import { expect, test, vi } from 'vitest'
import { ApiError } from '#browser/api.ts'
import { withPassword } from './with-password.ts'

const needed = new ApiError(403, JSON.stringify({ error: 'Digite a senha.', code: 'accounts.password_required' }))

test('asks for the password only when the server does, then does the same again', async () => {
  const ask = vi.fn(async () => true)
  expect(await withPassword(async () => 'done', ask)).toBe('done')
  expect(ask).not.toHaveBeenCalled()
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(needed)
  expect(await withPassword(work, ask)).toBe('done')
  expect([work.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1])
})

test('keeps the refusal when nobody types the password', async () => {
  const work = vi.fn(async () => 'done').mockRejectedValue(needed)
  await expect(withPassword(work, async () => false)).rejects.toBe(needed)
  expect(work).toHaveBeenCalledTimes(1)
})

test.each([new ApiError(403, '{"code":"http.forbidden"}'), new ApiError(409, '{}'), new Error('a bug')])(
  'does not ask because of %s',
  async (error) => {
    const ask = vi.fn(async () => true)
    await expect(withPassword(() => Promise.reject(error), ask)).rejects.toBe(error)
    expect(ask).not.toHaveBeenCalled()
  },
)
