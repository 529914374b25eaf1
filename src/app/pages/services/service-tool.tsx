import type { ReactNode } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import type { ServiceName } from '#domains/content/rules.ts'
import { AstrologyTools } from './astrology-tools.tsx'
import { IChing } from '#domains/oracles/iching/ui/i-ching.tsx'
import { Numerology } from '#domains/oracles/numerology/ui/numerology.tsx'
import { Runes } from '#domains/oracles/runes/ui/runes.tsx'
import { CardBackFan } from '#domains/oracles/tarot/ui/table/card-back-fan.tsx'
import { Tabletop } from '#domains/oracles/tarot/ui/table/tabletop.tsx'

/** Link to the free tarot table, which has a page of its own. */
const TarotTableLink = () => (
  <Tabletop className="grid items-center gap-x-10 px-5 pt-8 sm:grid-cols-2 sm:px-10 sm:pt-6">
    <div className="grid justify-items-start gap-4 sm:py-6">
      <p className="measure">
        Uma carta, três ou a Cruz Celta. Você embaralha com a própria mão, escolhe no leque e vira no seu tempo. Sem
        cadastro.
      </p>
      <LinkButton href="/tarot-gratis">Abrir a mesa</LinkButton>
    </div>
    <CardBackFan />
  </Tabletop>
)

type Tool = { title: string; lead: string; body: ReactNode }

const TOOLS: Partial<Record<ServiceName, Tool>> = {
  tarot: {
    title: 'Tire as suas cartas',
    lead: 'As 78 cartas desenhadas aqui, uma leitura que se relaciona com cada lugar, e um sorteio que qualquer pessoa pode refazer.',
    body: <TarotTableLink />,
  },
  astrologia: {
    title: 'Desenhe o seu mapa',
    lead: 'Posições reais do Sol a Plutão, ascendente, casas e aspectos, com o fuso e o horário de verão da época. Funciona também sem a hora.',
    body: <AstrologyTools />,
  },
  numerologia: {
    title: 'Faça os seus números',
    lead: 'Cinco números, do nome e da data, com cada soma à mostra.',
    body: <Numerology />,
  },
  runas: {
    title: 'Tire as suas runas',
    lead: 'Uma pedra ou três, misturadas por você, num sorteio que pode ser conferido. Cada letra com o que dizia a quem a riscava e com a leitura de hoje.',
    body: <Runes />,
  },
  oraculos: {
    title: 'Consulte o I Ching',
    lead: 'Três moedas lançadas seis vezes, uma figura e o que ela diz. O sorteio pode ser conferido por qualquer pessoa, conta por conta.',
    body: <IChing />,
  },
}

/** What can be tried on a service's page for free, without signing in. */
export const ServiceTool = ({ name }: { name: ServiceName }) => {
  const tool = TOOLS[name]
  if (!tool) return null
  return (
    <section aria-labelledby="ferramenta" className="mb-16">
      <SectionHeading id="ferramenta" overline="De graça" title={tool.title} lead={tool.lead} />
      {tool.body}
    </section>
  )
}
