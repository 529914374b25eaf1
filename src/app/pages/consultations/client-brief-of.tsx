import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Consultation } from '#domains/consultations/contract.ts'

const ClientBrief = lazyPart(() => import('#domains/clients/ui/client-brief.tsx'), 'ClientBrief')

/** What a consultant knows of a client before answering the request; consultations do not know the clients' book. */
export const clientBriefOf = (request: Consultation) => (
  <Suspense fallback={<Skeleton className="h-12 w-full" />}>
    <ClientBrief request={request} />
  </Suspense>
)
