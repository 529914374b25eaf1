import { useSearchParams } from 'react-router'
import { Apart } from '#browser/apart.tsx'
import { apiContext } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { PageHeading } from '#browser/kit/page-heading.tsx'
import { publicPage } from '#browser/public-page.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { searchConsultants } from '#domains/consultants/search/contract.ts'
import { Filters } from '#domains/consultants/ui/list/filters.tsx'
import { isWorthFinding, PARAMETERS, wishOf } from '#domains/consultants/ui/list/list-address.ts'
import { Results } from '#domains/consultants/ui/list/results.tsx'
import { SpecialtyChips } from '#domains/consultants/ui/list/specialty-chips.tsx'
import type { Route } from './+types/consultants.ts'

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Consultores',
    description:
      'Tarólogos, astrólogos, numerólogos, médiuns e terapeutas com preço por minuto à vista. Veja quem está online agora e leia o perfil com calma.',
    path: '/consultores',
    overline: 'Com quem conversar',
    noindex: !isWorthFinding(new URLSearchParams(location.search), loaderData?.total ?? 0),
  })

export const headers = () => publicPage({ seconds: 30, topics: ['presence'], parameters: PARAMETERS })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  context.get(apiContext)(searchConsultants, wishOf(new URL(request.url).searchParams))

export default function Consultants({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams()
  return (
    <main className="page py-10">
      <PageHeading
        overline="Consultores"
        title="Com quem você quer conversar?"
        lead="O preço por minuto está em cada cartão. Leia os perfis com calma: olhar não custa nada."
        action={
          <LinkButton href="/consultas-online" variant="secondary">
            Quem pode conversar agora
          </LinkButton>
        }
      />
      <div className="mb-8 grid gap-6">
        <SpecialtyChips address={address} />
        <Apart>
          <Filters address={address} />
        </Apart>
      </div>
      <Apart>
        <Results found={loaderData} address={address} />
      </Apart>
    </main>
  )
}
