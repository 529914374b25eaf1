import { type Route, serveRaw } from '../http.ts'
import { openApiDocument } from './openapi-document.ts'

/** `GET /api/openapi.json`: the description of these routes and of itself. Computed at the first request, and kept. */
export function openApiEndpoint(routes: readonly Route[], origin: string): Route {
  let document: string | undefined
  const own = serveRaw('GET', '/api/openapi.json', async () => {
    document ??= JSON.stringify(openApiDocument([...routes, own], origin))
    return new Response(document, {
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' },
    })
  })
  return own
}
