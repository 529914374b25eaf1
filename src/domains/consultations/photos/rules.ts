import { refusals } from '#shared/refusal.ts'
import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import { type Standstill, whyNothingRuns } from '../state/running.rules.ts'

/** The most that is read of an upload, in bytes, and of a picture, in pixels: what phones of today make fits. */
export const MOST_UPLOAD_BYTES = 12 * 1024 * 1024
export const MOST_PIXELS = 50_000_000
/** The shorter side on which something is still seen, and the longer side of what is kept, in pixels. */
export const LEAST_SIDE = 64
export const MOST_SIDE = 1_600
export const MOST_KEPT_BYTES = 700_000

export const MOST_DESCRIPTION_CHARACTERS = 200

/** Photos that one person sends in one consultation. */
export const PHOTOS_PER_ROOM = 12
const HOUR_MS = 3_600_000
/** What one person uploads, sent or not, and sends to others. */
export const UPLOADS = { name: 'room-photo-uploads', most: 60, windowMs: HOUR_MS }
export const SENT_PHOTOS = [{ name: 'room-photos', most: 30, windowMs: HOUR_MS }]

/** What was uploaded and not sent goes after an hour. */
export const UNSENT_FOR_MS = HOUR_MS

export const refuse = refusals('photos', {
  not_found: [404, 'Não encontramos esta foto.'],
  description_held: [400, 'A foto não foi enviada: a descrição diz o que não pode ser dito aqui. Escreva outra.'],
  too_large: [413, 'A foto passa de 12 MB. Escolha uma menor, ou reduza esta e envie de novo.'],
  too_many_pixels: [400, 'A foto passa de 50 megapixels. Reduza o tamanho dela e envie de novo.'],
  too_small: [400, 'A foto é pequena demais para se ver algo nela.'],
  not_a_photo: [415, 'Este arquivo não é uma foto JPEG, PNG ou WebP, qualquer que seja o nome dele.'],
  broken: [400, 'A foto chegou incompleta ou está danificada. O que você escreveu continua aqui: envie de novo.'],
  busy: [503, 'Muitas fotos chegam agora. Espere alguns segundos e envie de novo.'],
  id_reused: [409, 'Esta foto já foi enviada. Escolha a próxima.'],
  too_many: [409, `Cabem ${PHOTOS_PER_ROOM} fotos de cada pessoa em uma consulta, e as suas já foram.`],
  ended: [409, 'Esta consulta já terminou. A foto não foi enviada.'],
  not_begun: [409, 'Fotos entram depois da primeira palavra de quem atende. A foto espera aqui.'],
  clock_stopped: [409, 'O relógio está parado. A foto espera aqui, e você a envia quando ele voltar a andar.'],
  in_silence: [
    409,
    'O relógio parou no silêncio, e uma foto não o faz andar. Escreva algo antes, e a foto sai em seguida.',
  ],
  not_there: [409, 'A sua conexão com a sala oscilou. A foto espera aqui: tente de novo em alguns segundos.'],
  nobody_sees: [409, 'Quem atende aqui é um programa, que não vê fotos. Conte em palavras o que há nela.'],
  not_between_you: [409, 'Nesta conversa não dá mais para enviar fotos.'],
})
type Obstacle = 'ended' | 'not_begun' | 'clock_stopped' | 'in_silence' | 'not_there' | 'nobody_sees' | 'too_many'

type Room = Parameters<typeof whyNothingRuns>[0]

type Sending = {
  by: 'client' | 'consultant'
  /** The newest proofs of the two seats; null: none. */
  proofs: { client: Date | null; consultant: Date | null }
  /** How many this person sent here before. */
  sent: number
  at: Date
}

/**
 * Why a photo cannot be sent now; undefined: it can. As words are, it is taken while the consultation runs, from a
 * proven seat, of the consultant only while the client's is proven. It starts no clock and ends no silence.
 */
export function photoObstacle(c: Room, { by, proofs, sent, at }: Sending): Obstacle | undefined {
  const isProven = (proof: Date | null) => proof !== null && at.getTime() - proof.getTime() < TIMEOUT_MS.lease
  const why = whyNothingRuns(c, at)
  if (c.isAutomatic && why !== 'over') return 'nobody_sees'
  const waits = why && WAITS[by][why]
  if (waits) return waits
  if (!isProven(proofs[by])) return 'not_there'
  if (by === 'consultant' && !isProven(proofs.client)) return 'clock_stopped'
  return sent >= PHOTOS_PER_ROOM ? 'too_many' : undefined
}

const STANDS = { over: 'ended', not_begun: 'not_begun', stopped: 'clock_stopped' } as const

/** Only who keeps the clock ends a silence by writing; the client's photos are taken in one that typing keeps open. */
const WAITS: Record<Sending['by'], Partial<Record<Standstill, Obstacle>>> = {
  client: { ...STANDS, silence: 'clock_stopped' },
  consultant: { ...STANDS, silence: 'in_silence', typing: 'in_silence' },
}
