import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { readBirthData, shareBirthData, withdrawBirthData } from '../birth-data/contract.ts'
import { listBlocked } from '../contract.ts'
import { birthWords } from './birth-facts.tsx'
import { BlockButton } from './block-button.tsx'

const question = apiQuery(readBirthData, {})

/** What a client decides about one consultant: whether they see the birth data, and whether the two meet again. */
export function ClientSharingSettings({ id, name }: { id: string; name: string }) {
  const { data } = useQuery(question)
  const { data: blocks } = useQuery(apiQuery(listBlocked, {}))
  const queries = useQueryClient()
  const isShown = data?.shares.some(({ consultant }) => consultant.id === id) ?? false
  const isBlocked = blocks?.blocked.some((one) => one.id === id) ?? false
  const sharing = useMutation({
    mutationFn: (on: boolean) => browserApi(on ? shareBirthData : withdrawBirthData, { id }),
    onSuccess: (saved) => queries.setQueryData(question.queryKey, saved),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(isShown, sharing)
  if (!data || !blocks) return null
  return (
    <section aria-labelledby="entre-voces" className="grid gap-4 border-line border-t pt-6">
      <h2 id="entre-voces" className="text-xl">
        Entre você e {name}
      </h2>
      {!isBlocked && data.birth && (
        <Switch
          label={`Mostrar os meus dados de nascimento a ${name}`}
          hint={`${birthWords(data.birth)}. Você tira quando quiser.`}
          checked={isOn}
          disabled={isTurning}
          onChange={(event) => turn(event.target.checked)}
        />
      )}
      {!isBlocked && !data.birth && (
        <p className="measure text-quiet text-sm">
          Para um mapa ou uma numerologia, {name} precisa de data, hora e cidade de nascimento.{' '}
          <a href="/client-dashboard?secao=conta#nascimento" className="prose-link">
            Guarde as suas
          </a>{' '}
          e escolha aqui quem vê.
        </p>
      )}
      {sharing.isError && (
        <p role="alert" className="font-medium text-bad">
          {errorMessage(sharing.error)}
        </p>
      )}
      {isBlocked && (
        <p className="measure text-quiet">
          Você bloqueou {name}, e {name} não sabe.
        </p>
      )}
      <BlockButton
        id={id}
        name={name}
        isBlocked={isBlocked}
        onChanged={() => void queries.invalidateQueries({ queryKey: question.queryKey })}
      >
        <p>
          Vocês não conversam mais, e {name} não fica sabendo. Um pedido que espera resposta e perguntas que você ainda
          não enviou se encerram, e o valor volta para o seu saldo. O que você já enviou ainda pode ser respondido.
        </p>
        <p>
          Uma consulta marcada se encerra, e o valor volta, enquanto você ainda pode desmarcar sem custo. Depois disso
          ela continua marcada: se não quiser ir, desmarque no seu painel, que mostra antes quanto custa.
        </p>
        <p>
          Os avisos sobre {name} param, e os seus dados de nascimento deixam de aparecer. Avaliações e recibos ficam.
        </p>
      </BlockButton>
    </section>
  )
}
