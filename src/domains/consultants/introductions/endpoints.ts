import { type Ports, serve, serveRaw, type Route } from '#platform/http.ts'
import { readOwnProfile } from '../directory/read-profile.ts'
import { answerOwnProfile, openUpload } from '../open-upload.ts'
import { removeIntroduction as removing } from '../profile-changes/contract.ts'
import { introductionAnswers } from './answer-introduction.ts'
import { removeIntroduction } from './remove-introduction.ts'
import { MOST_RECORDING_BYTES, refuse } from './rules.ts'
import { type IntroductionPorts, uploadIntroduction } from './upload-introduction.ts'

/** Spoken introductions: everybody hears them, a consultant uploads or erases the own one. */
export const introductionEndpoints = (given: IntroductionPorts): Route[] => [
  serveRaw('GET', '/api/introductions/:name', introductionAnswers(given.storage)),
  serveRaw('POST', '/api/consultants/me/introduction', (request, ports) => takeIntroduction(request, ports, given)),
  serve(removing, async ({ db, viewer, now }) => {
    await removeIntroduction(db, given.storage, { consultantId: viewer.id, now })
    return readOwnProfile(db, viewer.id, now)
  }),
]

async function takeIntroduction(request: Request, ports: Ports, given: IntroductionPorts) {
  const upload = await openUpload(request, ports, { most: MOST_RECORDING_BYTES, refuse })
  await uploadIntroduction(ports.db, given, { ...upload, now: ports.now() })
  return answerOwnProfile(ports, upload.consultantId)
}
