import { beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, type OpenConsultants, NOON, openConsultants } from '#test/support/consultants-fixture.ts'
import { m4aRecording, mp3Recording, mp4Video, oggRecording, webmRecording } from '#test/support/recordings.ts'
import { countedBodies, uploadThreeAtOnce } from '#test/support/upload-bodies.ts'
import { formatOf, INTRODUCTIONS_PER_CONSULTANT, MOST_RECORDING_BYTES } from './rules.ts'
import { sweepIntroductions } from './sweep-introductions.ts'

let { db, fixture } = {} as OpenConsultants
let luna: string
beforeEach(async () => {
  ;({ db, fixture } = await openConsultants())
  luna = await fixture.consultant('Luna')
})

const OWN = '/api/consultants/me/introduction'
const upload = (bytes: Buffer | ReadableStream, { id = luna, now = NOON } = {}) =>
  fixture.ask(OWN, { viewer: { id, role: 'consultor' }, method: 'POST', bytes: bytes as BodyInit, now })
const remove = (id = luna) => fixture.ask(OWN, { viewer: { id, role: 'consultor' }, method: 'DELETE', body: {} })
const introduction = async () => (await fixture.ask(`/api/consultants/${luna}`)).json.introduction
const takeDown = (value: string) =>
  fixture.ask(`/api/consultants/${luna}/takedown`, {
    viewer: { id: fixture.iris, role: 'admin' },
    method: 'POST',
    body: { field: 'introduction', value, reason: 'A gravação dita um número de telefone, o que a casa não permite.' },
  })
const changes = async () =>
  (await fixture.ask('/api/admin/profile-changes', { viewer: { id: fixture.iris, role: 'admin' } })).json.changes

const VOICE = webmRecording({ seconds: 12 })
const OTHER = m4aRecording({ seconds: 5 })

