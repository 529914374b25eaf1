import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Relatórios · Sensitivos' }]

export default function Reports() {
  return (
    <main className="page py-10">
      <PageHeading title="Relatórios" />
    </main>
  )
}
