import { LinkButton } from '#browser/kit/buttons/link-button.tsx'

export const Invitation = () => (
  <section aria-labelledby="convite" className="page">
    <div className="flex flex-wrap items-center justify-between md:flex-nowrap gap-x-10 gap-y-5 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:px-10 lg:py-7">
      <div className="grid gap-1">
        <h2 id="convite" className="text-2xl">
          Quando quiser, sem pressa
        </h2>
        <p className="measure text-quiet">Olhe os perfis com calma: só se paga a consulta que você decidir começar.</p>
      </div>
      <div className="flex flex-wrap gap-3 md:shrink-0">
        <LinkButton href="/cadastre-se">Cadastre-se</LinkButton>
        <LinkButton href="/consultores" variant="secondary">
          Ver consultores
        </LinkButton>
      </div>
    </div>
  </section>
)
