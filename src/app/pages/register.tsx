import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Criar conta · Sensitivos' }]

export default function Register() {
  return (
    <main className="page py-10">
      <PageHeading title="Criar conta" />
    </main>
  )
}
