import { useSearchParams } from 'react-router'
import { PageHeading } from '#browser/kit/page-heading.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { normalCode } from '#domains/wallet/receipts/rules.ts'
import { EarningsSummary } from '#domains/wallet/ui/earnings-summary.tsx'
import { ReceiptCheck } from '#domains/wallet/ui/receipt-check.tsx'
import { ReceiptSearch } from '#domains/wallet/ui/receipt-search.tsx'
import { Statement } from '#domains/wallet/ui/statement.tsx'

export const meta = () => [
  { title: 'Conferir um recibo · Sensitivos' },
  {
    name: 'description',
    content: 'Todo recibo da Sensitivos pode ser conferido por qualquer pessoa: seu navegador refaz cada conta a partir do texto original.',
  },
]

/** Signed in: one's own statement. With a code, or signed out: the check that anybody may make. */
export default function Reports() {
  const [search] = useSearchParams()
  const { state } = useSession()
  const code = search.get('recibo')
  return (
    <main className="page py-10">
      {code === null && state === 'signed-in' ? <MyStatement /> : <PublicCheck code={code ?? ''} isLoading={code === null && state === 'loading'} />}
    </main>
  )
}

function PublicCheck({ code, isLoading }: { code: string; isLoading: boolean }) {
  const [, setSearch] = useSearchParams()
  const normal = normalCode(code)
  return (
    <>
      <PageHeading
        overline="Transparência"
        title="Conferir um recibo"
        lead="Cada recibo carrega a própria prova. Digite o código: as contas são refeitas aqui, no seu navegador, a partir do texto original."
      />
      <div className="grid gap-10">
        <ReceiptSearch key={`typed ${code}`} code={normal ?? code} onSearch={(recibo) => setSearch({ recibo })} />
        {normal && <ReceiptCheck key={normal} code={normal} />}
        {isLoading && <Skeleton className="h-40 w-full max-w-xl" />}
        {!normal && !isLoading && <HowItWorks />}
      </div>
    </>
  )
}

function MyStatement() {
  const { user } = useSession()
  const isConsultant = user?.role === 'consultor'
  return (
    <>
      <PageHeading
        overline="Relatórios"
        title={isConsultant ? 'Meus ganhos' : 'Meu extrato'}
        lead="Cada movimento tem o seu recibo, e cada recibo pode ser conferido por qualquer pessoa."
        action={
          <a href="/relatorios?recibo=" className="prose-link" data-print="no">
            Conferir um recibo
          </a>
        }
      />
      <div className="grid gap-10">
        {isConsultant && <EarningsSummary />}
        <Statement />
      </div>
    </>
  )
}

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
