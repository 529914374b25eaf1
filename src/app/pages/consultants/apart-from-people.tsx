import { Suspense } from 'react'
import { late, lazyPart } from '#browser/late-code.ts'
import { StaticContent } from '#browser/static-content.tsx'
import type { ConsultantCard } from '#domains/consultants/contract.ts'
import type { NextHours } from '#domains/scheduling/ui/who-is-next.tsx'

const bringPrograms = () => late(() => import('#domains/consultants/ui/programs-section.tsx'))
const bringNext = () => late(() => import('#domains/scheduling/ui/who-is-next.tsx'))
/** Never hydrated, so their code is only for whoever comes from another page. */
const Section = import.meta.env.SSR
  ? (await bringPrograms()).ProgramsSection
  : lazyPart(bringPrograms, 'ProgramsSection')
const Next = import.meta.env.SSR ? (await bringNext()).WhoIsNext : lazyPart(bringNext, 'WhoIsNext')

/** The shelf of programs, below the people. */
export const Programs = ({ programs }: { programs: readonly ConsultantCard[] }) => (
  <StaticContent>
    <Suspense>
      <Section programs={programs} />
    </Suspense>
  </StaticContent>
)

export type NextPeople = { next: NextHours; now: Date }

/** Who attends next, when no person is online. */
export const NextPeopleSection = ({ next, now, programs }: NextPeople & { programs?: string }) => (
  <StaticContent>
    <Suspense>
      <Next next={next} now={now} programs={programs ?? null} />
    </Suspense>
  </StaticContent>
)
