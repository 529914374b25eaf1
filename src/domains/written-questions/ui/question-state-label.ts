import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import type { Question } from '../contract.ts'

type StateLabel = { words: string; tone: BadgeTone }

const FOR_CLIENT: Record<Question['state'], StateLabel> = {
  unsent: { words: 'Falta escrever', tone: 'metal' },
  asked: { words: 'Aguardando a resposta', tone: 'metal' },
  answered: { words: 'Respondida', tone: 'good' },
  declined: { words: 'Não aceita, valor devolvido', tone: 'plain' },
  missed: { words: 'Sem resposta, valor devolvido', tone: 'plain' },
  given_up: { words: 'Desistência, valor devolvido', tone: 'plain' },
  taken_back: { words: 'Encerrada pelo banco', tone: 'plain' },
  lapsed: { words: 'Não foi escrita, valor devolvido', tone: 'plain' },
}

const FOR_CONSULTANT: Partial<Record<Question['state'], StateLabel>> = {
  asked: { words: 'Espera a sua resposta', tone: 'metal' },
  declined: { words: 'Recusada', tone: 'plain' },
  missed: { words: 'Prazo perdido', tone: 'warn' },
}

const ON_HOLD: StateLabel = { words: 'Em espera', tone: 'warn' }

/** The state of a question as a short label, as its reader sees it. */
export const questionStateLabel = ({
  state,
  you,
  isOnHold,
}: Pick<Question, 'state' | 'you' | 'isOnHold'>): StateLabel =>
  isOnHold ? ON_HOLD : ((you === 'consultant' ? FOR_CONSULTANT[state] : undefined) ?? FOR_CLIENT[state])
