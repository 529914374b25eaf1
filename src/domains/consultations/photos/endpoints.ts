import { budgeted } from '#domains/accounts/index.ts'
import { admit, type Ports, type Route, serve, serveRaw } from '#platform/http.ts'
import { readBody } from '#platform/read-body.ts'
import { answerPhoto, photoOf } from './answer-photo.ts'
import { photoPath, sendPhoto as sending } from './contract.ts'
import { MOST_UPLOAD_BYTES, refuse, SENT_PHOTOS } from './rules.ts'
import { sendPhoto } from './send-photo.ts'
import { type PhotoPorts, uploadPhoto } from './upload-photo.ts'

const PATH = photoPath(':id', ':photoId') as `/${string}`

/** Photos of a room: uploaded as the bytes of the body, then sent, and read by its two people. */
export const photoEndpoints = (flushRoom: (id: string) => Promise<void>, given: PhotoPorts): Route[] => [
  serveRaw('POST', PATH, (request, ports) => takePhoto(request, ports, given)),
  serveRaw('GET', PATH, (request, ports) => answerPhoto(request, ports, given.storage)),
  serve(
    sending,
    budgeted(SENT_PHOTOS, async ({ db, clock, viewer, input: { id, photoId, description } }) => {
      // The seats' newest proofs may be at this process only.
      await flushRoom(id)
      return sendPhoto(db, { id: photoId, consultationId: id, authorId: viewer.id, description, clock })
    }),
  ),
]

async function takePhoto(request: Request, ports: Ports, given: PhotoPorts) {
  const viewer = await admit(request, ports, 'signed-in')
  if (Number(request.headers.get('content-length') ?? 0) > MOST_UPLOAD_BYTES) throw refuse('too_large')
  const read = async () => {
    const upload = await readBody(request, MOST_UPLOAD_BYTES)
    if (!upload) throw refuse('too_large')
    if (upload.length === 0) throw refuse('broken')
    return upload
  }
  await uploadPhoto(ports.db, given, { ...photoOf(request), authorId: viewer!.id, read, now: ports.now() })
  return Response.json({}, { headers: { 'cache-control': 'no-store' } })
}
