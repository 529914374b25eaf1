import { apiContext } from '#browser/api.ts'
import { listFeatured } from '#domains/consultants/contract.ts'
import type { Route } from './+types/home.ts'
import { FairClock } from './home/fair-clock.tsx'
import { Featured } from './home/featured.tsx'
import { Hero } from './home/hero.tsx'
import { Invitation } from './home/invitation.tsx'
import { Promises } from './home/promises.tsx'
import { Steps } from './home/steps.tsx'

export const meta = () => [
  { title: 'Sensitivos · consultas de tarot, astrologia e mais, pagas por segundo' },
  {
    name: 'description',
    content:
      'Converse com tarólogos, astrólogos e médiuns por chat. Preço por minuto à vista, cobrança só do tempo em que os dois estiveram lá e recibo que qualquer pessoa confere.',
  },
]

/** Paints with the featured consultants when they can be had; without them the browser asks again by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    featured: await context
      .get(apiContext)(listFeatured, {})
      .catch(() => undefined),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <Hero />
      <Featured painted={loaderData.featured} />
      <Steps />
      <FairClock />
      <Promises />
      <Invitation />
    </main>
  )
}
