import { authorise, type Ports, serveRaw, type Route } from '#platform/http.ts'
import { readBody } from '#platform/read-body.ts'
import { bearerTokenOf } from '#platform/request.ts'
import { toJson } from '#shared/json.ts'
import { readOwnProfile } from '../directory/read-profile.ts'
import { answerPortrait } from './answer-portrait.ts'
import { type Crop, MOST_UPLOAD_BYTES, refuse } from './rules.ts'
import { type PortraitPorts, uploadPortrait } from './upload-portrait.ts'

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Portraits: everybody reads them, a consultant uploads the own one as the bytes of the body. */
export const portraitEndpoints = (given: PortraitPorts): Route[] => [
  serveRaw('GET', '/api/portraits/:hash', (request, ports) => answerPortrait(request, ports, given.storage)),
  serveRaw('POST', '/api/consultants/me/portrait', (request, ports) => takePortrait(request, ports, given)),
]

async function takePortrait(request: Request, { db, now, viewerOf }: Ports, given: PortraitPorts) {
  const token = bearerTokenOf(request)
  const viewer = token ? await viewerOf(token) : undefined
  authorise('consultor', viewer)
  if (Number(request.headers.get('content-length') ?? 0) > MOST_UPLOAD_BYTES) throw refuse('too_large')
  const read = async () => {
    const upload = await readBody(request, MOST_UPLOAD_BYTES)
    if (!upload) throw refuse('too_large')
    if (upload.length === 0) throw refuse('broken')
    return upload
  }
  const crop = cropOf(new URL(request.url).searchParams)
  await uploadPortrait(db, given, { consultantId: viewer!.id, read, crop, now: now() })
  return new Response(toJson(await readOwnProfile(db, viewer!.id, now())), { headers: JSON_HEADERS })
}

const cropOf = (query: URLSearchParams): Crop => ({
  left: Number(query.get('left') ?? 0),
  top: Number(query.get('top') ?? 0),
  side: Number(query.get('side') ?? 1),
})
