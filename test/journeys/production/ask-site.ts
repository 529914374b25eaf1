import type { Production } from './test.ts'

type Answer = { token: string; brCode?: string; secret?: string; code?: string }

/** Asks the API of the site behind its proxy: POST with a body, GET without. */
export async function askSite({ insideUrl }: Production, path: string, body?: object, token?: string) {
  const answer = await fetch(`${insideUrl}${path}`, {
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}
