import { DeferredHydration } from '#browser/deferred-hydration.tsx'
import { apiContext } from '#browser/api.ts'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { StaticContent } from '#browser/static-content.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { featuredTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { FeaturedConsultants } from '#domains/consultants/ui/featured-consultants.tsx'
import { articlesTopic } from '#domains/content/facts.ts'
import { RecentPosts } from '#domains/content/ui/recent-posts.tsx'
import { testimonialsTopic } from '#domains/reviews/facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { organizationSchema, websiteSchema } from '#browser/seo/schema-org.ts'
import { listFeatured } from '#domains/consultants/contract.ts'
import { listRecentPosts } from '#domains/content/contract.ts'
import { listTestimonials } from '#domains/reviews/testimonials/contract.ts'
import { TestimonialsStrip } from '#domains/reviews/testimonials/ui/testimonials-strip.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { Route } from './+types/home.ts'
import { FairClock } from './fair-clock.tsx'
import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import { Promises } from './promises.tsx'
import { Services } from './services.tsx'
import { Steps } from './steps.tsx'

export const meta = () =>
  pageMeta({
    title: 'Sensitivos · consultas de tarot, astrologia e mais, pagas por segundo',
    description:
      'Converse com tarólogos, astrólogos e médiuns. Preço por minuto à vista, cobrança só do tempo em que os dois estiveram lá e recibo que qualquer pessoa confere.',
    path: '/',
  })

export const headers = () =>
  publicPageHeaders({ seconds: 30, topics: [presenceTopic, featuredTopic, testimonialsTopic, articlesTopic] })

/** Renders with what could be read; the browser fetches the rest itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const orNothing = () => undefined
  const [featured, testimonials, posts] = await Promise.all([
    api(listFeatured, {}).catch(orNothing),
    api(listTestimonials, {}).catch(orNothing),
    api(listRecentPosts, {}).catch(orNothing),
  ])
  return { featured, testimonials, posts: posts?.slice(0, 3) }
}

export default function Home({ loaderData: { featured, testimonials, posts } }: Route.ComponentProps) {
  return (
    <main>
      <StructuredData data={[organizationSchema(), websiteSchema()]} />
      <DeferredHydration>
        <Hero />
      </DeferredHydration>
      <DeferredHydration>
        <Featured initial={featured} />
      </DeferredHydration>
      <StaticContent>
        <Services />
        <Steps />
        <FairClock />
      </StaticContent>
      <DeferredHydration>
        <Testimonials initial={testimonials} />
      </DeferredHydration>
      <DeferredHydration>
        <Posts initial={posts} />
      </DeferredHydration>
      <StaticContent>
        <Promises />
        <Invitation />
      </StaticContent>
    </main>
  )
}

const Featured = ({ initial }: { initial: OutputOf<typeof listFeatured> | undefined }) => (
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

const Posts = ({ initial }: { initial: OutputOf<typeof listRecentPosts> | undefined }) => (
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

const Testimonials = ({ initial }: { initial: OutputOf<typeof listTestimonials> | undefined }) => (
  <section
    aria-labelledby="depoimentos"
    className="content-visibility-auto [--placeholder-height:61rem] md:[--placeholder-height:33rem] border-line border-y bg-surface"
  >
    <div className="page py-16 lg:py-20">
      <SectionHeading
        id="depoimentos"
        overline="Depoimentos"
        title="Quem já conversou conta"
        link={{ words: 'Ler todos os depoimentos', href: '/depoimentos' }}
      />
      <TestimonialsStrip initial={initial} />
    </div>
  </section>
)
