import { Suspense, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'

const CallTrace = lazyPart(() => import('#domains/consultations/ui/call-trace/call-trace.tsx'), 'CallTrace')

/** The trace of a consultation is read only when it is asked for: each reading stands in the log. */
export function CallTraceOnDemand({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-labelledby="registro" className="mt-10 grid gap-4 border-line border-t pt-6">
      <h2 id="registro" className="text-lg">
        Registro técnico
      </h2>
      <p className="measure text-quiet text-sm">
        Horários, causas, perdas e demoras; nada do que foi dito. Cada leitura fica registrada.
      </p>
      {isAsked ? (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <CallTrace id={id} />
        </Suspense>
      ) : (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
          Ler o registro
        </Button>
      )}
    </section>
  )
}
