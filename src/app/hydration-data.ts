import { PAGE_END } from './page-pieces.ts'

/** What the loaders answered, as React Router wrote it down for the browser. Waits for what was promised. */
export async function readHydrationData(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const UNSAFE = /[&><\u2028\u2029]/g

/**
 * The end of a page with the page's data as its last script, the way React Router's own stream would have brought it.
 */
export function withHydrationData(tail: string, hydrationData: string, nonce: string | undefined): string {
  const whole = JSON.stringify(hydrationData).replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const mark = nonce ? ` nonce="${nonce}"` : ''
  const controller = 'window.__reactRouterContext.streamController'
  return `${tail.slice(0, -PAGE_END.length)}<script${mark}>${controller}.enqueue(${whole});${controller}.close();</script>${PAGE_END}`
}
