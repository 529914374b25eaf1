import { useLocation } from 'react-router'
import { counterpartOf } from '../counterpart.ts'
import { consultationStateLabel } from './consultation-state-label.ts'
import { useOpenConsultations } from './use-open-consultations.ts'
import { usePersonUpdates } from './use-person-updates.ts'

/** Pages that show open consultations themselves. */
const LIST_IT = ['/chat-room', '/sistema-consultas', '/client-dashboard', '/consultant-dashboard']

/** A link to the open consultation, on every page of the site. */
export function OpenConsultationBanner({ personId }: { personId: string }) {
  usePersonUpdates(personId)
  const { pathname, search } = useLocation()
  const { data = [] } = useOpenConsultations()
  // Into the room of a booking that has not begun leads the notice of the booking, which says when it begins.
  const open = data.find(({ booked, state }) => !(booked && state === 'accepted'))
  if (!open || pathname.startsWith('/consultation/') || LIST_IT.includes(pathname + search)) return null
  const { name } = counterpartOf(open)
  // A consultant answers requests in a bar of their own, on every page.
  if (open.you === 'consultant' && open.state === 'requested') return null
  return (
    <aside aria-label="Consulta aberta" className="border-metal border-b bg-metal-wash" data-print="no">
      <a
        href={`/consultation/${open.id}`}
        className="page flex min-h-12 flex-wrap items-center justify-center gap-x-2.5 py-2 text-center text-sm hover:underline"
      >
        <span className="font-semibold">Sua consulta com {name} está aberta</span>
        <span className="text-quiet">{consultationStateLabel(open).words.toLocaleLowerCase('pt-BR')}</span>
        <span className="font-semibold text-accent">
          {open.state === 'requested' ? 'Ver o pedido →' : 'Voltar à conversa →'}
        </span>
      </a>
    </aside>
  )
}
