import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import type { listFeatured } from '#domains/consultants/contract.ts'
import { FeaturedConsultants } from '#domains/consultants/ui/featured-consultants.tsx'
import type { OutputOf } from '#shared/contract.ts'

export const Featured = ({ initial }: { initial: OutputOf<typeof listFeatured> | undefined }) => (
  <section aria-labelledby="destaques" className="page pb-16 lg:pb-24">
    <SectionHeading
      id="destaques"
      overline="Em destaque"
      title="Por onde começar"
      link={{ words: 'Ver todos os consultores', href: '/consultores' }}
    />
    <FeaturedConsultants initial={initial} />
  </section>
)
