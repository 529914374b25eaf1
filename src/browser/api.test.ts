import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { browserApi, errorMessage } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['a GET', 'GET', 10_000],
  ['a POST', 'POST', 30_000],
] as const)(
  '%s that gets no answer is aborted after its timeout and yields a Portuguese message',
  async (_what, method, afterMs) => {
    const timeoutSignal = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutSignal.signal)
    const fetch = vi.fn(
      (_path: string, { signal }: RequestInit) =>
        new Promise((_answer, fail) => signal!.addEventListener('abort', () => fail(signal!.reason))),
    )
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('localStorage', { getItem: () => null })
    const call = browserApi(
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
    timeoutSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    const failure = await call.catch((error: unknown) => error)
    expect(timeout).toHaveBeenCalledWith(afterMs)
    expect(fetch).toHaveBeenCalledOnce()
    expect(errorMessage(failure)).toBe('Não foi possível concluir. Confira a conexão e tente novamente.')
  },
)
