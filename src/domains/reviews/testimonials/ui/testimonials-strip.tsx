import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/empty-state.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { askingLater } from '#browser/query.ts'
import type { Testimonial } from '../contract.ts'
import { TestimonialCard } from './testimonial-card.tsx'

const SHOWN = 3
const latest = askingLater('/api/testimonials', async () => (await import('../contract.ts')).listTestimonials, {})
const GRID = 'grid gap-5 md:grid-cols-3'

/** The first three testimonials: as the server painted them, then as the call answers. A failed call leaves what was painted. */
export function TestimonialsStrip({ painted }: { painted?: readonly Testimonial[] | undefined }) {
  const query = useQuery(latest)
  const testimonials = query.data ?? painted
  if (!testimonials && query.isError)
    return <ErrorState onRetry={() => void query.refetch()}>Os depoimentos não puderam ser carregados. O resto da página está inteiro.</ErrorState>
  if (!testimonials) {
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: SHOWN }, (_, at) => (
          <Skeleton key={at} className="h-64 w-full" />
        ))}
      </div>
    )
  }
  if (testimonials.length === 0) {
    return (
      <EmptyState title="Ainda não há depoimentos" action={<LinkButton href="/depoimentos">Escrever o primeiro</LinkButton>}>
        Aqui ficam as palavras de quem já se consultou, como foram escritas.
      </EmptyState>
    )
  }
  return (
    <ul className={GRID}>
      {testimonials.slice(0, SHOWN).map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )
}
