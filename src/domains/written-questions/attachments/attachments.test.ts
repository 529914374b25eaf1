import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { encodeSentPhoto } from '#domains/consultations/photos/encode-sent-photo.ts'
import { rewriteSound } from '#platform/audio/rewrite-sound.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { aClient, becomeProgram } from '#test/support/people.ts'
import { m4aRecording, mp4Video, webmRecording } from '#test/support/recordings.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { openWrittenQuestionFixture } from '#test/support/written-question-fixture.ts'
import { personalData } from '../personal-data.ts'
import { readQuestion } from '../read-question.ts'
import { attachmentPath, uploadPath } from './contract.ts'
import { attachmentEndpoints } from './endpoints.ts'
import { type AttachmentKind, MOST_PICTURE_BYTES, UNSENT_FOR_MS } from './rules.ts'
import { findVoice } from './sql.ts'
import { sweepAttachmentsIn } from './sweep-attachments.ts'

const VOICE = webmRecording({ seconds: 3 })
const files = memoryStorage()
let db: Db
let picture: Buffer
let time: ReturnType<typeof settableClock>
let fixture: ReturnType<typeof openWrittenQuestionFixture>
beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  fixture = openWrittenQuestionFixture(db, time)
  time.pass(60)
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8855aa' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'palavra-da-camera' } })
    .toBuffer()
})

type Viewer = { id: string; role: 'client' | 'consultor' }
async function ask(viewer: Viewer | undefined, path: string, init: RequestInit & { duplex?: 'half' } = {}) {
  const routes = attachmentEndpoints({
    storage: files.storage,
    encode: encodeSentPhoto,
    rewrite: async (given) => rewriteSound(given),
  })
  const viewerOf = async () => viewer && { ...viewer, sessionId: 'session' }
  const { clock, now } = time
  const api = apiOf(routes, { db, now, clock, log, viewerOf, trustedProxies: 0 })
  const headers = { ...(viewer && { authorization: `Bearer ${'t'.repeat(43)}` }), 'content-type': 'application/json' }
  return api.request(path, { headers, ...init })
}
const codeOf = async (answer: Response) => (answer.ok ? 'done' : ((await answer.json()) as { code: string }).code)

type Given = { kind?: AttachmentKind; id?: string; bytes?: BodyInit | Buffer }
async function upload(viewer: Viewer, questionId: string, given: Given = {}) {
  const { kind = 'picture', id = crypto.randomUUID(), bytes = kind === 'picture' ? picture : VOICE } = given
  const init = { method: 'POST', body: bytes as BodyInit, duplex: 'half' as const }
  return codeOf(await ask(viewer, uploadPath(questionId, kind, id), init))
}
const discard = async (viewer: Viewer, questionId: string, id: string) =>
  codeOf(await ask(viewer, attachmentPath(questionId, id), { method: 'DELETE', body: '{}' }))
const client = (q: { clientId: string }): Viewer => ({ id: q.clientId, role: 'client' })
const consultant = (q: { consultantId: string }): Viewer => ({ id: q.consultantId, role: 'consultor' })
const seenBy = async (id: string, personId: string) => (await readQuestion(db, id, personId)).attachments
const fetchStatus = async (viewer: Viewer | undefined, questionId: string, id: string) =>
  (await ask(viewer, attachmentPath(questionId, id))).status
const sweep = (now: Date) => sweepAttachmentsIn(files.storage).run({ db, clock: async () => now, now, log })

