import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { apiContext } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { OwnRefunds } from '#domains/claims/ui/own-refunds.tsx'
import { readTransparency, type Transparency } from '#domains/reports/contract.ts'
import { TransparencyFigures } from '#domains/reports/ui/transparency-figures.tsx'
import { normalizeReceiptCode } from '#domains/receipts/code.rules.ts'
import { ReceiptCheck } from '#domains/receipts/ui/receipt-check.tsx'
import { ReceiptSearch } from '#domains/receipts/ui/receipt-search.tsx'
import { PersonalPage } from '../../layouts/dashboard/personal-page.tsx'
import type { Route } from './+types/reports.ts'

export const meta = () =>
  pageMeta({
    title: 'Transparência e recibos',
    description:
      'A casa em números e a conferência de qualquer recibo: seu navegador refaz cada conta a partir do texto original.',
    path: '/relatorios',
  })

export const headers = () => publicPageHeaders({ seconds: 300, parameters: ['recibo', 'arquivo'] })

/** The page also renders without the figures, because receipts can be checked without them. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  figures: await context
    .get(apiContext)(readTransparency, {})
    .catch(() => undefined),
})

/** Who reads is known in the browser alone, so no server draws these. */
const MyStatement = lazyPart(() => import('./my-statement.tsx'), 'MyStatement')
const TeamRefunds = lazyPart(() => import('#domains/claims/ui/team-refunds.tsx'), 'TeamRefunds')

/**
 * Clients and consultants see their own statement, the team goes to its back office. With a receipt code, or signed
 * out: the platform's public figures, and the receipt check that is open to everybody.
 */
export default function Reports({ loaderData: { figures } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { user } = useSession()
  const code = search.get('recibo')
  return (
    <PersonalPage isPublic>
      {!user && search.has('arquivo') ? (
        <SignInForFile address={`/relatorios?${search}`} />
      ) : code !== null || !user ? (
        <PublicReport code={code ?? ''} figures={figures} />
      ) : user.role === 'admin' ? (
        <Navigate to="/admin-dashboard/dinheiro/relatorios" replace />
      ) : (
        <OwnReport isConsultant={user.role === 'consultor'} />
      )}
    </PersonalPage>
  )
}

/** What somebody spent or earned, under its title from the first moment on. */
const OwnReport = ({ isConsultant }: { isConsultant: boolean }) => (
  <>
    <PageHeading
      overline="Relatórios"
      title={isConsultant ? 'Meus ganhos' : 'Meu extrato'}
      lead="Cada consulta, pergunta, pagamento e reembolso tem o seu recibo, e qualquer pessoa pode conferi-lo."
      action={
        <a href="/relatorios?recibo=" className="prose-link" data-print="no">
          Conferir um recibo
        </a>
      }
    />
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <MyStatement />
    </Suspense>
  </>
)

function PublicReport({ code, figures }: { code: string; figures: Transparency | undefined }) {
  const [, setSearch] = useSearchParams()
  const { user } = useSession()
  const normal = normalizeReceiptCode(code)
  const beside = (subjectId: string) =>
    user?.role === 'client' ? (
      <OwnRefunds subjectId={subjectId} personId={user.id} />
    ) : (
      user?.capabilities?.includes('refunds') && (
        <Suspense>
          <TeamRefunds subjectId={subjectId} />
        </Suspense>
      )
    )
  return (
    <>
      <PageHeading
        overline="Transparência"
        title="Conferir um recibo"
        lead="Cada recibo carrega a própria prova. Digite o código: as contas são refeitas aqui, no seu navegador, a partir do texto original."
      />
      <div className="grid gap-10">
        <ReceiptSearch key={`typed ${code}`} code={normal ?? code} onSearch={(recibo) => setSearch({ recibo })} />
        {normal && <ReceiptCheck key={normal} code={normal} beside={beside} />}
        {!normal && <HowItWorks />}
      </div>
      {!normal && figures && (
        <section aria-labelledby="numeros" className="mt-16">
          <SectionHeading id="numeros" title="A casa em números" link={{ words: 'Quem somos', href: '/quem-somos' }} />
          <TransparencyFigures figures={figures} />
        </section>
      )}
    </>
  )
}

/** The address of a mail: only its owner gets the file, signed in. */
const SignInForFile = ({ address }: { address: string }) => (
  <PageHeading
    overline="Relatórios"
    title="A sua planilha espera por você"
    lead="Entre na sua conta para baixar: só você consegue abrir este arquivo."
    action={<LinkButton href={`/login?next=${encodeURIComponent(address)}`}>Entrar</LinkButton>}
  />
)

const HowItWorks = () => (
  <ol className="measure grid gap-4 text-quiet">
    {STEPS.map(([title, text], i) => (
      <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
        <span aria-hidden="true" className="font-display text-metal-ink text-xl">
          {i + 1}
        </span>
        <span>
          <strong className="block font-semibold text-ink">{title}</strong>
          {text}
        </span>
      </li>
    ))}
  </ol>
)

const STEPS = [
  ['O código é uma impressão digital', 'Ele nasce do texto do recibo. Se uma vírgula mudar, o código deixa de servir.'],
  ['As contas são refeitas', 'Tempo, preço, partes e devolução: seu navegador soma tudo outra vez e compara.'],
  ['Ninguém precisa confiar em nós', 'O texto e a fórmula ficam à vista para quem quiser calcular por conta própria.'],
] as const
