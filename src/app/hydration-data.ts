import { PAGE_END } from './page-pieces.ts'

/** The loaders' answers as React Router serialised them for the browser, once all their promises have settled. */
export async function readHydrationData(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const UNSAFE = /[&><\u2028\u2029]/g

/** The tail of a page with its hydration data as the last script, in the form that React Router's own stream uses. */
export function withHydrationData(tail: string, hydrationData: string, nonce: string | undefined): string {
  const whole = JSON.stringify(hydrationData).replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : ''
  const controller = 'window.__reactRouterContext.streamController'
  return `${tail.slice(0, -PAGE_END.length)}<script${nonceAttribute}>${controller}.enqueue(${whole});${controller}.close();</script>${PAGE_END}`
}
