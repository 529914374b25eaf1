import { browserApi } from '#browser/api.ts'
import { hideFromFeatured, type Decisions } from '../contract.ts'
import { TeamActForm } from './team-act-form.tsx'

/** Hides a consultant from the featured ones, or lets the published rule decide again. */
export function FeaturedForm({ personId: id, consultant }: Pick<Decisions, 'personId' | 'consultant'>) {
  if (!consultant) return null
  const { isHidden } = consultant
  return (
    <TeamActForm
      title={isHidden ? 'Deixar voltar aos destaques' : 'Tirar dos destaques'}
      meaning={
        isHidden
          ? 'A regra publicada volta a decidir. Ninguém entra nos destaques por escolha da equipe.'
          : 'Não aparece entre os destaques da página inicial. Listas, busca e pedidos continuam iguais.'
      }
      words={isHidden ? 'Deixar voltar' : 'Tirar dos destaques'}
      busyWords="Um instante…"
      done={isHidden ? 'A regra decide de novo' : 'Fora dos destaques'}
      act={(given) => browserApi(hideFromFeatured, { id, isHidden: !isHidden, ...given })}
    />
  )
}
