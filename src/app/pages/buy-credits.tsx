import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Comprar créditos · Sensitivos' }]

export default function BuyCredits() {
  return (
    <main className="page py-10">
      <PageHeading title="Comprar créditos" />
    </main>
  )
}
