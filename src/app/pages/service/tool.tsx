import type { ReactNode } from 'react'
import { SectionHeading } from '#browser/kit/section-heading.tsx'
import type { ServiceName } from '#domains/content/rules.ts'
import { BirthChart } from '#domains/oracles/chart/ui/birth-chart.tsx'
import { Numerology } from '#domains/oracles/numerology/ui/numerology.tsx'
import { Runes } from '#domains/oracles/runes/ui/runes.tsx'

type Tool = { title: string; lead: string; body: ReactNode }

const TOOLS: Partial<Record<ServiceName, Tool>> = {
  astrologia: {
    title: 'Desenhe o seu mapa',
    lead: 'Posições reais do Sol a Plutão, ascendente, casas e aspectos, com o fuso e o horário de verão da época. Funciona também sem a hora.',
    body: <BirthChart />,
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
}

/** What can be tried on a service's page, free and without signing in. */
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
