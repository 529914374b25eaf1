import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { browserApi, errorMessage } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['a reading', 'GET', 10_000],
  ['what changes something', 'POST', 30_000],
] as const)(
  'on a line that was cut, %s is given up, which frees its connection, and the person is told in words',
  async (_what, method, afterMs) => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const fetch = vi.fn(
      (_path: string, { signal }: RequestInit) =>
        new Promise((_answer, fail) => signal!.addEventListener('abort', () => fail(signal!.reason))),
    )
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('localStorage', { getItem: () => null })
    const asked = browserApi(
      endpoint({
        method,
        path: '/api/hangs',
        access: 'public',
        summary: 'Never answers.',
        input: z.object({}),
        output: z.object({}),
      }),
      {},
    )
    patience.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    const failure = await asked.catch((error: unknown) => error)
    expect(timeout).toHaveBeenCalledWith(afterMs)
    expect(fetch).toHaveBeenCalledOnce()
    expect(errorMessage(failure)).toBe('Não foi possível concluir. Confira a conexão e tente novamente.')
  },
)
