import { SectionHeading } from '#browser/kit/section-heading.tsx'
import { RecentPosts } from '#domains/content/articles/ui/recent-posts.tsx'
import type { listRecentPosts } from '#domains/content/contract.ts'
import type { OutputOf } from '#shared/contract.ts'

export const Posts = ({ painted }: { painted: OutputOf<typeof listRecentPosts> | undefined }) => (
  <section aria-labelledby="leituras" className="when-near [--guess:104rem] md:[--guess:50rem] page py-16 lg:py-20">
    <SectionHeading
      id="leituras"
      overline="Blog"
      title="Para ler com calma"
      lead="História, método e dúvidas de quem consulta, com fontes."
      link={{ words: 'Ir ao blog', href: '/blog' }}
    />
    <RecentPosts painted={painted} />
  </section>
)
