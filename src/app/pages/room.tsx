import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Consulta · Sensitivos' }]

export default function Room() {
  return (
    <main className="page py-10">
      <PageHeading title="Consulta" />
    </main>
  )
}
