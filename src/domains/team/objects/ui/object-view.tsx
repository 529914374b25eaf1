import { Notes } from '../../notes/ui/notes.tsx'
import { Timeline } from '../../timeline/ui/timeline.tsx'
import type { ObjectWithPage } from '../contract.ts'
import { ObjectFacts, useObject } from './object-facts.tsx'

/** The page of an object: what is known of it, what happened, what the team noted. */
export function ObjectView({ kind, id }: { kind: ObjectWithPage; id: string }) {
  const { data } = useObject(kind, id)
  const personId = data?.people[0]?.id
  return (
    <div className="grid items-start grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        <ObjectFacts kind={kind} id={id} />
        {data && <Timeline kind={kind} id={id} />}
      </div>
      {personId && <Notes personId={personId} about={{ kind, id }} />}
    </div>
  )
}

/** The same beside a list, with less. */
export const ObjectDetails = ({ kind, id }: { kind: ObjectWithPage; id: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <ObjectFacts kind={kind} id={id} linked />
    <Timeline kind={kind} id={id} />
  </div>
)
