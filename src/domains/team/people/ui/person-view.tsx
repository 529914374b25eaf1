import { type ReactNode, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import type { ListName } from '../../lists/lists.rules.ts'
import { TeamList } from '../../lists/ui/team-list.tsx'
import { Notes } from '../../notes/ui/notes.tsx'
import type { ObjectWithPage } from '../../objects/contract.ts'
import { ObjectDetails } from '../../objects/ui/object-view.tsx'
import { Timeline } from '../../timeline/ui/timeline.tsx'
import type { PersonPage } from '../contract.ts'
import { ConsultantView } from './consultant-view.tsx'
import { MoneyByMonth } from './money-by-month.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonFacts, usePerson } from './person-facts.tsx'

const PART = 'parte'
/** An act that a link or the search begins: its form is open in what may be decided. */
const ACT = 'ato'

/** `acts`: what may be done about this person, a part of its own; the page around gives it. */
type Props = { id: string; acts?: (person: PersonPage) => ReactNode }

/** The page of a person: who they are, what happened, what is theirs. Each part and act has an address. */
export function PersonView({ id, acts }: Props) {
  const [address, setAddress] = useSearchParams()
  const { data: person } = usePerson(id)
  const part = address.get(PART) ?? (acts && address.has(ACT) ? 'decidir' : 'tempo')
  const shown = person && part
  // On a phone the row of tabs is wider than the window, and an address may name one beyond its edge.
  useEffect(() => {
    const tab = shown && document.querySelector('[role=tab][aria-selected=true]')
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PersonFacts id={id} />
      {person && (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Tabs
            label="Sobre a pessoa"
            value={part}
            onChange={(value) => setAddress({ [PART]: value }, { preventScrollReset: true })}
            tabs={partsOf(person, acts?.(person))}
          />
        </Suspense>
      )}
    </div>
  )
}

function partsOf(person: PersonPage, acts: ReactNode) {
  const { id, role } = person
  const isConsultant = role === 'consultor'
  const mine = isConsultant ? 'consultant' : 'client'
  const list = (name: ListName, kind: ObjectWithPage, key: string) => (
    <TeamList list={name} fixed={{ [key]: id }} details={(one) => <ObjectDetails kind={kind} id={one} />} />
  )
  const tab = (value: string, title: string, content: ReactNode) => ({ value, title, content })
  return [
    tab(
      'tempo',
      'Linha do tempo',
      <div className="grid items-start grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Timeline kind="person" id={id} />
        <Notes personId={id} />
      </div>,
    ),
    ...(acts ? [tab('decidir', 'Decidir', acts)] : []),
    ...(isConsultant ? [tab('consultor', 'Consultor', <ConsultantView id={id} />)] : []),
    tab('consultas', 'Consultas', list('consultations', 'consultation', mine)),
    tab('marcadas', 'Marcadas', list('bookings', 'booking', mine)),
    ...(isConsultant
      ? [tab('saques', 'Saques', list('payouts', 'payout', 'person'))]
      : [
          tab('pedidos', 'Pedidos', list('orders', 'order', 'person')),
          tab('pagamentos', 'Pagamentos', list('payments', 'payment', 'person')),
          tab('retiradas', 'Retiradas', list('withdrawals', 'withdrawal', 'person')),
        ]),
    tab('dinheiro', 'Por mês', <MoneyByMonth id={id} isConsultant={isConsultant} />),
    tab('acesso', 'Acesso', <PersonAccess person={person} />),
  ]
}
