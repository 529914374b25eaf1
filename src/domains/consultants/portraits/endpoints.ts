import { type Ports, serveRaw, type Route } from '#platform/http.ts'
import { answerOwnProfile, openUpload } from '../open-upload.ts'
import { answerPortrait } from './answer-portrait.ts'
import { type Crop, MOST_UPLOAD_BYTES, refuse } from './rules.ts'
import { type PortraitPorts, uploadPortrait } from './upload-portrait.ts'

/** Portraits: everybody reads them, a consultant uploads the own one as the bytes of the body. */
export const portraitEndpoints = (given: PortraitPorts): Route[] => [
  serveRaw('GET', '/api/portraits/:hash', (request, ports) => answerPortrait(request, ports, given.storage)),
  serveRaw('POST', '/api/consultants/me/portrait', (request, ports) => takePortrait(request, ports, given)),
]

async function takePortrait(request: Request, ports: Ports, given: PortraitPorts) {
  const upload = await openUpload(request, ports, { most: MOST_UPLOAD_BYTES, refuse })
  const crop = cropOf(new URL(request.url).searchParams)
  await uploadPortrait(ports.db, given, { ...upload, crop, now: ports.now() })
  return answerOwnProfile(ports, upload.consultantId)
}

const cropOf = (query: URLSearchParams): Crop => ({
  left: Number(query.get('left') ?? 0),
  top: Number(query.get('top') ?? 0),
  side: Number(query.get('side') ?? 1),
})
