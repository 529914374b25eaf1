import { admit, type Ports, type Route, serve, serveRaw } from '#platform/http.ts'
import { readBody } from '#platform/read-body.ts'
import { answerAttachment, attachmentOf } from './answer-attachment.ts'
import { attachmentPath, discardAttachment as discarding, uploadPath } from './contract.ts'
import { discardAttachment } from './discard-attachment.ts'
import { type AttachmentKind, MOST_PICTURE_BYTES, MOST_VOICE_BYTES, refuse } from './rules.ts'
import { type AttachmentPorts, uploadAttachment } from './upload-attachment.ts'

const pathOf = (kind: AttachmentKind) => uploadPath(':id', kind, ':attachmentId') as `/${string}`

const KINDS = {
  picture: { most: MOST_PICTURE_BYTES, tooLarge: 'picture_too_large', broken: 'picture_broken' },
  voice: { most: MOST_VOICE_BYTES, tooLarge: 'voice_too_large', broken: 'voice_broken' },
} as const

/** Pictures and voices of questions: uploaded as the bytes of the body, discarded, read by the two people. */
export const attachmentEndpoints = (given: AttachmentPorts): Route[] => [
  serveRaw('POST', pathOf('picture'), (request, ports) => take('picture', request, ports, given)),
  serveRaw('POST', pathOf('voice'), (request, ports) => take('voice', request, ports, given)),
  serveRaw('GET', attachmentPath(':id', ':attachmentId') as `/${string}`, (request, ports) =>
    answerAttachment(request, ports, given.storage),
  ),
  serve(discarding, async ({ db, clock, viewer, input: { id, attachmentId } }) => {
    await discardAttachment(db, { id: attachmentId, questionId: id, authorId: viewer.id, at: await clock(db) })
    return {}
  }),
]

async function take(kind: AttachmentKind, request: Request, ports: Ports, given: AttachmentPorts) {
  const viewer = (await admit(request, ports, 'signed-in'))!
  const { most, tooLarge, broken } = KINDS[kind]
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refuse(tooLarge)
  const read = async () => {
    const upload = await readBody(request, most)
    if (!upload) throw refuse(tooLarge)
    if (upload.length === 0) throw refuse(broken)
    return upload
  }
  await uploadAttachment(ports.db, given, {
    ...attachmentOf(request),
    kind,
    authorId: viewer.id,
    read,
    now: ports.now(),
  })
  return Response.json({}, { headers: { 'cache-control': 'no-store' } })
}
