import type { Consultation } from '../../contract.ts'
import { OpenConsultation } from '../my-consultations/open-consultation.tsx'

export const AlreadyOpen = ({ consultation }: { consultation: Consultation }) => (
  <div className="grid gap-4">
    <p>Você já tem uma consulta aberta. Termine-a antes de começar outra.</p>
    <OpenConsultation consultation={consultation} />
  </div>
)
