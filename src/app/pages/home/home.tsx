import { late, lazyPart } from '#browser/late-code.ts'
import { DeferredHydration } from '#browser/deferred-hydration.tsx'
import { type Api, apiContext } from '#browser/api.ts'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { StaticContent } from '#browser/static-content.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { featuredTopic, profilesTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { FeaturedConsultants } from '#domains/consultants/ui/featured-consultants.tsx'
import { articlesTopic, textsTopic } from '#domains/content/facts.ts'
import { RecentPosts } from '#domains/content/ui/recent-posts.tsx'
import { testimonialsTopic } from '#domains/reviews/facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { listFeatured, listPresent } from '#domains/consultants/contract.ts'
import { listNeedChips } from '#domains/consultants/search/contract.ts'
import { NeedChips } from '#domains/consultants/ui/list/need-chips.tsx'
import { WelcomeOffers } from '#domains/consultations/ui/request/welcome-offers.tsx'
import { listWelcomeOffers } from '#domains/consultations/welcome-minutes/contract.ts'
import { getHomeWords, listRecentPosts } from '#domains/content/contract.ts'
import { getHoroscope } from '#domains/oracles/contract.ts'
import { listTestimonials } from '#domains/reviews/testimonials/contract.ts'
import { TestimonialsStrip } from '#domains/reviews/testimonials/ui/testimonials-strip.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { Route } from './+types/home.ts'
import { nextPeopleUnless } from '../consultants/read-apart.ts'
import { Hero } from './hero.tsx'

const bringSky = () => late(() => import('#domains/oracles/ui/sky-of-day.tsx'))
const bringMiddle = () => late(() => import('./middle.tsx'))
/** The server renders in one go; a browser loads the sky after the first screen. */
const SkyOfDay = import.meta.env.SSR ? (await bringSky()).SkyOfDay : lazyPart(bringSky, 'SkyOfDay')
/** Never hydrated, so their code is only for whoever comes from another page. */
const Middle = import.meta.env.SSR ? (await bringMiddle()).Middle : lazyPart(bringMiddle, 'Middle')
const Invitation = import.meta.env.SSR ? (await bringMiddle()).Invitation : lazyPart(bringMiddle, 'Invitation')
const Banner = import.meta.env.SSR ? (await bringMiddle()).Banner : lazyPart(bringMiddle, 'Banner')
const WhoIsNext = import.meta.env.SSR ? (await bringMiddle()).WhoIsNext : lazyPart(bringMiddle, 'WhoIsNext')

export const meta = () =>
  pageMeta({
    title: 'Sensitivos · consultas de tarot, astrologia e mais, pagas por segundo',
    description:
      'Converse com tarólogos, astrólogos e médiuns. Preço por minuto à vista, cobrança só do tempo em que os dois estiveram lá e recibo que qualquer pessoa confere.',
    path: '/',
  })

export const headers = () =>
  publicPageHeaders({
    seconds: 30,
    topics: [presenceTopic, profilesTopic, featuredTopic, testimonialsTopic, articlesTopic, textsTopic],
  })

/** Renders with what could be read; the browser fetches the rest itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const orNothing = () => undefined
  const [words, { featured, welcome }, testimonials, posts, chips, present, sky] = await Promise.all([
    api(getHomeWords, {}).catch(orNothing),
    readFeatured(api),
    api(listTestimonials, {}).catch(orNothing),
    api(listRecentPosts, {}).catch(orNothing),
    api(listNeedChips, {}).catch(() => []),
    api(listPresent, {}).catch(() => []),
    api(getHoroscope, {}).catch(orNothing),
  ])
  const online = present.filter(({ status }) => status === 'online').length
  const nextPeople = await nextPeopleUnless(online > 0, api)
  return {
    words,
    featured,
    welcome,
    testimonials,
    posts: posts?.slice(0, 3),
    chips: chips.slice(0, CHIPS),
    online,
    sky: sky && { day: sky.day, facts: sky.facts, moon: sky.moon },
    nextPeople,
  }
}

/** As many as fit in one line of a wide screen. */
const CHIPS = 9

