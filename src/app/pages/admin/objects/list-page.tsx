import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { LIST_NAMES, listOf, type ListName } from '#domains/team/lists/lists.rules.ts'
import type { ObjectWithPage } from '#domains/team/objects/contract.ts'
import { hrefOfList } from '#domains/team/objects.rules.ts'
import { BackOfficePage } from '../back-office-page.tsx'
import type { Route } from './+types/list-page.ts'

const TeamList = lazyPart(() => import('#domains/team/lists/ui/team-list.tsx'), 'TeamList')
const ObjectDetails = lazyPart(() => import('#domains/team/objects/ui/object-view.tsx'), 'ObjectDetails')
const PersonDetails = lazyPart(() => import('#domains/team/people/ui/person-details.tsx'), 'PersonDetails')

const CONSULTANTS = '/admin-dashboard/consultores'
/** Which list an address shows. Consultants are people, and have a list of their own. */
const listAt = (pathname: string): ListName => {
  const path = pathname.replace(/\/$/, '')
  if (path === CONSULTANTS) return 'consultants'
  return LIST_NAMES.find((name) => name !== 'consultants' && hrefOfList(listOf(name).kind) === path) ?? 'people'
}

const LEADS: Record<ListName, string> = {
  people: 'Clientes, consultores e equipe. Abra uma linha para ver o que aconteceu.',
  consultants: 'De quem se candidatou a quem atende.',
  consultations: 'O que foi pedido, o que foi cobrado e como terminou; nada do que foi dito.',
  bookings: 'O que está marcado, e o que foi.',
  orders: 'O que foi comprado.',
  payments: 'O que foi pago, por onde, e o que voltou.',
  payouts: 'Os ganhos que saíram, ou estão a caminho.',
  withdrawals: 'Os créditos que voltaram para quem pagou.',
}

const personDetails = (id: string) => <PersonDetails id={id} />
const objectDetails = (kind: ObjectWithPage) => (id: string) => <ObjectDetails kind={kind} id={id} />

export const meta = ({ location: { pathname } }: Route.MetaArgs) =>
  pageMeta({
    title: listOf(listAt(pathname)).title,
    description: 'Uma lista da equipe.',
    path: `/admin-dashboard${pathname.slice('/admin-dashboard'.length)}`,
    noindex: true,
  })

export default function ListPage() {
  const list = listAt(useLocation().pathname)
  const { kind, title } = listOf(list)
  return (
    <BackOfficePage title={title} lead={LEADS[list]}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <TeamList key={list} list={list} details={kind === 'person' ? personDetails : objectDetails(kind)} />
      </Suspense>
    </BackOfficePage>
  )
}
