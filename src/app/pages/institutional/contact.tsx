import type { ReactNode } from 'react'
import { company } from '#browser/company.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { ContactForm } from '#domains/support/ui/contact-form.tsx'
import { addressOf, phoneHref } from '#shared/company.ts'

export const meta = () =>
  pageMeta({
    title: 'Contato',
    description:
      'Escreva para a equipe do Sensitivos: cada mensagem ganha um protocolo e uma resposta de uma pessoa em até dois dias úteis.',
    path: '/contato',
  })

export const headers = () => publicPageHeaders({ seconds: 300 })

export default function Contact() {
  const { user } = useSession()
  const known = company()
  return (
    <main className="page py-10">
      <StructuredData of={({ organizationSchema }) => organizationSchema()} />
      <PageHeading
        overline="Contato"
        title="Fale com uma pessoa"
        lead="Toda mensagem ganha um número de protocolo e a resposta de alguém da equipe em até dois dias úteis."
      />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm known={user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }} />
        <aside aria-labelledby="onde-estamos" className="grid gap-6 lg:sticky lg:top-28">
          <h2 id="onde-estamos" className="text-xl">
            Outros caminhos
          </h2>
          <address className="grid gap-5 not-italic">
            {known.cnpj && (
              <>
                <ContactChannel name="Telefone">
                  <a href={phoneHref(known)} className="prose-link py-1 tabular-nums">
                    {known.phone}
                  </a>
                </ContactChannel>
                <ContactChannel name="E-mail">
                  <a href={`mailto:${known.email}`} className="prose-link wrap-anywhere py-1">
                    {known.email}
                  </a>
                </ContactChannel>
              </>
            )}
            <ContactChannel name="Atendimento">
              {known.hours && <>Consultas: {known.hours}, com quem estiver online. </>}Mensagens à equipe: a resposta
              vem em até dois dias úteis, porque uma pessoa lê cada uma.
            </ContactChannel>
            {known.cnpj && (
              <ContactChannel name="Endereço">
                {addressOf(known).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </ContactChannel>
            )}
          </address>
          <p className="border-line border-t pt-5 text-quiet text-sm">
            Sobre os seus dados, há um caminho mais curto: a{' '}
            <a href="/data-management" className="prose-link">
              central de privacidade
            </a>
            . Se você precisa conversar agora com alguém, o{' '}
            <a href="https://cvv.org.br" className="prose-link">
              CVV atende de graça no 188
            </a>
            .
          </p>
        </aside>
      </div>
    </main>
  )
}

const ContactChannel = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <p className="eyebrow mb-1">{name}</p>
    {children}
  </div>
)
