import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { RecentPosts } from '#domains/content/ui/recent-posts.tsx'
import type { listRecentPosts } from '#domains/content/contract.ts'
import type { OutputOf } from '#shared/contract.ts'

export const Posts = ({ initial }: { initial: OutputOf<typeof listRecentPosts> | undefined }) => (
  <section
    aria-labelledby="leituras"
    className="content-visibility-auto [--placeholder-height:104rem] md:[--placeholder-height:50rem] page py-16 lg:py-20"
  >
    <SectionHeading
      id="leituras"
      overline="Blog"
      title="Para ler com calma"
      lead="História, método e dúvidas de quem consulta, com fontes."
      link={{ words: 'Ir ao blog', href: '/blog' }}
    />
    <RecentPosts initial={initial} />
  </section>
)
