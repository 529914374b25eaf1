import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { CardBackFan } from '#domains/oracles/tarot/ui/table/card-back-fan.tsx'
import { Tabletop } from '#domains/oracles/tarot/ui/table/tabletop.tsx'

/** Link to the free tarot table, which has a page of its own. */
export const TarotTableLink = () => (
  <Tabletop className="grid items-center gap-x-10 px-5 pt-8 sm:grid-cols-2 sm:px-10 sm:pt-6">
    <div className="grid justify-items-start gap-4 sm:py-6">
      <p className="measure">
        Uma carta, três ou a Cruz Celta. Você embaralha com a própria mão, escolhe no leque e vira no seu tempo. Sem
        cadastro.
      </p>
      <LinkButton href="/tarot-gratis">Abrir a mesa</LinkButton>
    </div>
    <CardBackFan />
  </Tabletop>
)