describe('a spoken introduction', () => {
  test('is on the profile with its seconds, under the hash of what is kept, and cached for ever', async () => {
    expect(await introduction()).toBeNull()
    const { status, json } = await upload(VOICE)
    expect([status, json.introduction?.seconds], json.error).toEqual([200, 12])
    expect(await introduction()).toEqual(json.introduction)
    const { headers, status: heard } = await fixture.ask(json.introduction.url)
    expect([heard, headers.get('content-type')]).toEqual([200, 'audio/webm'])
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(fixture.stored.size).toBe(1)
  })

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/SIZE', 10],
    ['bytes=10-', 206, 'bytes 10-LAST/SIZE', -10],
    ['bytes=-7', 206, 'bytes TAIL-LAST/SIZE', 7],
    ['bytes=0-99999999', 206, 'bytes 0-LAST/SIZE', 0],
    ['bytes=99999999-', 416, 'bytes */SIZE', undefined],
    ['bytes=-0', 416, 'bytes */SIZE', undefined],
    ['bytes=9-3', 200, null, 0],
    ['bytes=0-1,5-6', 200, null, 0],
    ['bytes=-', 200, null, 0],
    ['lines=1-2', 200, null, 0],
  ])('asked for %s answers %i', async (range, status, content, bytes) => {
    const { url } = (await upload(VOICE)).json.introduction
    const [whole] = fixture.stored.values()
    const size = whole!.length
    const answer = await fixture.ask(url, { range })
    const said = content
      ?.replace('SIZE', `${size}`)
      .replace('LAST', `${size - 1}`)
      .replace('TAIL', `${size - 7}`)
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, said ?? null])
    expect(answer.headers.get('cache-control')).toContain(status === 416 ? 'no-store' : 'immutable')
    if (bytes !== undefined) expect(answer.bytes.length).toBe(bytes > 0 ? bytes : size + bytes)
    if (status === 206) {
      const from = Number(/bytes (\d+)/.exec(said!)![1])
      expect(answer.bytes.equals(whole!.subarray(from, from + answer.bytes.length))).toBe(true)
    }
  })

  test('asked for in parts is fetched once from where it lies', async () => {
    const { url } = (await upload(VOICE)).json.introduction
    const { get } = fixture.storage
    let fetched = 0
    fixture.storage.get = (name) => (fetched++, get(name))
    const ranges = ['bytes=0-9', 'bytes=10-19', 'bytes=20-']
    const parts = await Promise.all(ranges.map((range) => fixture.ask(url, { range })))
    expect(Buffer.concat(parts.map(({ bytes }) => bytes)).equals([...fixture.stored.values()][0]!)).toBe(true)
    expect(fetched).toBe(1)
  })

  test('replaced stays for pages that are open, and is removed after ten minutes', async () => {
    const former = (await upload(VOICE)).json.introduction.url
    const latest = (await upload(OTHER)).json.introduction.url
    await sweepIntroductions(db, fixture.storage, { now: afterNoon(60_000) })
    expect((await fixture.ask(former)).status).toBe(200)
    await sweepIntroductions(db, fixture.storage, { now: afterNoon(11 * 60_000) })
    expect([(await fixture.ask(former)).status, (await fixture.ask(latest)).status]).toEqual([404, 200])
    expect(fixture.stored.size).toBe(1)
  })

  test('removed is erased at once, and removing again is fine', async () => {
    const { url } = (await upload(VOICE)).json.introduction
    const { status, json } = await remove()
    expect([status, json.introduction]).toEqual([200, null])
    expect([(await fixture.ask(url)).status, fixture.stored.size]).toEqual([404, 0])
    expect(await db`select from introductions`).toHaveLength(0)
    expect((await remove()).status).toBe(200)
    expect(await changes()).toMatchObject([
      { field: 'introduction', after: '', isShown: false },
      { field: 'introduction', before: '', isShown: false },
    ])
    expect((await upload(VOICE)).status, 'it is theirs to publish again').toBe(200)
  })

  test('that two consultants share stays while one of them shows it', async () => {
    const sol = await fixture.consultant('Sol')
    const { url } = (await upload(VOICE)).json.introduction
    await upload(VOICE, { id: sol })
    await remove()
    expect((await fixture.ask(url)).status).toBe(200)
    await remove(sol)
    expect((await fixture.ask(url)).status).toBe(404)
  })

  test('that somebody removes while another one publishes the same is stored again', async () => {
    const sol = await fixture.consultant('Sol')
    const { url } = (await upload(VOICE)).json.introduction
    const { put } = fixture.storage
    fixture.storage.put = async (...file) => {
      await put(...file)
      fixture.storage.put = put
      await remove()
    }
    expect((await upload(VOICE, { id: sol })).status).toBe(200)
    expect([(await fixture.ask(url)).status, fixture.stored.size]).toEqual([200, 1])
    expect((await fixture.ask(`/api/consultants/${sol}`)).json.introduction.url).toBe(url)
  })

  test('published by one and removed by another at once, again and again, is there for whoever shows it', async () => {
    const sol = await fixture.consultant('Sol')
    const { url } = (await upload(VOICE)).json.introduction
    for (let [showing, other, round] = [luna, sol, 1]; round < 36; [showing, other] = [other, showing], round++) {
      const answers = await Promise.all([upload(VOICE, { id: other, now: afterNoon(round) }), remove(showing)])
      expect(
        answers.map(({ status }) => status),
        `round ${round}`,
      ).toEqual([200, 200])
      expect((await fixture.ask(url)).status, `round ${round}`).toBe(200)
    }
  })

  test('the same again is no change, and twenty at once leave one', async () => {
    await Promise.all(Array.from({ length: INTRODUCTIONS_PER_CONSULTANT.most }, () => upload(VOICE)))
    expect(await changes()).toHaveLength(1)
    expect(fixture.stored.size).toBe(1)
    expect((await upload(VOICE)).status).toBe(429)
  })

  test('the team hears it, and taken down it is gone, with its reason in public, and does not come back', async () => {
    const { url } = (await upload(VOICE)).json.introduction
    const [change] = await changes()
    expect(change).toMatchObject({ field: 'introduction', before: '', isShown: true })
    expect(url.endsWith(change.after)).toBe(true)
    expect((await takeDown(change.after)).status).toBe(200)
    expect((await takeDown(change.after)).status, 'twice is once').toBe(200)
    expect([(await fixture.ask(url)).status, fixture.stored.size]).toEqual([404, 0])
    const profile = (await fixture.ask(`/api/consultants/${luna}`)).json
    expect(profile).toMatchObject({ introduction: null, takedowns: [{ field: 'introduction' }] })
    expect((await changes())[0]).toMatchObject({ isShown: false, takedownReason: expect.stringContaining('telefone') })
    expect((await upload(VOICE)).json.code).toBe('profile.was_taken_down')
    expect(await introduction()).toBeNull()
    expect([(await fixture.ask(url)).status, fixture.stored.size], 'nor for a moment').toEqual([404, 0])
    expect((await upload(OTHER)).status).toBe(200)
  })
})

