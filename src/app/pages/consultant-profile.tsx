import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Consultor · Sensitivos' }]

export default function ConsultantProfile() {
  return (
    <main className="page py-10">
      <PageHeading title="Consultor" />
    </main>
  )
}
