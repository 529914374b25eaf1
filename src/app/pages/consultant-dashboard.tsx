import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Painel do consultor · Sensitivos' }]

export default function ConsultantDashboard() {
  return (
    <main className="page py-10">
      <PageHeading title="Painel do consultor" />
    </main>
  )
}
