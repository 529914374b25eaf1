import { useQuery } from '@tanstack/react-query'
import { apiContext } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { apiQuery } from '#browser/query.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { testimonialsTopic } from '#domains/reviews/facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { listTestimonials } from '#domains/reviews/testimonials/contract.ts'
import { OwnTestimonial } from '#domains/reviews/testimonials/ui/own-testimonial.tsx'
import { TestimonialCard } from '#domains/reviews/testimonials/ui/testimonial-card.tsx'
import type { Route } from './+types/testimonials.ts'

export const meta = () =>
  pageMeta({
    title: 'Depoimentos',
    description:
      'O que clientes contam do Sensitivos, com as palavras deles. Só escreve quem tem conta, e ninguém muda um texto, nem nós.',
    path: '/depoimentos',
  })

export const headers = () => publicPageHeaders({ seconds: 60, topics: [testimonialsTopic] })

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(listTestimonials, {})

export default function Testimonials({ loaderData: initial }: Route.ComponentProps) {
  const { data: testimonials } = useQuery({ ...apiQuery(listTestimonials, {}), initialData: initial })
  return (
    <main className="page py-10">
      <PageHeading
        overline="Depoimentos"
        title="Com as palavras deles"
        lead="Só escreve quem tem conta de cliente. Publicamos inteiro ou não publicamos: ninguém muda uma palavra, nem nós."
      />
      {testimonials.length === 0 ? (
        <EmptyState title="Ainda não há depoimentos">O primeiro pode ser o seu.</EmptyState>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      )}
      <section
        aria-labelledby="conte-o-seu"
        className="mt-16 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <div className="grid gap-3">
          <h2 id="conte-o-seu" className="text-2xl">
            Conte o seu
          </h2>
          <p className="measure text-quiet">
            Como foi para você, de bom e de ruim. Sobre um consultor, a melhor hora é no fim da consulta: a avaliação
            aparece no perfil dele e entre{' '}
            <a href="/avaliacoes" className="prose-link">
              as mais recentes
            </a>
            .
          </p>
        </div>
        <Card>
          <Writing />
        </Card>
      </section>
    </main>
  )
}

/** The form for clients; everybody else reads why it is not shown and how to sign in. */
function Writing() {
  const { state, user } = useSession()
  if (user?.role === 'client') return <OwnTestimonial />
  if (user)
    return (
      <p className="text-quiet">
        Depoimentos são de clientes. Quem atende ou cuida da casa não escreve aqui, para que ninguém fale de si mesmo.
      </p>
    )
  const signInPath = signInPathFor('/depoimentos')
  return (
    <div className="grid gap-5" aria-busy={state === 'loading'}>
      <p>Entre na sua conta para escrever. Assim cada depoimento é de uma pessoa de verdade, e um por pessoa.</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href={signInPath}>Entrar</LinkButton>
        <LinkButton href={signInPath.replace('/login', '/cadastro-novo')} variant="secondary">
          Criar conta grátis
        </LinkButton>
      </p>
    </div>
  )
}
