import { Suspense } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { hrefOfObject } from '#domains/team/objects.rules.ts'
import { usePerson } from '#domains/team/people/ui/person-facts.tsx'
import { type Capability, mayDo } from '#shared/capabilities.ts'
import { BackOfficePage } from '../back-office-page.tsx'
import { BackTo } from './back-to.tsx'
import type { Route } from './+types/person-page.ts'

const PersonActs = lazyPart(() => import('#domains/team/acts/ui/person-acts.tsx'), 'PersonActs')
const PersonView = lazyPart(() => import('#domains/team/people/ui/person-view.tsx'), 'PersonView')

/** Whoever may do one of these decides about people. */
const ACTS: readonly Capability[] = ['suspensions', 'corrections', 'goodwill', 'consultants']

export const meta = ({ params: { id } }: Route.MetaArgs) =>
  pageMeta({
    title: 'Pessoa',
    description: 'O que a equipe vê de uma conta.',
    path: hrefOfObject('person', id) as `/${string}`,
    noindex: true,
  })

const actsOf = ({ id }: { id: string }) => <PersonActs key={id} personId={id} />

/** A tab of its own: whoever works here stays who they are. */
const Actions = ({ id, isSeen }: { id: string; isSeen: boolean }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
    {isSeen && (
      <LinkButton
        href={`${hrefOfObject('person', id)}/ver`}
        target="_blank"
        rel="noopener"
        size="sm"
        variant="secondary"
      >
        Ver como ela vê
      </LinkButton>
    )}
    <BackTo kind="person" />
  </div>
)

export default function PersonPage() {
  const { id = '' } = useParams()
  const { data } = usePerson(id)
  const { user } = useSession()
  const isSeen =
    data !== undefined &&
    data.role !== 'admin' &&
    !data.closedAt &&
    !data.restraints.some(({ kind }) => kind === 'blocked')
  const mayAct = ACTS.some((capability) => mayDo(user, capability))
  return (
    <BackOfficePage title={data?.name ?? 'Pessoa'} action={<Actions id={id} isSeen={isSeen} />}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <PersonView key={id} id={id} {...(mayAct && { acts: actsOf })} />
      </Suspense>
    </BackOfficePage>
  )
}
