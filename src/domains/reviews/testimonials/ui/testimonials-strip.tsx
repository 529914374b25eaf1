import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { FirstThree } from '#browser/kit/display/first-three.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { lazyApiQuery } from '#browser/query.ts'
import type { Testimonial } from '../contract.ts'

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
    {(testimonial) => <Voice testimonial={testimonial} />}
  </FirstThree>
)

/** One testimonial as a quotation without a box, between hairlines. */
const Voice = ({ testimonial: { content, rating, author } }: { testimonial: Testimonial }) => (
  <article className="flex h-full flex-col gap-3">
    <blockquote className="flex-1 font-display text-lg leading-snug">
      <p className="whitespace-pre-line">“{content}”</p>
    </blockquote>
    <footer className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Avatar name={author.name} imageUrl={author.imageUrl} size="sm" />
      <p className="min-w-32 flex-1 text-sm leading-tight">
        <cite className="block font-semibold not-italic">{author.name}</cite>
        <span className="text-quiet">{author.location}</span>
      </p>
      <Stars rating={rating} />
    </footer>
  </article>
)
