import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { subscribe } from '#domains/newsletter/contract.ts'
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

const subscribeLike = (ignoresAnswer?: true) =>
  endpoint({
    method: 'POST',
    path: '/api/newsletter/like',
    access: 'public',
    summary: 'Answers anything.',
    input: z.object({}),
    output: z.object({}),
    ...(ignoresAnswer && { ignoresAnswer }),
  })
const answering = (body: string | null, status = 200) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  vi.stubGlobal('localStorage', { getItem: () => null })
}

test.each([
  ['no JSON', 'OK!'],
  ['an empty answer', ''],
  ['no answer at all', null],
  ['a list', '[]'],
])('an answer that is not read succeeds with %s', async (_what, body) => {
  answering(body)
  await expect(browserApi(subscribeLike(true), {})).resolves.toEqual({})
})

test('an answer that is not read still fails by its status, and other answers have to be JSON', async () => {
  answering('agora não', 500)
  await expect(browserApi(subscribeLike(true), {})).rejects.toMatchObject({ message: '500: agora não' })
  answering('OK!')
  await expect(browserApi(subscribeLike(), {})).rejects.toThrow(SyntaxError)
})

test('the answer of the newsletter subscription is not read (spec §7)', () => {
  expect(subscribe.ignoresAnswer).toBe(true)
})
