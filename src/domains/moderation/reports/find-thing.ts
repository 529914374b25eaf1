import type { Storage } from '#gateways/storage/storage.ts'
import type { Sql } from '#platform/db.ts'
import { mediaTypeOf } from '#platform/private-file.ts'
import { formatDay } from '#shared/dates.ts'
import type { Kind } from './rules.ts'
import { part, type Snapshot } from './snapshot.rules.ts'
import * as things from './things.sql.ts'

/** What may be reported: whose it is, what it was like, and its file. */
export type Thing = {
  reportedId: string
  snapshot: Snapshot
  file?: { mediaType: string; bytes: Buffer } | undefined
  consultationId: string | null
}
type Asked = { kind: Kind; subjectId: string; seq: number | undefined; viewerId: string }

/** What somebody can see and wants to report, as it is now. Undefined: there is none, or they cannot see it. */
export async function findThing(sql: Sql, storage: Storage, asked: Asked): Promise<Thing | undefined> {
  const { kind, subjectId, seq } = asked
  if (kind === 'room') {
    const room = await things.findRoom(sql, asked)
    return room && { reportedId: room.reportedId, snapshot: roomParts(room), consultationId: subjectId }
  }
  if (kind === 'message') {
    const said = seq === undefined ? undefined : await things.findMessage(sql, { ...asked, seq })
    if (!said) return undefined
    const bytes = said.file ? await storage.get(said.file) : undefined
    const snapshot = [
      ...part(said.type === 'photo' ? 'Foto' : 'Mensagem', said.body ?? said.description ?? 'sem descrição'),
      ...part('Dita em', instant(said.at)),
      ...roomParts(said),
    ]
    const file = bytes && { mediaType: 'image/webp', bytes }
    return { reportedId: said.reportedId, snapshot, file, consultationId: subjectId }
  }
  if (kind === 'question') {
    const written = await things.findQuestion(sql, asked)
    if (!written) return undefined
    const { reportedId, reportedName, text, at, file: name } = written
    const bytes = name ? await storage.get(name) : undefined
    const snapshot = [
      ...part('Escrito por', reportedName),
      ...part('Texto', text),
      ...part('Enviado em', at && instant(at)),
    ]
    return {
      reportedId,
      snapshot,
      file: name && bytes ? { mediaType: mediaTypeOf(name), bytes } : undefined,
      consultationId: null,
    }
  }
  if (kind === 'review' || kind === 'testimonial' || kind === 'product_review') {
    const written = await FIND_WRITTEN[kind](sql, asked)
    return written && { reportedId: written.reportedId, snapshot: writtenParts(kind, written), consultationId: null }
  }
  const profile = await things.findProfile(sql, asked)
  if (!profile) return undefined
  const of = { reportedId: subjectId, consultationId: null }
  if (kind === 'profile') return { ...of, snapshot: profileParts(profile) }
  if (kind === 'photo') {
    const { drawn, drawnType, portrait } = profile
    const bytes = drawn ?? (await storage.get(`portraits/${portrait}.webp`))
    const snapshot = [...part('Perfil', profile.name), ...part('Foto', portrait, 'portrait')]
    return { ...of, snapshot, file: bytes && { mediaType: drawnType ?? 'image/webp', bytes } }
  }
  const { introduction } = profile
  const bytes = introduction ? await storage.get(`introductions/${introduction}`) : undefined
  if (!introduction || !bytes) return undefined
  const snapshot = [...part('Perfil', profile.name), ...part('Voz', introduction, 'introduction')]
  return { ...of, snapshot, file: { mediaType: mediaTypeOf(introduction), bytes } }
}

const FIND_WRITTEN = {
  review: things.findReview,
  product_review: things.findProductReview,
  testimonial: things.findTestimonial,
}

const instant = (at: Date) => at.toISOString()

const roomParts = (room: NonNullable<Awaited<ReturnType<typeof things.findRoom>>>): Snapshot => [
  ...part('Quem consulta', room.clientName),
  ...part('Quem atende', room.consultantName),
  ...part('Pedida em', instant(room.requestedAt)),
  ...part('Encerrada em', room.endedAt && instant(room.endedAt)),
]

const writtenParts = (
  kind: keyof typeof FIND_WRITTEN,
  { text, stars, writtenAt, about }: NonNullable<Awaited<ReturnType<typeof things.findReview>>>,
): Snapshot => [
  ...part('Texto', text || 'sem texto'),
  ...part('Estrelas', stars),
  ...part('Escrito em', formatDay(writtenAt)),
  ...part(kind === 'testimonial' ? 'De onde' : 'Sobre', about),
]

const profileParts = (p: NonNullable<Awaited<ReturnType<typeof things.findProfile>>>): Snapshot => [
  ...part('Nome', p.name, 'name'),
  ...part('Título', p.title, 'title'),
  ...part('Frase', p.description, 'description'),
  ...part('Apresentação', p.bio, 'bio'),
  ...part('Cidade', p.city, 'city'),
]
