import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Sensitivos · Sensitivos' }]

export default function Home() {
  return (
    <main className="page py-10">
      <PageHeading title="Sensitivos" />
    </main>
  )
}
