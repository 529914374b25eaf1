import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { FirstThree } from '#browser/kit/display/first-three.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyApiQuery } from '#browser/query.ts'
import type { Testimonial } from '../contract.ts'
import { Quotation } from './testimonial-card.tsx'

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
    grid="grid grid-cols-1 md:grid-cols-3"
    className="border-line max-md:not-first:mt-5 max-md:not-first:border-t max-md:not-first:pt-5 md:px-5 md:first:pl-0 md:last:pr-0 md:not-first:border-l lg:px-8"
  >
    {(testimonial) => <Quotation testimonial={testimonial} />}
  </FirstThree>
)