async function readFeatured(api: Api) {
  const featured = await api(listFeatured, {}).catch(() => undefined)
  const ids = featured?.slice(0, 3).map(({ id }) => id)
  const welcome = await api(listWelcomeOffers, { ids }).catch(() => ({ consultantIds: [], isAnybody: false }))
  return { featured, welcome }
}

export default function Home({
  loaderData: { words, featured, welcome, testimonials, posts, chips, online, sky, nextPeople },
}: Route.ComponentProps) {
  return (
    <main>
      <StructuredData of={({ organizationSchema, websiteSchema }) => [organizationSchema(), websiteSchema()]} />
      {words?.banner && (
        <StaticContent>
          <Banner {...words.banner} />
        </StaticContent>
      )}
      <DeferredHydration>
        <Hero words={words?.slides ?? []} isWelcome={welcome.isAnybody} />
      </DeferredHydration>
      <DeferredHydration>
        <WelcomeOffers ids={welcome.consultantIds}>
          <Featured initial={featured} chips={chips} online={online} />
        </WelcomeOffers>
      </DeferredHydration>
      {nextPeople && (
        <StaticContent>
          <div className="page pb-7 lg:pb-8">
            <WhoIsNext {...nextPeople} programs="/consultas-online#programas" />
          </div>
        </StaticContent>
      )}
      <DeferredHydration>{sky && <SkyOfDay {...sky} />}</DeferredHydration>
      <StaticContent>
        <Middle />
      </StaticContent>
      <DeferredHydration>
        <Testimonials initial={testimonials} />
      </DeferredHydration>
      <DeferredHydration>
        <Posts initial={posts} />
      </DeferredHydration>
      <StaticContent>
        <Invitation />
      </StaticContent>
    </main>
  )
}

type FeaturedProps = {
  initial: OutputOf<typeof listFeatured> | undefined
  chips: OutputOf<typeof listNeedChips>
  /** How many people are online. */
  online: number
}

/** Who is there now, then what one may want to talk about; when nobody is, what can be done all the same. */
const Featured = ({ initial, chips, online }: FeaturedProps) => (
  <section aria-labelledby="destaques" className="page pb-7 lg:pb-8">
    <div className="mb-3 lg:mb-5">
      <p className="eyebrow">
        {online === 0 ? 'Em destaque' : `${online} ${online === 1 ? 'pessoa' : 'pessoas'} online agora`}
      </p>
      <h2 id="destaques" className="text-2xl lg:text-3xl">
        Por onde começar
      </h2>
    </div>
    <FeaturedConsultants initial={initial} />
    <p className="mt-3">
      <a href={online === 0 ? '/consultas-online' : '/consultores'} className="prose-link">
        {online === 0 ? 'Quem costuma estar aqui' : 'Ver todos os consultores'}
      </a>
    </p>
    {chips.length > 0 && (
      <nav aria-label="Temas de conversa" className="mt-4">
        <NeedChips chips={chips} />
      </nav>
    )}
  </section>
)

const Posts = ({ initial }: { initial: OutputOf<typeof listRecentPosts> | undefined }) => (
  <section
    aria-labelledby="leituras"
    className="content-visibility-auto [--placeholder-height:42rem] md:[--placeholder-height:33rem] page py-6 lg:py-9"
  >
    <SectionHeading
      id="leituras"
      overline="Blog"
      title="Para ler com calma"
      link={{ words: 'Ir ao blog', href: '/blog' }}
    />
    <RecentPosts initial={initial} />
  </section>
)

const Testimonials = ({ initial }: { initial: OutputOf<typeof listTestimonials> | undefined }) => (
  <section
    aria-labelledby="depoimentos"
    className="content-visibility-auto [--placeholder-height:44rem] md:[--placeholder-height:24rem] border-line border-y bg-surface"
  >
    <div className="page py-6 lg:py-9">
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
