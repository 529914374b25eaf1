import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Conversar · Sensitivos' }]

export default function Chat() {
  return (
    <main className="page py-10">
      <PageHeading title="Conversar" />
    </main>
  )
}
