import { absenceWords } from '../../absence.rules.ts'
import type { Consultation } from '../../state/contract.ts'

type Tone = 'plain' | 'accent' | 'metal' | 'good'

/** The state of a consultation as a short label, and its tone. */
export function consultationStateLabel({
  state,
  you,
  billedMs,
  booked,
}: Pick<Consultation, 'state' | 'you' | 'billedMs' | 'booked'>): {
  words: string
  tone: Tone
} {
  const absent = absenceWords(booked?.attendance, you)
  if (absent) return { words: absent, tone: 'plain' }
  switch (state) {
    case 'requested':
      return { words: you === 'client' ? 'Aguardando resposta' : 'Chamando você', tone: 'metal' }
    case 'accepted':
      return { words: booked ? 'Consulta marcada' : 'Conectando', tone: 'metal' }
    case 'active':
      return { words: 'Em andamento', tone: 'good' }
    case 'paused':
      return { words: 'Em pausa', tone: 'metal' }
    case 'ended':
      return { words: billedMs >= 1_000 ? 'Encerrada' : 'Sem cobrança', tone: 'plain' }
    case 'declined':
      return { words: 'Não aceita', tone: 'plain' }
    case 'expired':
      return { words: 'Sem resposta', tone: 'plain' }
    case 'cancelled':
      return { words: 'Cancelada', tone: 'plain' }
    case 'not_connected':
      return { words: booked ? 'Não aconteceu' : 'Não começou', tone: 'plain' }
  }
}