test('a picture and a voice go with the question: Luna sees them once it is sent, and nobody else does', async () => {
  const q = await fixture.buyQuestion()
  const [shown, spoken] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(await upload(client(q), q.id, { id: shown })).toBe('done')
  expect(await upload(client(q), q.id, { id: spoken, kind: 'voice' })).toBe('done')
  expect(await fetchStatus(client(q), q.id, shown), 'its author').toBe(200)
  expect(await fetchStatus(consultant(q), q.id, shown), 'before it is sent').toBe(404)
  await fixture.ask(q)
  expect(await seenBy(q.id, q.consultantId)).toEqual([
    { id: shown, kind: 'picture', by: 'client', width: 300, height: 200, durationMs: null, isSent: true },
    { id: spoken, kind: 'voice', by: 'client', width: null, height: null, durationMs: 2_994, isSent: true },
  ])
  const answer = await ask(consultant(q), attachmentPath(q.id, shown))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(Buffer.from(await answer.arrayBuffer()).includes('palavra-da-camera'), 'made anew').toBe(false)
  expect((await ask(consultant(q), attachmentPath(q.id, spoken))).headers.get('content-type')).toBe('audio/webm')
  const bia = { id: await aClient(db, 'Bia', 0n), role: 'client' as const }
  expect([await fetchStatus(bia, q.id, shown), await fetchStatus(undefined, q.id, shown)]).toEqual([404, 401])
  expect(await upload(client(q), q.id), 'nothing is added later').toBe('attachments.already_sent')
  expect(await discard(client(q), q.id, shown), 'nor taken back').toBe('attachments.already_sent')
})

test('the client attaches before the question is bought, under the id that it will have', async () => {
  const [bought, id] = [await fixture.buyQuestion(), crypto.randomUUID()]
  const later = crypto.randomUUID()
  expect(await upload(client(bought), later, { id })).toBe('done')
  expect(await upload(consultant(bought), later), 'under an id of others: shown to nobody').toBe('done')
  expect(await fetchStatus(client(bought), later, id), 'and in nobody’s place').toBe(200)
  expect(await fetchStatus(client(bought), later, id)).toBe(200)
  expect(await fetchStatus(consultant(bought), later, id)).toBe(404)
})

test('what Luna attaches goes with the answer, and says how long her voice is', async () => {
  const q = await fixture.buyQuestion()
  expect(await upload(consultant(q), q.id), 'not asked yet').toBe('attachments.already_sent')
  await fixture.ask(q)
  expect(await upload(consultant(q), q.id, { kind: 'voice', bytes: m4aRecording({ seconds: 21 }) })).toBe('done')
  expect(await findVoice(db, q.id, q.consultantId)).toMatchObject({ durationMs: 20_991, isCopy: false })
  expect(await seenBy(q.id, q.clientId)).toEqual([])
  expect(await seenBy(q.id, q.consultantId)).toMatchObject([{ kind: 'voice', by: 'consultant', isSent: false }])
  await fixture.answer(q)
  expect(await seenBy(q.id, q.clientId)).toMatchObject([{ kind: 'voice', by: 'consultant', isSent: true }])
})

test('a voice of twenty seconds is an answer with a line beside it; a shorter one, or the same again, is none', async () => {
  const [first, second] = [await fixture.buyQuestion(), await fixture.buyQuestion()]
  await fixture.ask(first)
  const speaks = (q: typeof first, bytes: Buffer) => upload(consultant(q), q.id, { kind: 'voice', bytes })
  const answers = (q: typeof first) =>
    fixture.answer(q, 'A minha resposta está na gravação.').then(
      () => 'answered',
      (error: { code: string }) => error.code,
    )
  await speaks(first, m4aRecording({ seconds: 19 }))
  expect(await answers(first)).toBe('questions.too_thin')
  await speaks(first, m4aRecording({ seconds: 20 }))
  expect(await answers(first)).toBe('answered')
  await db`update written_questions set consultant_id = ${first.consultantId} where id = ${second.id}`
  const again = { ...second, consultantId: first.consultantId }
  await fixture.ask(again)
  await speaks(again, m4aRecording({ seconds: 20 }))
  expect(await answers(again), 'the same recording').toBe('questions.copied')
  await speaks(again, m4aRecording({ seconds: 25 }))
  expect(await answers(again)).toBe('answered')
})

test('what goes along with a late answer is read with it', async () => {
  const q = await fixture.buyQuestion()
  await fixture.ask(q)
  time.pass(25 * 3_600)
  expect(await upload(consultant(q), q.id)).toBe('done')
  await fixture.answer(q)
  expect(await seenBy(q.id, q.clientId)).toMatchObject([{ kind: 'picture', by: 'consultant', isSent: true }])
  expect(await upload(consultant(q), q.id), 'once').toBe('attachments.already_sent')
})

