import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('clients', {
  not_found: [404, 'Não encontramos esta pessoa entre os seus clientes.'],
  consultant_not_found: [404, 'Não encontramos este consultor.'],
  note_conflict: [
    409,
    'Esta anotação foi mudada em outra aba ou em outro aparelho. O que você escreveu continua na sua tela.',
  ],
  blocked_by_you: [409, 'Você bloqueou esta pessoa. Para mostrar os seus dados, tire o bloqueio na sua conta.'],
  not_shown: [409, 'Agora não dá para mostrar os seus dados a este consultor.'],
  born_later: [400, 'Esta data ainda não chegou. Confira o ano.'],
  no_birth_data: [409, 'Preencha primeiro os seus dados de nascimento.'],
})

const HOUR_MS = 3_600_000
/** What consultants see of the own birth data: each change of them, and showing them to one, or no longer. */
export const BIRTH_CHANGES = [{ name: 'birth-changes', most: 20, windowMs: HOUR_MS }]
export const BIRTH_SHARES = [
  { name: 'birth-shares-pair', most: 10, windowMs: HOUR_MS, per: 'id' },
  { name: 'birth-shares', most: 40, windowMs: HOUR_MS },
]

/** Bounds of a note about a client: characters of its text, tags, and characters of a tag. */
export const MOST_NOTE_CHARACTERS = 4_000
export const MOST_TAGS = 8
export const MOST_TAG_CHARACTERS = 24

/** Tags as they are kept: small letters, single spaces, each once, in the order typed. */
export const tagsOf = (typed: readonly string[]): string[] => [
  ...new Set(
    typed.map((tag) => tag.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR')).filter((tag) => tag !== ''),
  ),
]

/** The tags with those that are typed, parted by commas, and not added yet. */
export const tagsWith = (tags: readonly string[], typed: string): string[] =>
  tagsOf([...tags, ...typed.split(',')]).slice(0, MOST_TAGS)

const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima', 'oitava', 'nona', 'décima']

/** "segunda consulta": which one comes next after so many. */
export const nextConsultationWords = (past: number) => `${ORDINALS[past] ?? `${past + 1}ª`} consulta`

/** "3 consultas e 1 pergunta": what somebody had so far. */
export function consultedWords({ consultations, questions }: { consultations: number; questions: number }): string {
  const parts = [
    consultations > 0 && `${consultations} ${consultations === 1 ? 'consulta' : 'consultas'}`,
    questions > 0 && `${questions} ${questions === 1 ? 'pergunta' : 'perguntas'}`,
  ].filter(Boolean)
  return parts.join(' e ') || 'ainda nenhuma consulta'
}

/** The lines of a note that were not in it before: what was noted in between. */
export function notedSince(text: string, before: string): string {
  const known = new Set(before.split('\n').map((line) => line.trim()))
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !known.has(line.trim()))
    .join('\n')
}
