import type { Consultation } from '../../state/contract.ts'

/** Tells the team what happened in a call; beside it, so that the call goes on. */
export const ReportCall = ({ consultation: { id } }: { consultation: Pick<Consultation, 'id'> }) => (
  <a href={`/contato?assunto=call&consulta=${id}`} target="_blank" rel="noopener" className="prose-link text-sm">
    Relatar o que aconteceu na chamada
  </a>
)
