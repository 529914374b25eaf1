import { useParams } from 'react-router'
import { PersonActs } from '#domains/team/acts/ui/person-acts.tsx'
import { DeskPage } from './desk-page.tsx'

export const meta = () => [{ title: 'Decisões | Sensitivos' }, { name: 'robots', content: 'noindex' }]

/** What the team did with one person, and everything that it can do now. */
export default function PersonDecisions() {
  const { id = '' } = useParams()
  return (
    <DeskPage title="Decisões">
      <div className="max-w-3xl">
        <PersonActs key={id} personId={id} />
      </div>
    </DeskPage>
  )
}
