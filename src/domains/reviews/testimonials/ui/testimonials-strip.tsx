import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { FirstThree } from '#browser/kit/display/first-three.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyApiQuery } from '#browser/query.ts'
import type { Testimonial } from '../contract.ts'
import { TestimonialCard } from './testimonial-card.tsx'

const latest = lazyApiQuery('/api/testimonials', async () => (await import('../contract.ts')).listTestimonials, {})

/** The first three testimonials. */
export const TestimonialsStrip = ({ initial }: { initial?: readonly Testimonial[] | undefined }) => (
  <FirstThree
    query={useQuery(latest)}
    initial={initial}
    keyOf={({ id }) => id}
    shape={<Skeleton className="h-64 w-full" />}
    fault="Os depoimentos não puderam ser carregados. O resto da página está inteiro."
    empty={
      <EmptyState
        title="Ainda não há depoimentos"
        action={<LinkButton href="/depoimentos">Escrever o primeiro</LinkButton>}
      >
        Aqui ficam as palavras de quem já se consultou, como foram escritas.
      </EmptyState>
    }
  >
    {(testimonial) => <TestimonialCard testimonial={testimonial} />}
  </FirstThree>
)
