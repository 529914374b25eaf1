import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

type RenderOptions = { nonce: string | undefined; patienceMs: number; onError: (error: unknown) => void }

/**
 * Renders a whole page, waiting for its suspended parts. A part that fails or is late is left to the browser; an error
 * outside every Suspense boundary is thrown.
 */
export async function renderWithTimeout(
  tree: ReactNode,
  { nonce, patienceMs, onError }: RenderOptions,
): Promise<string> {
  const errors: unknown[] = []
  const signal = AbortSignal.timeout(patienceMs)
  const stream = await renderToReadableStream(tree, {
    progressiveChunkSize: Infinity,
    ...(nonce && { nonce }),
    signal,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  for (const error of errors) onError(error)
  return new Response(stream).text()
}
