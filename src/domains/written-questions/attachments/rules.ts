import { refusals } from '#shared/refusal.ts'

/** The most that is read of an upload, in bytes: what phones of today make, and two minutes of the fattest MP3. */
export const MOST_PICTURE_BYTES = 12 * 1024 * 1024
export const MOST_VOICE_BYTES = 6 * 1024 * 1024

/** How long a voice is, in milliseconds; a recorder that stops at two minutes may write a little more. */
export const LEAST_VOICE_MS = 1_000
export const MOST_VOICE_MS = 121_000
/** What people are told, and when the recorder stops. */
export const MOST_VOICE_SECONDS = 120

export const ATTACHMENT_KINDS = ['picture', 'voice'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

const HOUR_MS = 3_600_000
/** What one person uploads, sent or not. */
export const ATTACHMENT_UPLOADS = { name: 'question-attachments', most: 40, windowMs: HOUR_MS }
/** What was uploaded and not sent goes after a day; a question that waits to be sent keeps its own. */
export const UNSENT_FOR_MS = 24 * HOUR_MS
/** So many that were not sent lie there for one person. */
export const MOST_UNSENT = 30

export const refuse = refusals('attachments', {
  not_found: [404, 'Não encontramos este anexo.'],
  already_sent: [409, 'O que já foi enviado não muda mais.'],
  nobody_sees: [409, 'Quem responde aqui é um programa, que não vê fotos nem ouve. Conte em palavras.'],
  id_reused: [409, 'Este anexo já foi usado. Escolha de novo.'],
  too_many: [409, 'Há anexos demais que você não enviou. Eles somem em um dia; até lá, escreva sem anexo.'],
  picture_too_large: [413, 'A foto passa de 12 MB. Escolha uma menor, ou reduza esta e envie de novo.'],
  heic: [
    415,
    'Esta foto está em HEIC, que nem todo navegador abre. No iPhone, use Ajustes → Câmera → Formatos → Mais Compatível, ou envie uma captura de tela dela.',
  ],
  not_a_photo: [415, 'Este arquivo não é uma foto JPEG, PNG ou WebP, qualquer que seja o nome dele.'],
  too_many_pixels: [400, 'A foto passa de 50 megapixels. Reduza o tamanho dela e envie de novo.'],
  too_small: [400, 'A foto é pequena demais para se ver algo nela.'],
  picture_broken: [400, 'A foto chegou incompleta ou está danificada. O que você escreveu continua aqui.'],
  voice_too_large: [413, 'A gravação passa de 6 MB. Dois minutos em MP3 ou M4A cabem em 2 MB: salve-a assim.'],
  not_audio: [415, 'Este arquivo não é uma gravação de voz em MP3, M4A, WebM ou Ogg, qualquer que seja o nome dele.'],
  has_video: [415, 'Este arquivo tem vídeo. Envie só a voz, em MP3 ou M4A, ou grave-a aqui.'],
  unknown_codec: [
    415,
    'Nem todo navegador toca este tipo de gravação. Salve-a como MP3 ou M4A (AAC), ou grave-a aqui.',
  ],
  uncompressed: [415, 'Um WAV pesa dez vezes mais para quem ouve. Salve-o como MP3 ou M4A, ou grave aqui mesmo.'],
  too_long: [400, 'A gravação passa de dois minutos. Encurte-a e envie de novo.'],
  too_short: [400, 'Não há nem um segundo de som nesta gravação. Grave de novo.'],
  voice_broken: [400, 'A gravação chegou incompleta ou está danificada. O que você escreveu continua aqui.'],
  busy: [503, 'Muitos arquivos chegam agora. Espere alguns segundos e envie de novo.'],
})
