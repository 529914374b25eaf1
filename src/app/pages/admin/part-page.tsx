import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'
import { PARTS } from './parts.tsx'
import type { Route } from './+types/part-page.ts'

export const meta = ({ location: { pathname } }: Route.MetaArgs) =>
  pageMeta({
    title: PARTS[pathname]?.title ?? 'Equipe',
    description: 'A mesa da equipe.',
    path: `/admin-dashboard${pathname.slice('/admin-dashboard'.length)}`,
    noindex: true,
  })

/** A part of a section that is one list or one report. */
export default function PartPage() {
  const part = PARTS[useLocation().pathname.replace(/\/$/, '')]
  if (!part) return null
  const { title, lead, action, Content } = part
  return (
    <BackOfficePage title={title} lead={lead} action={action}>
      <h2 className="sr-only">O que há nesta parte</h2>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Content />
      </Suspense>
    </BackOfficePage>
  )
}
