import type { OutputOf } from '#shared/contract.ts'
import type { listFeatured } from '#domains/consultants/contract.ts'
import { FeaturedConsultants } from '#domains/consultants/ui/featured-consultants.tsx'

export const Featured = ({ painted }: { painted: OutputOf<typeof listFeatured> | undefined }) => (
  <section aria-labelledby="destaques" className="page pb-16 lg:pb-24">
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="grid gap-2">
        <p className="chapter">Em destaque</p>
        <h2 id="destaques" className="text-3xl">
          Quem está por aqui
        </h2>
      </div>
      <a href="/consultores" className="prose-link py-1">
        Ver todos os consultores
      </a>
    </div>
    <FeaturedConsultants painted={painted} />
  </section>
)
