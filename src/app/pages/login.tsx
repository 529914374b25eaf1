import { PageHeading } from '#browser/kit/page-heading.tsx'

export const meta = () => [{ title: 'Entrar · Sensitivos' }]

export default function Login() {
  return (
    <main className="page py-10">
      <PageHeading title="Entrar" />
    </main>
  )
}