describe('what is refused, and leaves the introduction as it was', () => {
  const attacks: [string, Buffer, number, string][] = [
    ['HTML named .mp3', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'introductions.not_audio'],
    [
      'three hours that claim five seconds',
      webmRecording({ seconds: 10_800, claims: 5 }),
      400,
      'introductions.too_long',
    ],
    ['an upload cut in the middle', OTHER.subarray(0, OTHER.length - 40), 400, 'introductions.broken'],
    ['a video', mp4Video(3), 415, 'introductions.has_video'],
    ['another codec', webmRecording({ seconds: 3, codec: 'A_VORBIS' }), 415, 'introductions.unknown_codec'],
    ['a WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt '), 415, 'introductions.uncompressed'],
    ['HTML behind a recording', webmRecording({ seconds: 3, trailing: '<script>' }), 400, 'introductions.broken'],
    ['an empty recording', webmRecording({ seconds: 0 }), 400, 'introductions.too_short'],
    ['nothing', Buffer.alloc(0), 400, 'introductions.broken'],
  ]
  test.each(attacks)('%s', async (_what, bytes, status, code) => {
    await upload(OTHER)
    const before = await introduction()
    const answer = await upload(bytes)
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(await introduction()).toEqual(before)
    expect(fixture.stored.size).toBe(1)
  })

  test('what a tag hides in a recording is not kept', async () => {
    for (const bytes of [
      mp3Recording({ seconds: 3, tag: '<script>alert(1)</script>' }),
      oggRecording({ seconds: 3, comment: '<script>' }),
      m4aRecording({ seconds: 3, place: 'Rua das Flores, 12 <script>' }),
    ]) {
      expect((await upload(bytes)).status).toBe(200)
      for (const kept of fixture.stored.values()) expect(kept.toString('latin1')).not.toMatch(/script|Flores/)
    }
  })

  test('200 MB are cut off as soon as they are too long', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        if (sent > 200 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(65_536))
      },
    })
    const { status, json } = await upload(endless)
    expect([status, json.code]).toEqual([413, 'introductions.too_large'])
    expect(sent).toBeLessThan(MOST_RECORDING_BYTES + 1024 * 1024)
  })

  test('not a byte is read of whoever is not approved or has no attempt left', async () => {
    const sol = await fixture.register('Sol')
    await fixture.apply(sol)
    const bodies = countedBodies()
    expect((await upload(bodies.next(), { id: sol })).json.code).toBe('profile.not_approved')
    for (let n = 0; n < INTRODUCTIONS_PER_CONSULTANT.most; n++) await upload(Buffer.of(1))
    expect((await upload(bodies.next())).status).toBe(429)
    expect(bodies.asked()).toBe(0)
  })

  test('of one consultant one is read and one waits; a third is refused, and others are not kept waiting', async () => {
    const sol = await fixture.consultant('Sol')
    const { read, codes, answered } = uploadThreeAtOnce((body) => upload(body, { id: luna }))
    await expect.poll(() => codes).toEqual(['introductions.busy'])
    expect((await upload(Buffer.of(1), { id: sol })).json.code).toBe('introductions.not_audio')
    for (let done = 0; done < 2; done++) {
      await expect.poll(() => read.length).toBe(1)
      read.shift()!()
    }
    await answered
    expect(codes).toEqual(['introductions.busy', 'introductions.broken', 'introductions.broken'])
  })

  test('taking down what is no longer on the profile', async () => {
    const { url } = (await upload(VOICE)).json.introduction
    await upload(OTHER)
    expect((await takeDown(url.split('/').at(-1))).json.code).toBe('profile.changed_meanwhile')
  })
})

test.each([
  [`${'a'.repeat(64)}.webm`, 'webm'],
  [`/api/introductions/${'0'.repeat(64)}.m4a`, 'm4a'],
  [`${'a'.repeat(64)}.html`, undefined],
  [`../${'a'.repeat(63)}.mp3`, undefined],
])('the format of %s is %s', (name, format) => {
  expect(formatOf(name)).toBe(format)
})
