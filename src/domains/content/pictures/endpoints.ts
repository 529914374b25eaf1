import type { Storage } from '#gateways/storage/storage.ts'
import { admitChange, type Ports, type Route, serve, serveRaw } from '#platform/http.ts'
import { readBody } from '#platform/read-body.ts'
import type { TeamAccess } from '#shared/contract.ts'
import { addPicture, type PicturePorts, storedName } from './add-picture.ts'
import { listPictures as listing, PICTURES_PATH } from './contract.ts'
import { MOST_UPLOAD_BYTES, pictureFileOf, refuse } from './rules.ts'
import { listPictures } from './sql.ts'

const SHOWN = 48

const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Pictures of texts: everybody reads them, the team adds one as the bytes of the body. */
export const pictureEndpoints = (given: PicturePorts): Route[] => [
  serveRaw('GET', '/api/pictures/:file', (request) => answerPicture(request, given.storage)),
  pictureUpload(PICTURES_PATH, 'team:content', given),
  serve(listing, async ({ db }) => ({ pictures: [...(await listPictures(db, SHOWN))] })),
]

/** Where a picture is sent, as the bytes of the body, by whoever of the team may do this. */
export const pictureUpload = (path: `/${string}`, access: TeamAccess, given: PicturePorts): Route =>
  serveRaw('POST', path, (request, ports) => takePicture(request, ports, access, given))

/** The name says content and width, so caches may keep it for ever. */
async function answerPicture(request: Request, storage: Storage): Promise<Response> {
  const file = pictureFileOf(new URL(request.url).pathname)
  const bytes = file && (await storage.read(storedName(file.name, file.width)))
  if (!bytes) throw refuse('not_found')
  return new Response(bytes, { headers: HEADERS })
}

async function takePicture(request: Request, ports: Ports, access: TeamAccess, given: PicturePorts): Promise<Response> {
  const viewer = await admitChange(request, ports, access)
  if (Number(request.headers.get('content-length') ?? 0) > MOST_UPLOAD_BYTES) throw refuse('too_large')
  const read = async () => {
    const upload = await readBody(request, MOST_UPLOAD_BYTES)
    if (!upload) throw refuse('too_large')
    if (upload.length === 0) throw refuse('broken')
    return upload
  }
  const alt = new URL(request.url).searchParams.get('alt') ?? ''
  const added = await addPicture(ports.db, given, { alt, read, by: viewer.id, now: ports.now() })
  return Response.json(added, { headers: { 'cache-control': 'no-store' } })
}
