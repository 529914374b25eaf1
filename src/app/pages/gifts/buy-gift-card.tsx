import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { GiftForm } from '#domains/catalogue/ui/gift-cards/gift-form.tsx'
import { SentGifts } from '#domains/catalogue/ui/gift-cards/sent-gifts.tsx'
import { benefitWords } from '#domains/catalogue/orders/wording.rules.ts'

const TITLE = 'Dar um vale-presente'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Créditos para outra pessoa, de R$ 30,00 a R$ 500,00, com um código por e-mail e as suas palavras.',
    path: '/comprar/vale-presente',
    noindex: true,
  })

const NOTHING = {
  creditsCents: 0n,
  bonusCents: 0n,
  bonusUntil: null,
  minutes: null,
  minutesUntil: null,
  ceilingCents: null,
  answerHours: null,
}
const RULES = benefitWords({ kind: 'gift_card', gives: NOTHING, consultant: null, isAsked: false })

/** Buys a gift card, and shows what became of those that were bought. */
export default function BuyGiftCard() {
  return (
    <main className="page py-10">
      <RequireSignIn title={TITLE} why="O presente sai da sua conta, e é aqui que você acompanha." role="client">
        <Breadcrumbs trail={[{ words: 'Comprar', href: '/comprar' }, { words: 'Vale-presente' }]} />
        <PageHeading title={TITLE} emblem="creditos" lead="Créditos para outra pessoa, com as suas palavras." />
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
          <div className="grid gap-12">
            <GiftForm />
            <SentGifts />
          </div>
          <aside
            aria-label="Como funciona"
            className="grid gap-4 border-line border-t pt-6 text-sm lg:border-t-0 lg:pt-0"
          >
            <h2 className="font-semibold">Como funciona</h2>
            <ul className="grid list-disc gap-2 pl-5 text-quiet marker:text-metal">
              {RULES.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </aside>
        </div>
      </RequireSignIn>
    </main>
  )
}
