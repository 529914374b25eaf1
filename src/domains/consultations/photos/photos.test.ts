import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteBlock, insertBlock } from '#domains/consultants/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'
import { aClient } from '#test/support/people.ts'
import { endConsultation } from '../lifecycle/end-consultation.ts'
import { listReadableEvents } from '../messages/sql.ts'
import { personalData } from '../personal-data.ts'
import { encodeSentPhoto } from './encode-sent-photo.ts'
import { MOST_SIDE, MOST_UPLOAD_BYTES, PHOTOS_PER_ROOM, UNSENT_FOR_MS } from './rules.ts'
import { sweepPhotosIn } from './sweep-photos.ts'

const RED = { r: 200, g: 30, b: 40 }
const plain = (width = 120, height = 80, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })

let db: Db
let photo: Buffer
let room: LiveRoom
let [ana, luna] = [] as unknown as [Tab, Tab]
beforeAll(async () => {
  db = await freshDatabase({ max: 1 })
  photo = await plain().jpeg().toBuffer()
})
afterEach(async () => {
  await room.end()
  expect(await room.consultation.endAndFindViolations()).toEqual([])
})

/** Uploaded and sent; answers what sending answered. */
async function show(who: 'ana' | 'luna', { id = crypto.randomUUID(), description = '' } = {}) {
  const uploaded = await room.upload(who, id, photo)
  return uploaded === 'uploaded' ? room.send(who, id, description) : uploaded
}
const eventsFor = async (personId: string) =>
  (await listReadableEvents(db, { id: room.consultation.id, personId, after: 0, limit: 500 }))!.events

