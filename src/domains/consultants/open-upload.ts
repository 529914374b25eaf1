import { admit, type Ports } from '#platform/http.ts'
import { readBody } from '#platform/read-body.ts'
import { toJson } from '#shared/json.ts'
import { readOwnProfile } from './directory/read-profile.ts'

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

type Limits = { most: number; refuse: (name: 'too_large' | 'broken') => Error }

/** A file that a consultant sends as the bytes of the body; none is read before `read` is called, at most `most`. */
export async function openUpload(request: Request, ports: Ports, { most, refuse }: Limits) {
  const viewer = await admit(request, ports, 'consultor')
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refuse('too_large')
  const read = async () => {
    const upload = await readBody(request, most)
    if (!upload) throw refuse('too_large')
    if (upload.length === 0) throw refuse('broken')
    return upload
  }
  return { consultantId: viewer!.id, read }
}

/** The profile as it is after an upload. */
export const answerOwnProfile = async ({ db, now }: Ports, consultantId: string) =>
  new Response(toJson(await readOwnProfile(db, consultantId, now())), { headers: JSON_HEADERS })
