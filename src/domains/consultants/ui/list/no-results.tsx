import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { listNeedChips, searchConsultants } from '../../search/contract.ts'
import { SimilarNames } from '../similar-names.tsx'
import { NeedChips } from './need-chips.tsx'
import { addressWith, LIST_PATH } from './list-address.ts'
import { formatNumber } from '#shared/numbers.ts'
import { CHANNELS, channelNames } from '../../rules.ts'
import { isOpenChannel } from '../open-channels.ts'

type Props = {
  found: OutputOf<typeof searchConsultants>
  address: URLSearchParams
  base?: string | undefined
  chips: OutputOf<typeof listNeedChips>
}

/** The empty result: which filters are in the way, and what to try instead. */
export function NoResults({ found, address, base = LIST_PATH, chips }: Props) {
  const { total, similarNames, totalWithoutFilters } = found
  const [typed, need] = [address.get('busca')?.trim() ?? '', chips.find(({ slug }) => slug === address.get('tema'))]
  const words = [typed, need?.label].filter(Boolean).join(', ')
  const onlyWords = new URLSearchParams({ ...(typed && { busca: typed }), ...(need && { tema: need.slug }) })
  if (total > 0)
    return (
      <EmptyState
        title="Esta página da lista não existe"
        action={<LinkButton href={addressWith(address, {}, base)}>Voltar ao começo da lista</LinkButton>}
      />
    )
  const channel = CHANNELS.find((one) => one === address.get('canal'))
  if (channel && !isOpenChannel(channel))
    return (
      <EmptyState
        title={`Conversas por ${channelNames[channel].toLowerCase()} abrem em breve`}
        action={
          <LinkButton href={addressWith(address, { canal: 'chat' }, base)}>Ver quem conversa por chat</LinkButton>
        }
      >
        Até lá, a conversa é por chat, ou por escrito, com resposta em até 24 horas.
      </EmptyState>
    )
  if (address.get('online') === 'sim' && (!words || totalWithoutFilters > 0))
    return (
      <EmptyState
        title="Ninguém online com estes filtros agora"
        action={<LinkButton href={addressWith(address, { online: '' }, base)}>Incluir quem está offline</LinkButton>}
      >
        Inclua quem está offline: no perfil dá para pedir um aviso de quando a pessoa entrar.
      </EmptyState>
    )
  if (!words || totalWithoutFilters > 0)
    return (
      <EmptyState
        title="Ninguém encontrado com estes filtros"
        action={
          <LinkButton href={`${LIST_PATH}${onlyWords.size > 0 ? `?${onlyWords}` : ''}`}>Limpar os filtros</LinkButton>
        }
      >
        {words
          ? totalWithoutFilters === 1
            ? `Sem os filtros, há 1 pessoa para “${words}”.`
            : `Sem os filtros, há ${formatNumber(totalWithoutFilters)} pessoas para “${words}”.`
          : 'Tente outra especialidade ou outra faixa de preço.'}
      </EmptyState>
    )
  return (
    <div className="grid gap-8">
      <EmptyState
        title={`Ninguém encontrado para “${words}”`}
        action={<LinkButton href={LIST_PATH}>Ver todos os consultores</LinkButton>}
      >
        Confira a grafia ou tente uma palavra mais simples: um nome, um tema, uma especialidade.
      </EmptyState>
      {similarNames.length > 0 && (
        <section aria-labelledby="nomes" className="grid gap-3">
          <h2 id="nomes" className="text-xl">
            Os nomes mais próximos
          </h2>
          <SimilarNames names={similarNames} />
        </section>
      )}
      {chips.length > 0 && (
        <section aria-labelledby="temas" className="grid gap-3">
          <h2 id="temas" className="text-xl">
            Temas para começar
          </h2>
          <NeedChips chips={chips} />
        </section>
      )}
    </div>
  )
}