describe('a photo in a running room', () => {
  beforeEach(async () => {
    ;({ room, ana, luna } = await LiveRoom.begun(db))
  })

  test('stands in the sequence at its number, and both hear of it with what was said of it', async () => {
    const id = crypto.randomUUID()
    const seq = await show('luna', { id, description: 'Três cartas: a Lua, o Sol e a Torre' })
    expect(await luna.say('Olhe a do meio.')).toBe('stored')
    const shown = { id, width: 120, height: 80, description: 'Três cartas: a Lua, o Sol e a Torre' }
    for (const tab of [ana, luna]) expect(tab.events('photo')).toMatchObject([{ seq, fact: { photo: shown } }])
    const events = await eventsFor(room.consultation.ana)
    expect(events.map((event) => event.seq)).toEqual(events.map((_, n) => n + 1))
    expect(events.at(-2)).toMatchObject({ seq, type: 'photo', authorKind: 'consultant', fact: { photo: shown } })
  })

  test('is seen by its two people, with their session, and by nobody else; caches keep nothing', async () => {
    const id = crypto.randomUUID()
    await room.upload('luna', id, photo)
    expect((await room.fetchPhoto(room.consultation.ana, id)).status, 'before it is sent').toBe(404)
    await room.send('luna', id)
    for (const reader of [room.consultation.ana, room.consultation.luna]) {
      const answer = await room.fetchPhoto(reader, id)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect((await room.fetchPhoto(undefined, id)).status, 'the address alone').toBe(401)
    expect((await room.fetchPhoto(await aClient(db, 'Bia'), id)).status).toBe(404)
    expect((await room.fetchPhoto(room.consultation.ana, crypto.randomUUID())).status).toBe(404)
  })

  test('sent again after a lost answer keeps its number, and its id takes no other photo', async () => {
    const id = crypto.randomUUID()
    await room.upload('luna', id, photo)
    expect(await room.upload('luna', id, photo), 'the same again').toBe('uploaded')
    const seq = await room.send('luna', id)
    expect(await room.send('luna', id, 'Outra coisa')).toBe(seq)
    const other = await plain(200, 200).png().toBuffer()
    expect(await room.upload('luna', id, other)).toBe('photos.id_reused')
    expect(await room.upload('ana', id, photo)).toBe('photos.id_reused')
    expect(await room.send('ana', id)).toBe('photos.not_found')
  })

  test('of Luna with a contact or a promise in its description is not sent; Ana says what she likes', async () => {
    for (const who of ['luna', 'ana'] as const) {
      const id = crypto.randomUUID()
      await room.upload(who, id, photo)
      const sent = await room.send(who, id, 'Me chama no zap: 11 98765-4321')
      expect(sent).toEqual(who === 'luna' ? 'photos.description_held' : expect.any(Number))
      if (who === 'luna') expect(await room.send(who, id, 'A carta da Morte')).toEqual(expect.any(Number))
    }
  })

  test('comes from the client, too, and twelve of each person fit into a room', async () => {
    expect(await show('ana')).toEqual(expect.any(Number))
    for (let n = 0; n < PHOTOS_PER_ROOM; n++) expect(await show('luna')).toEqual(expect.any(Number))
    expect(await show('luna')).toBe('photos.too_many')
    expect(await show('ana')).toEqual(expect.any(Number))
  })

  test('is none when it is something else, too large, too small or broken', async () => {
    const upload = (bytes: BodyInit | Buffer) => room.upload('luna', crypto.randomUUID(), bytes)
    expect(await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('photos.not_a_photo')
    expect(await upload(photo.subarray(0, photo.length / 2))).toBe('photos.broken')
    expect(await upload('')).toBe('photos.broken')
    expect(await upload(await plain(400, 20).jpeg().toBuffer())).toBe('photos.too_small')
    let given = 0
    const endless = new ReadableStream({
      pull(controller) {
        given += 1_048_576
        controller.enqueue(new Uint8Array(1_048_576))
      },
    })
    expect(await upload(endless)).toBe('photos.too_large')
    expect(given, 'no more is read than may be').toBeLessThan(MOST_UPLOAD_BYTES + 4 * 1_048_576)
    expect(room.files.stored.size).toBe(0)
  })

  test('is refused after the end, between people of whom one blocked the other', async () => {
    const { id, ana: anaId, luna: lunaId } = room.consultation
    const block = { clientId: anaId, consultantId: lunaId, blockedBy: 'client' } as const
    await inTransaction(db, (tx) => insertBlock(tx, block, new Date()))
    expect(await show('luna')).toBe('photos.not_between_you')
    expect(await show('ana')).toBe('photos.not_between_you')
    await deleteBlock(db, block)
    const waiting = crypto.randomUUID()
    await room.upload('luna', waiting, photo)
    await endConsultation(db, { id, personId: anaId, clock })
    expect(await room.send('luna', waiting)).toBe('photos.ended')
    expect(await room.upload('luna', crypto.randomUUID(), photo)).toBe('photos.ended')
  })

  test('goes with its sender’s account: the other one reads that there was one', async () => {
    const id = crypto.randomUUID()
    const seq = await show('luna', { id, description: 'A mesa' })
    const { luna: lunaId, ana: anaId } = room.consultation
    expect(await personalData.read!(db, lunaId)).toMatchObject({
      'Fotos enviadas em consultas': [{ para: 'Ana', descrição: 'A mesa', endereço: expect.stringContaining(id) }],
    })
    await inTransaction(db, (tx) => personalData.erase!(tx, { personId: lunaId, at: new Date(), email: '' }))
    expect((await room.fetchPhoto(anaId, id)).status).toBe(404)
    expect((await eventsFor(anaId)).at(-1)).toMatchObject({ seq, type: 'photo', fact: { photo: null } })
    expect(room.files.stored.size).toBe(1)
    await sweep(new Date())
    expect(room.files.stored.size).toBe(0)
  })

  test('that was never sent goes after an hour, file and row', async () => {
    await room.upload('luna', crypto.randomUUID(), photo)
    await show('luna')
    await sweep(new Date())
    expect(room.files.stored.size).toBe(2)
    await sweep(new Date(Date.now() + UNSENT_FOR_MS + 60_000))
    expect(room.files.stored.size, 'the one that was sent').toBe(1)
  })
})

const sweep = (now: Date) => sweepPhotosIn(room.files.storage).run({ db, clock: async () => now, now, log })

describe('whoever sends only photos', () => {
  test('never starts the clock: nothing is charged before a word', async () => {
    room = await LiveRoom.open(db)
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    await room.pass(2)
    const id = crypto.randomUUID()
    await room.upload('luna', id, photo)
    const told = new Set<number | string>()
    await room.pass(40, async () => void told.add(await room.send('luna', id)))
    expect(told).toEqual(new Set(['photos.not_begun']))
    expect(await room.billedMs()).toBe(0)
    expect(ana.events('photo')).toEqual([])
  })

  test('charges to the millisecond what the same room charges without photos, and never ends a silence', async () => {
    /** A word, then nothing but photos, as many as are taken. */
    async function chargedWith(photos: number) {
      ;({ room, ana, luna } = await LiveRoom.begun(db))
      const ids = Array.from({ length: photos }, () => crypto.randomUUID())
      for (const id of ids) await room.upload('luna', id, photo)
      const told: (number | string)[] = []
      await room.pass(100, async (second) => {
        const id = second % 9 === 0 ? ids[second / 9 - 1] : undefined
        if (id) told.push(await room.send('luna', id))
      })
      const read = await room.consultation.read()
      expect(read).toMatchObject({ state: 'paused', reason: 'silence' })
      return { told, billedMs: await room.billedMs(), captured: read.capturedCents }
    }
    const without = await chargedWith(0)
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
    const { told, ...charged } = await chargedWith(10)
    expect(told.filter((answer) => typeof answer === 'number').length, 'some were shown').toBeGreaterThan(3)
    expect(told.at(-1)).toBe('photos.in_silence')
    expect(charged).toEqual({ billedMs: without.billedMs, captured: without.captured })
  })

  test('reaches a seat after its second gap only when that is proven, by socket and by reading alike', async () => {
    let isEchoing = true
    ;({ room, ana, luna } = await LiveRoom.begun(db, (answer) => void (isEchoing && answer())))
    const gap = async () => {
      isEchoing = false
      await room.pass(8)
      isEchoing = true
      await room.pass(4)
    }
    await gap()
    expect(await luna.say('Você voltou?')).toBe('stored')
    await gap()
    isEchoing = false
    const seq = await show('luna')
    expect(seq).toEqual(expect.any(Number))
    await room.pass(2)
    const heard = async () => ({
      told: ana.events('photo').length,
      read: (await eventsFor(room.consultation.ana)).filter(({ type }) => type === 'photo').length,
    })
    expect(await heard()).toEqual({ told: 0, read: 0 })
    isEchoing = true
    await room.pass(3)
    expect(await heard()).toEqual({ told: 1, read: 1 })
  })

  test('is not taken while the client’s seat is not proven', async () => {
    let isEchoing = true
    ;({ room, ana, luna } = await LiveRoom.begun(db, (answer) => void (isEchoing && answer())))
    isEchoing = false
    await room.pass(8)
    expect(await show('luna')).toBe('photos.clock_stopped')
    expect(ana.events('photo')).toEqual([])
  })
})

describe('what is kept of a photo', () => {
  beforeEach(async () => {
    ;({ room } = await LiveRoom.begun(db))
  })

  test('is upright, at most 1,600 pixels a side, and says nothing of camera or place', async () => {
    const upload = await plain(2_400, 1_200)
      .withExif({ IFD0: { Artist: 'Luna', Copyright: 'Rua das Flores, 12' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const kept = await encodeSentPhoto({ upload })
    if ('fault' in kept) throw new Error(kept.fault)
    expect([kept.width, kept.height]).toEqual([MOST_SIDE / 2, MOST_SIDE])
    const { format, exif, orientation } = await sharp(kept.bytes).metadata()
    expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])
    expect(Buffer.from(kept.bytes).toString('latin1')).not.toMatch(/Luna|Flores|EXIF/)
  })
})
