import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import { formatDuration } from '#shared/dates.ts'
import type { NetworkLine, TraceLine } from '../../calls/trace/contract.ts'
import { isNotable } from '../../calls/trace/trace.rules.ts'
import { lossWords, roundTripWords } from '../network-words.ts'

export type TraceSide = 'client' | 'consultant' | 'both' | 'platform'
export const SIDE_WORDS: Record<TraceSide, string> = {
  client: 'Cliente',
  consultant: 'Consultor',
  both: 'Os dois',
  platform: 'Plataforma',
}

/** A line as the team reads it: in a few words, and more. `tone` says at a glance whether something went wrong. */
export type TraceWords = { side: TraceSide | null; what: string; more: string; tone: BadgeTone }

type Said = readonly [what: string, tone?: BadgeTone, more?: string]

const STATE_WORDS: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  link: {
    connecting: ['Conectando'],
    connected: ['Conectado', 'good'],
    reconnecting: ['Reconectando', 'warn'],
    failed: ['Não conectou', 'bad'],
  },
  microphone: {
    asking: ['Microfone', 'plain', 'o navegador pergunta se pode usar'],
    live: ['Microfone ligado'],
    muted: ['Microfone desligado', 'plain', 'pela pessoa'],
    taken: ['Microfone tomado', 'bad', 'por uma ligação ou outro programa'],
    denied: ['Microfone negado', 'bad', 'no navegador'],
    missing: ['Sem microfone', 'bad'],
  },
  camera: {
    off: ['Câmera desligada'],
    asking: ['Câmera', 'plain', 'o navegador pergunta se pode usar'],
    live: ['Câmera ligada'],
    taken: ['Câmera tomada', 'warn', 'por outro programa'],
    denied: ['Câmera negada', 'warn', 'no navegador'],
    missing: ['Sem câmera', 'warn'],
  },
  quality: {
    good: ['Conexão boa', 'good'],
    fair: ['Conexão instável', 'warn'],
    bad: ['Conexão fraca', 'bad'],
  },
}

const MOVE_WORDS: Readonly<Record<string, Said>> = {
  requested: ['Pedida'],
  accepted: ['Aceita'],
  active: ['O relógio anda', 'good'],
  paused: ['O relógio para', 'warn'],
  ended: ['Encerrada', 'metal'],
  declined: ['Recusada', 'metal'],
  expired: ['Sem resposta', 'metal'],
  cancelled: ['Cancelada', 'metal'],
  not_connected: ['Não começou', 'metal'],
}

const REASON_WORDS: Readonly<Record<string, string>> = {
  connection: 'conexão caiu',
  no_sound: 'sem prova de som dos dois lados',
  sound_disputed: 'um lado nega o som que a rede confirma',
  silence: 'silêncio do consultor',
  voice_disputed: 'o consultor diz que houve voz, o cliente nega',
  by_client: 'pelo cliente',
  by_consultant: 'pelo consultor',
  no_answer: 'ninguém atendeu',
  consultant_busy: 'consultor ocupado',
  out_of_funds: 'saldo acabou',
  limit_reached: 'limite do cliente atingido',
  free_minutes_over: 'minutos grátis acabaram',
  not_back_in_time: 'ninguém voltou a tempo',
  paused_too_long: 'pausa longa demais',
  max_duration: 'duração máxima',
  by_admin: 'pela equipe',
  next_booking: 'outra consulta marcada',
  booked_time_over: 'tempo marcado acabou',
  client_absent: 'cliente não veio',
  consultant_absent: 'consultor não veio',
  both_absent: 'ninguém veio',
  our_outage: 'falha nossa',
}

const ACT_WORDS = { changed: 'Passou para', proposed: 'Propôs passar para', declined: 'Não aceitou' } as const
export const CHANNEL_WORDS: Readonly<Record<string, string>> = {
  chat: 'chat',
  audio: 'voz',
  video: 'vídeo',
  messages: 'perguntas',
}

const PATH_WORDS = { relay: 'por relay', direct: 'direto' } as const

function figuresIn({ lost, lostThere, roundTripMs, jitterMs, ...one }: NetworkLine): string {
  const way = [one.path && PATH_WORDS[one.path], one.transport?.toUpperCase()].filter(Boolean).join(', ')
  return [
    lossWords(lost),
    lostThere !== null && lostThere > 0 && `${lossWords(lostThere)} do que enviou`,
    roundTripMs !== null && roundTripWords(roundTripMs),
    jitterMs !== null && `variação ${jitterMs} ms`,
    `recebe ${one.receivedKbps} kbit/s`,
    `envia ${one.sentKbps} kbit/s`,
    way,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a line says; a word that a newer server knows stands as it came. */
export function wordsOf(line: TraceLine): TraceWords {
  switch (line.kind) {
    case 'state': {
      const [what, tone = 'plain', more = ''] = STATE_WORDS[line.part]?.[line.state] ?? [line.state]
      return { side: line.side, what, more, tone }
    }
    case 'network':
      return { side: line.side, what: 'Rede', more: figuresIn(line), tone: isNotable(line) ? 'warn' : 'plain' }
    case 'moved': {
      const [what, tone = 'plain'] = MOVE_WORDS[line.state] ?? [line.state]
      const more = line.reason ? (REASON_WORDS[line.reason] ?? line.reason) : ''
      return { side: line.side, what, more, tone }
    }
    case 'channel':
      return {
        side: line.side,
        what: `${ACT_WORDS[line.act]} ${CHANNEL_WORDS[line.channel]}`,
        more: '',
        tone: 'accent',
      }
    case 'counted':
      return {
        side: null,
        what: `Contou como ${CHANNEL_WORDS[line.channel]}`,
        more: formatDuration(line.ms),
        tone: 'metal',
      }
  }
}

/** Time since the clock first ran, as `1:02:09` or `0:07`; before it with a minus. Fractions are dropped. */
export function sinceWords(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60]
  const twoDigits = (n: number) => String(n).padStart(2, '0')
  const words = hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
  return ms < 0 && seconds > 0 ? `−${words}` : words
}
