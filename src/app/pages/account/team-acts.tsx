import { Suspense, useState } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { Chevron } from '#browser/kit/layout/chevron.tsx'

const OwnLog = lazyPart(() => import('#domains/team/audit/ui/own-log.tsx'), 'OwnLog')

/** Behind one press, because hardly anybody asks: its code and its entries come then. */
export function TeamActs() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary className="flex min-h-11 list-none items-center gap-3 text-quiet text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        O que a equipe fez ou leu sobre você
        <Chevron />
      </summary>
      <div className="pt-2">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <OwnLog />
          </Suspense>
        )}
      </div>
    </details>
  )
}
