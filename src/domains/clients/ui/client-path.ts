/** Where a consultant finds all clients, and one of them. */
export const CLIENTS_PATH = '/consultant-dashboard?secao=clientes'
export const clientPath = (id: string) => `${CLIENTS_PATH}&cliente=${id}`

/** "3 consultas e 1 pergunta": what somebody had so far. */
export function consultedWords({ consultations, questions }: { consultations: number; questions: number }): string {
  const parts = [
    consultations > 0 && `${consultations} ${consultations === 1 ? 'consulta' : 'consultas'}`,
    questions > 0 && `${questions} ${questions === 1 ? 'pergunta' : 'perguntas'}`,
  ].filter(Boolean)
  return parts.join(' e ') || 'ainda nenhuma consulta'
}
