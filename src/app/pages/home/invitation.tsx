import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'

export const Invitation = () => (
  <section aria-labelledby="convite" className="content-visibility-auto [--placeholder-height:23rem] page">
    <div className="grid justify-items-center gap-5 rounded-lg border border-line bg-surface px-6 py-14 text-center">
      <Ornament />
      <h2 id="convite" className="text-3xl">
        Quando quiser, sem pressa
      </h2>
      <p className="measure text-lg text-quiet">
        Olhe os perfis com calma. Abrir a conta não compromete você com nada: só se paga a consulta que decidir começar.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="/cadastre-se">Cadastre-se</LinkButton>
        <LinkButton href="/consultores" variant="secondary">
          Ver consultores
        </LinkButton>
      </div>
    </div>
  </section>
)
