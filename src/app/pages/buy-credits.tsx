import { useNavigate, useSearchParams } from 'react-router'
import { PageHeading } from '#browser/kit/page-heading.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { nextPathOf } from '#domains/accounts/rules.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { meantBy } from '#domains/payments/ui/again-path.ts'
import { OpenPayments } from '#domains/payments/ui/open-payments.tsx'
import { PaymentView } from '#domains/payments/ui/payment-view.tsx'
import { PurchaseForm } from '#domains/payments/ui/purchase-form.tsx'

export const meta = () =>
  pageMeta({
    title: 'Comprar créditos',
    description: 'Um crédito vale um real, não vence e paga só os segundos de conversa. Escolha o valor e pague com Pix ou cartão.',
    path: '/comprar/creditos',
  })

const HERE = '/comprar/creditos'

/** This page, showing one payment or none, on the way to somewhere or not. */
const hereWith = (pagamento: string | undefined, next: string | undefined) => {
  const query = new URLSearchParams({ ...(pagamento && { pagamento }), ...(next && { next }) }).toString()
  return query ? `${HERE}?${query}` : HERE
}

export default function BuyCredits() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const next = nextPathOf(search.get('next'))
  const paymentId = search.get('pagamento')
  return (
    <main className="page py-10">
      <RequireSignIn title="Comprar créditos" role="client" why="Os créditos ficam guardados na sua conta. Entre para comprar; criar uma conta não custa nada.">
        <PageHeading title="Comprar créditos" lead="Um crédito vale um real, sempre. Você coloca antes e gasta só os segundos de conversa." />
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
          <div>
            {paymentId ? (
              <PaymentView key={paymentId} id={paymentId} again={hereWith(undefined, next)} next={next} />
            ) : (
              <>
                <OpenPayments hrefOf={(id) => hereWith(id, next)} />
                <PurchaseForm meant={meantBy(search)} pathOf={(id) => hereWith(id, next)} onRequested={(id) => void navigate(hereWith(id, next))} />
              </>
            )}
          </div>
          <Promises />
        </div>
      </RequireSignIn>
    </main>
  )
}

const Promises = () => (
  <aside aria-label="Como funcionam os créditos" className="border-line border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
    <dl className="grid gap-5 text-sm">
      {PROMISES.map(([title, text]) => (
        <div key={title} className="grid gap-1">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  </aside>
)

const PROMISES = [
  ['1 crédito = R$ 1,00', 'Sem moeda própria, sem taxa de compra, sem letra miúda: o que você paga é o que entra.'],
  ['Não vence', 'Os créditos que você pagou ficam na conta até você usar.'],
  ['Só o tempo dos dois', 'O relógio anda por segundo e só enquanto você e o consultor estão na conversa.'],
  ['Nada se renova sozinho', 'Cada compra precisa de um sim seu. O número do cartão fica com o banco e nunca conosco.'],
] as const