test('another one takes the place of the first; the same again changes nothing; one is taken back', async () => {
  const q = await fixture.buyQuestion()
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  await upload(client(q), q.id, { id: first })
  expect(await upload(client(q), q.id, { id: first }), 'the same again').toBe('done')
  const other = await sharp(picture).negate().png().toBuffer()
  expect(await upload(client(q), q.id, { id: first, bytes: other })).toBe('attachments.id_reused')
  expect(await upload(client(q), q.id, { id: second, bytes: other })).toBe('done')
  expect(await seenBy(q.id, q.clientId)).toMatchObject([{ id: second }])
  expect(await discard(client(q), q.id, second)).toBe('done')
  expect(await discard(client(q), q.id, second), 'again').toBe('done')
  expect(await seenBy(q.id, q.clientId)).toEqual([])
})

test('of two that arrive together for one question one stays', async () => {
  const q = await fixture.buyQuestion()
  const [one, other] = [picture, await sharp(picture).negate().png().toBuffer()]
  await Promise.all([one, other].map((bytes) => upload(client(q), q.id, { bytes })))
  expect(await seenBy(q.id, q.clientId)).toHaveLength(1)
})

test('is none when it is something else, too large, too long, too short or broken; HEIC is answered in words', async () => {
  const q = await fixture.buyQuestion()
  const send = (kind: AttachmentKind, bytes: BodyInit | Buffer) => upload(client(q), q.id, { kind, bytes })
  const heic = Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypheic'), Buffer.alloc(200)])
  expect(await send('picture', heic)).toBe('attachments.heic')
  expect(await send('picture', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('attachments.not_a_photo')
  expect(await send('picture', picture.subarray(0, picture.length / 2))).toBe('attachments.picture_broken')
  expect(await send('picture', '')).toBe('attachments.picture_broken')
  expect(await send('voice', webmRecording({ seconds: 0.4 }))).toBe('attachments.too_short')
  expect(await send('voice', webmRecording({ seconds: 130 }))).toBe('attachments.too_long')
  expect(await send('voice', mp4Video(3))).toBe('attachments.has_video')
  expect(await send('voice', picture)).toBe('attachments.not_audio')
  let given = 0
  const endless = new ReadableStream({
    pull(controller) {
      given += 1_048_576
      controller.enqueue(new Uint8Array(1_048_576))
    },
  })
  expect(await send('picture', endless)).toBe('attachments.picture_too_large')
  expect(given, 'no more is read than may be').toBeLessThan(MOST_PICTURE_BYTES + 4 * 1_048_576)
  expect(await seenBy(q.id, q.clientId)).toEqual([])
})

test('a program is shown nothing', async () => {
  const q = await fixture.buyQuestion()
  await becomeProgram(db, q.consultantId)
  expect(await upload(client(q), q.id)).toBe('attachments.nobody_sees')
})

test('what nobody sends goes after a day; a question that waits keeps its own; closing takes them along', async () => {
  await sweep(time.now())
  const q = await fixture.buyQuestion()
  const before = files.stored.size
  await upload(client(q), q.id)
  await upload(client(q), crypto.randomUUID())
  expect(files.stored.size).toBe(before + 2)
  const later = new Date(time.now().getTime() + UNSENT_FOR_MS + 60_000)
  await sweep(later)
  const kept = async () =>
    (await db`select from question_attachments where author_id = ${q.clientId} and erased_at is null`).length
  expect(await kept(), 'the one of the question').toBe(1)
  expect(JSON.stringify(await personalData.read!(db, q.clientId))).toContain(q.id)
  await inTransaction(db, (tx) => personalData.erase!(tx, { personId: q.clientId, at: time.now(), email: '' }))
  expect(await seenBy(q.id, q.clientId)).toEqual([])
  await sweep(later)
  expect(await db`select from question_attachments where author_id = ${q.clientId}`).toEqual([])
})
