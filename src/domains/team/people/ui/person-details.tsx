import { Timeline } from '../../timeline/ui/timeline.tsx'
import { PersonFacts } from './person-facts.tsx'

/** Somebody beside a list. */
export const PersonDetails = ({ id }: { id: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <PersonFacts id={id} linked />
    <Timeline kind="person" id={id} />
  </div>
)
