import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import type { Question } from '../../written-questions/contract.ts'

type StateLabel = { words: string; tone: BadgeTone }

const FOR_CLIENT: Record<Question['state'], StateLabel> = {
  unsent: { words: 'Falta escrever', tone: 'metal' },
  asked: { words: 'Aguardando a resposta', tone: 'metal' },
  answered: { words: 'Respondida', tone: 'good' },
  declined: { words: 'Não aceita, valor devolvido', tone: 'plain' },
  missed: { words: 'Sem resposta, valor devolvido', tone: 'plain' },
  given_up: { words: 'Desistência, valor devolvido', tone: 'plain' },
  lapsed: { words: 'Não foi escrita, valor devolvido', tone: 'plain' },
}

const FOR_CONSULTANT: Partial<Record<Question['state'], StateLabel>> = {
  asked: { words: 'Espera a sua resposta', tone: 'metal' },
  declined: { words: 'Recusada', tone: 'plain' },
  missed: { words: 'Prazo perdido', tone: 'warn' },
}

/** The state of a question as a short label, as its reader sees it. */
export const questionStateLabel = ({ state, you }: Pick<Question, 'state' | 'you'>): StateLabel =>
  (you === 'consultant' ? FOR_CONSULTANT[state] : undefined) ?? FOR_CLIENT[state]
