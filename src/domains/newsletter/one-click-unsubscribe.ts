import type { Ports } from '#platform/http.ts'
import { isRefusal } from '#shared/refusal.ts'
import { unsubscribe } from './unsubscribe.ts'
import { NEWSLETTER_PATH } from './rules.ts'

/** What cannot be a token of ours is no token. */
const tokenOf = (request: Request) =>
  /^[\w-]{20,100}$/.exec(new URL(request.url).searchParams.get('token') ?? '')?.[0] ?? ''

/**
 * The mail program's own button (RFC 8058): a POST to the address in the header, whatever its body. An unknown link is
 * answered alike: there is nothing to leave.
 */
export async function unsubscribeByPost(request: Request, { db, now }: Ports): Promise<Response> {
  try {
    await unsubscribe(db, { token: tokenOf(request), now: now() })
  } catch (error) {
    if (!isRefusal(error, 'newsletter.link_unknown')) throw error
  }
  return new Response('Você saiu da lista.', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Programs without that button open the address instead: that shows the page and changes nothing by itself. */
export const redirectToUnsubscribePage = async (request: Request) =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${NEWSLETTER_PATH}?${new URLSearchParams({ sair: tokenOf(request) })}`,
      'cache-control': 'no-store',
    },
  })
