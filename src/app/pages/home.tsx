import { apiContext } from '#browser/api.ts'
import { publicPage } from '#browser/public-page.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { organization, website } from '#browser/seo/things.ts'
import { listFeatured } from '#domains/consultants/contract.ts'
import type { Route } from './+types/home.ts'
import { FairClock } from './home/fair-clock.tsx'
import { Featured } from './home/featured.tsx'
import { Hero } from './home/hero.tsx'
import { Invitation } from './home/invitation.tsx'
import { Promises } from './home/promises.tsx'
import { Steps } from './home/steps.tsx'

export const meta = () =>
  pageMeta({
    title: 'Sensitivos · consultas de tarot, astrologia e mais, pagas por segundo',
    description:
      'Converse com tarólogos, astrólogos e médiuns. Preço por minuto à vista, cobrança só do tempo em que os dois estiveram lá e recibo que qualquer pessoa confere.',
    path: '/',
  })

export const headers = () => publicPage({ seconds: 30, topics: ['presence', 'featured'] })

/** Paints with what can be had; what cannot, the browser asks for again by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const orNothing = () => undefined
  return { featured: await api(listFeatured, {}).catch(orNothing) }
}

export default function Home({ loaderData: { featured } }: Route.ComponentProps) {
  return (
    <main>
      <StructuredData data={[organization(), website()]} />
      <Hero />
      <Featured painted={featured} />
      <Steps />
      <FairClock />
      <Promises />
      <Invitation />
    </main>
  )
}
