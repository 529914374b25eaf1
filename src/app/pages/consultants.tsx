import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Consultores · Sensitivos' }]

export default function Consultants() {
  return (
    <main className="page py-10">
      <PageHeading title="Consultores" />
    </main>
  )
}
