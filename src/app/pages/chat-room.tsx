import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Minhas conversas · Sensitivos' }]

export default function ChatRoom() {
  return (
    <main className="page py-10">
      <PageHeading title="Minhas conversas" />
    </main>
  )
}
