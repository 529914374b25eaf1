import { FairClock } from './home/fair-clock.tsx'
import { Hero } from './home/hero.tsx'
import { Invitation } from './home/invitation.tsx'
import { Promises } from './home/promises.tsx'
import { Steps } from './home/steps.tsx'

export const meta = () => [
  { title: 'Sensitivos · consultas de tarot, astrologia e mais, pagas por segundo' },
  { name: 'description', content: 'Converse com tarólogos, astrólogos e médiuns por chat. Preço por minuto à vista, cobrança só do tempo em que os dois estiveram lá e recibo que qualquer pessoa confere.' },
]

export default function Home() {
  return (
    <main>
      <Hero />
      <Steps />
      <FairClock />
      <Promises />
      <Invitation />
    </main>
  )
}
