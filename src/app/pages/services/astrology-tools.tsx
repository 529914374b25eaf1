import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { BirthChart } from '#domains/oracles/birth-chart/ui/birth-chart.tsx'
import { useKnownBirth } from './use-known-birth.ts'

const Synastry = lazyPart(() => import('#domains/oracles/synastry/ui/synastry.tsx'), 'Synastry')

const never = () => () => {}
const asked = (name: string) => () => new URLSearchParams(location.search).get(name)
const nothing = () => null

/** The birth chart, begun with what the client told, and the comparison of two charts. */
export function AstrologyTools() {
  const known = useKnownBirth()
  const wantsOwn = useSyncExternalStore(never, asked('mapa'), nothing) === 'meu'
  const wantsBoth = useSyncExternalStore(never, asked('sinastria'), nothing) !== null
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-10">
      <BirthChart known={known} isDrawn={wantsOwn} />
      <section aria-labelledby="sinastria" className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="grid gap-2">
            <h2 id="sinastria" className="scroll-mt-28 text-2xl">
              Dois mapas, lado a lado
            </h2>
            <p className="measure text-quiet">
              A sinastria põe o seu céu e o de outra pessoa na mesma roda e mostra onde eles se encontram. Sem nota e
              sem destino: com assuntos para conversar.
            </p>
          </div>
          {!isOpen && !wantsBoth && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Comparar dois mapas
            </Button>
          )}
        </div>
        {(isOpen || wantsBoth) && (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Synastry known={known} />
          </Suspense>
        )}
      </section>
    </div>
  )
}
