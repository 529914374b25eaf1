import { deviceZone, wallTimeIn } from '#domains/scheduling/ui/local-time.ts'
import type { Place } from '../contract.ts'
import { ordinal, type WaitRange, waitWords } from '../estimate.rules.ts'

/** "2º lugar, entre 5 e 15 min". */
export const placeWords = ({ before, wait }: { before: number; wait: WaitRange | null }) =>
  `${ordinal(before + 1)} lugar${wait ? `, ${waitWords(wait)}` : ''}`

/** "Ninguém espera", "1 pessoa espera", "3 pessoas esperam". */
export const waitingWords = (waiting: number) =>
  waiting === 0 ? 'Ninguém espera' : waiting === 1 ? '1 pessoa espera' : `${waiting} pessoas esperam`

/** "2 na fila: entre 15 e 40 min", of a queue that is not empty. */
export const queueEstimateWords = ({ waiting, wait }: { waiting: number; wait: WaitRange | null }) =>
  `${waiting} na fila${wait ? `: ${waitWords(wait)}` : ''}`

/** By the clock of whoever reads: "21:30". */
export const hourWords = (at: Date) => wallTimeIn(deviceZone(), at).time

/** How a place ended that its client did not leave, with what can be done next. */
export function endWords({ state, reason, consultant: { name } }: Place): string {
  if (state === 'lapsed')
    return `A sua vez com ${name} chegou e os dois minutos passaram. Você pode entrar de novo no fim da fila.`
  switch (reason) {
    case 'window_over':
      return `O horário que você escolheu terminou, e ${name} não ficou livre antes. Nada foi cobrado.`
    case 'away':
      return `Você saiu da fila de ${name}: nenhuma página ficou aberta, nem aparelho avisou, por dez minutos. Nada foi cobrado.`
    case 'unanswered':
      return `${name} não respondeu a dois pedidos seus, e o seu lugar terminou. O que estava reservado voltou inteiro.`
    case 'declined':
      return `${name} não pôde atender agora. O que estava reservado voltou inteiro.`
    case 'on_break':
      return 'A sua pausa começou, e o lugar na fila terminou com ela. Nada foi cobrado.'
    case 'channel_closed':
      return `${name} não atende mais por este canal agora. Nada foi cobrado.`
    default:
      return `${name} parou de atender por agora, e a fila terminou. Nada foi cobrado.`
  }
}
