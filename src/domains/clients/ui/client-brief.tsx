import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Consultation } from '#domains/consultations/contract.ts'
import { clientPath } from '#domains/consultations/ui/counterpart.ts'
import { formatDay } from '#shared/dates.ts'
import { nextConsultationWords } from '../rules.ts'
import { birthWords } from './birth-facts.tsx'
import { ClientTags } from './client-tags.tsx'
import { useClient } from './use-client.ts'

const MOST_OF_NOTE = 240

/** What a consultant knows before answering: which time it is, what about, the own note, what the client shares. */
export function ClientBrief({ request: { client, subject } }: { request: Consultation }) {
  const { data } = useClient(client.id)
  return (
    <div className="grid w-full gap-2 border-line border-t pt-3 text-left text-sm">
      {subject && (
        <p className="measure break-words text-base">
          <span className="text-quiet">Sobre: </span>
          {subject}
        </p>
      )}
      {!data && <Skeleton className="h-5 w-56" />}
      {data && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="font-semibold first-letter:uppercase">
              {nextConsultationWords(data.client.consultations)}
            </strong>
            {data.client.lastAt && <span className="text-quiet">última em {formatDay(data.client.lastAt)}</span>}
            <a href={clientPath(client.id)} className="prose-link">
              {data.note.text ? 'ver a anotação' : 'anotar'}
            </a>
          </p>
          <ClientTags tags={data.client.tags} />
          {data.note.text && (
            <p className="measure whitespace-pre-wrap break-words text-quiet">
              {[...data.note.text].length > MOST_OF_NOTE
                ? `${[...data.note.text].slice(0, MOST_OF_NOTE).join('')}…`
                : data.note.text}
            </p>
          )}
          {data.birth && <p className="text-quiet">Nascimento: {birthWords(data.birth)}</p>}
        </>
      )}
    </div>
  )
}
