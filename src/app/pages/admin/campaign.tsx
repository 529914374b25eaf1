import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'

const NewCampaign = lazyPart(() => import('#domains/newsletter/campaigns/ui/new-campaign.tsx'), 'NewCampaign')
const CampaignPage = lazyPart(() => import('#domains/newsletter/campaigns/ui/campaign-page.tsx'), 'CampaignPage')

export const meta = () =>
  pageMeta({
    title: 'Campanha',
    description: 'Uma campanha da newsletter.',
    path: '/admin-dashboard/newsletter',
    noindex: true,
  })

export default function Campaign() {
  const { id = '' } = useParams()
  const isNew = id === 'nova'
  return (
    <BackOfficePage
      title={isNew ? 'Nova campanha' : 'Campanha'}
      action={
        <a href="/admin-dashboard/newsletter" className="prose-link text-sm" data-print="no">
          Campanhas
        </a>
      }
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {isNew ? <NewCampaign /> : <CampaignPage key={id} id={id} />}
      </Suspense>
    </BackOfficePage>
  )
}
