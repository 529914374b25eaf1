import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { Example } from './example.tsx'
import { Simulator } from './simulator.tsx'

export const meta = () =>
  pageMeta({
    title: 'Quanto dura o meu crédito?',
    description:
      'Simule quanto tempo de conversa cabe no seu crédito e veja, segundo a segundo, quando o relógio anda e quando para.',
    path: '/credits-demo',
  })

export const headers = () => publicPageHeaders({ seconds: 600 })

export default function CreditsDemo() {
  return (
    <main className="page grid gap-16 py-10">
      <div>
        <PageHeading
          overline="Simulador"
          title="Quanto dura o meu crédito?"
          lead="Um crédito vale um real. O tempo depende do preço de quem você escolher e do canal."
        />
        <Simulator />
      </div>
      <section aria-labelledby="exemplo">
        <SectionHeading
          id="exemplo"
          title="Quando o relógio anda, e quando para"
          lead="Uma conversa de exemplo, acelerada: os trechos cheios são cobrados, os riscados não."
        />
        <Example />
      </section>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/comprar/creditos">Comprar créditos</LinkButton>
        <LinkButton href="/consultores" variant="secondary">
          Ver os consultores
        </LinkButton>
      </p>
    </main>
  )
}
