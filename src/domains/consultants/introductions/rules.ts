import { refusals } from '#shared/refusal.ts'

/** The most that is read of an upload, in bytes: a minute of the fattest MP3. */
export const MOST_RECORDING_BYTES = 3 * 1024 * 1024
/** How long an introduction is, in milliseconds; a recorder that stops at a minute may write a little more. */
export const LEAST_MS = 1_000
export const MOST_MS = 61_000
/** What people are told, and when the recorder stops. */
export const MOST_SECONDS = 60

export const INTRODUCTIONS_PER_CONSULTANT = { name: 'introduction-upload', most: 20, windowMs: 86_400_000 }

/** What is kept, by the ending of its name, and what a browser is asked whether it plays. */
export const RECORDING_TYPES = {
  webm: { mediaType: 'audio/webm', playedAs: 'audio/webm; codecs="opus"' },
  m4a: { mediaType: 'audio/mp4', playedAs: 'audio/mp4; codecs="mp4a.40.2"' },
  mp3: { mediaType: 'audio/mpeg', playedAs: 'audio/mpeg' },
} as const
export type RecordingFormat = keyof typeof RECORDING_TYPES

/** The SHA-256 of a recording and its format. */
const NAME = /^[0-9a-f]{64}\.(webm|m4a|mp3)$/
/** The format in the name of a recording, or in its address; undefined: it is none. */
export const formatOf = (name: string) => NAME.exec(name.split('/').at(-1)!)?.[1] as RecordingFormat | undefined

/** The address of a recording. */
export const introductionUrl = (name: string) => `/api/introductions/${name}`

/** A recording as profiles show it. */
export const shownIntroduction = (name: string, durationMs: number) => ({
  url: introductionUrl(name),
  seconds: Math.min(MOST_SECONDS, Math.round(durationMs / 1_000)),
})

export const refuse = refusals('introductions', {
  not_found: [404, 'Não encontramos esta gravação.'],
  range: [416, 'Esta parte da gravação não existe.'],
  too_large: [413, 'A gravação passa de 3 MB. Um minuto em MP3 ou M4A cabe em 1 MB: salve-a assim e envie de novo.'],
  not_audio: [415, 'Este arquivo não é uma gravação de voz em MP3, M4A, WebM ou Ogg, qualquer que seja o nome dele.'],
  has_video: [415, 'Este arquivo tem vídeo. Envie só a voz, em MP3 ou M4A, ou grave-a aqui.'],
  unknown_codec: [
    415,
    'Nem todo navegador toca este tipo de gravação. Salve-a como MP3 ou M4A (AAC), ou grave-a aqui.',
  ],
  uncompressed: [415, 'Um WAV pesa dez vezes mais para quem ouve. Salve-o como MP3 ou M4A, ou grave aqui mesmo.'],
  broken: [400, 'A gravação chegou incompleta ou está danificada. Nada mudou: envie de novo.'],
  too_long: [400, 'A gravação passa de 60 segundos. Encurte-a e envie de novo.'],
  too_short: [400, 'Não há nem um segundo de som nesta gravação. Grave de novo.'],
  busy: [503, 'Muitas gravações chegam agora. Espere alguns segundos e envie de novo.'],
})
