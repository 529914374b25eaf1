import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Meu painel · Sensitivos' }]

export default function ClientDashboard() {
  return (
    <main className="page py-10">
      <PageHeading title="Meu painel" />
    </main>
  )
}
