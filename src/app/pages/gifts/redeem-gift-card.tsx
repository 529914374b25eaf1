import { useEffect } from 'react'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { keepBroughtCode, RedeemForm } from '#domains/catalogue/ui/gift-cards/redeem-form.tsx'

const TITLE = 'Resgatar um vale-presente'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Transforme o código que você ganhou em créditos na sua conta.',
    path: '/vale-presente',
    noindex: true,
  })

/** Redeems the code of a gift card: typed, pasted, or brought by the link of its mail. */
export default function RedeemGiftCard() {
  useEffect(keepBroughtCode, [])
  return (
    <main className="page py-10">
      <RequireSignIn title={TITLE} why="Os créditos ficam na sua conta: entre, ou crie a sua de graça." role="client">
        <PageHeading
          title={TITLE}
          emblem="creditos"
          lead="O código vira créditos no seu saldo, para conversar com quem quiser."
        />
        <RedeemForm />
      </RequireSignIn>
    </main>
  )
}
