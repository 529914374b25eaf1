import { useLocation } from 'react-router'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { NewsletterForm } from '#domains/newsletter/ui/newsletter-form.tsx'

/** Pages of consultations, payments and the newsletter itself, where the band would distract. */
const HIDDEN = /^\/(consultation\/|chat\/|chat-room|carrinho|comprar\/|agendar|cadastre-se\/newsletter)/

export function NewsletterBand() {
  const { pathname } = useLocation()
  if (HIDDEN.test(pathname)) return null
  return (
    <section
      aria-labelledby="newsletter"
      className="content-visibility-auto [--placeholder-height:17rem] border-line md:[--placeholder-height:10rem] border-t bg-surface"
      data-print="no"
    >
      <div className="page grid items-center gap-x-12 gap-y-5 py-8 md:grid-cols-2 lg:grid-cols-[auto_1fr_1fr] lg:py-9">
        <Emblem name="envelope" className="size-24 max-lg:hidden" />
        <div className="grid gap-2">
          <h2 id="newsletter" className="text-2xl">
            Uma carta de vez em quando
          </h2>
          <p className="measure text-quiet">
            O céu do mês, um texto novo, uma pergunta para levar às cartas. Para sair, um toque.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
