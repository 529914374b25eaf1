import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import type { listTestimonials } from '#domains/reviews/testimonials/contract.ts'
import { TestimonialsStrip } from '#domains/reviews/testimonials/ui/testimonials-strip.tsx'
import type { OutputOf } from '#shared/contract.ts'

export const Testimonials = ({ initial }: { initial: OutputOf<typeof listTestimonials> | undefined }) => (
  <section
    aria-labelledby="depoimentos"
    className="content-visibility-auto [--placeholder-height:61rem] md:[--placeholder-height:33rem] border-line border-y bg-surface"
  >
    <div className="page py-16 lg:py-20">
      <SectionHeading
        id="depoimentos"
        overline="Depoimentos"
        title="Quem já conversou conta"
        link={{ words: 'Ler todos os depoimentos', href: '/depoimentos' }}
      />
      <TestimonialsStrip initial={initial} />
    </div>
  </section>
)
