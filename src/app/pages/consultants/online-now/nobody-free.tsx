import type { ReactNode } from 'react'
import type { ConsultantCard as Shown } from '#domains/consultants/contract.ts'
import { type Channel, channelNames } from '#domains/consultants/rules.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { ConsultantCard } from '#domains/consultants/ui/consultant-card.tsx'
import { FreeTools } from '#domains/oracles/ui/free-tools.tsx'

type Props = {
  /** Who attends next. */
  children: ReactNode
  channel: Channel | undefined
  isAnybodyBusy: boolean
  /** Who is usually here at this hour, with when, as text. */
  lately: readonly { consultant: Shown; whenHere: string }[]
}

/** When nobody can talk now: what can be done all the same, with whom, and what needs nobody. */
export const NobodyFree = ({ channel, isAnybodyBusy, lately, children }: Props) => (
  <section aria-labelledby="ninguem" className="grid grid-cols-1 gap-6">
    {children}
    <div className="grid gap-2">
      <h2 id="ninguem" className="text-2xl">
        {children && lately.length > 0 && !channel
          ? 'Quem costuma estar aqui'
          : channel && !isOpenChannel(channel)
            ? `Conversas por ${channelNames[channel].toLowerCase()} abrem em breve`
            : channel
              ? `Ninguém livre por ${channelNames[channel].toLowerCase()} neste momento`
              : 'Ninguém livre neste momento'}
      </h2>
      <p className="measure text-quiet">
        {children && lately.length > 0
          ? 'Peça um aviso de quando entrarem, ou pergunte por escrito.'
          : lately.length > 0
            ? 'Estas pessoas costumam estar aqui. Escreva a sua pergunta e receba a resposta em até 24 h (sem resposta, o valor volta inteiro), ou peça um aviso de quando entrarem.'
            : 'No perfil de cada pessoa dá para perguntar por escrito, ou pedir um aviso de quando ela entrar.'}
        {isAnybodyBusy && ' Quem está em consulta, mais abaixo, costuma voltar logo depois.'}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {channel && (
          <a href="/consultas-online" className="prose-link py-1">
            Ver todos os canais
          </a>
        )}
        <a href="/consultores" className="prose-link py-1">
          Ver todos os consultores
        </a>
      </p>
    </div>
    {lately.length > 0 && (
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {lately.map(({ consultant, whenHere }) => (
          <li key={consultant.id}>
            <ConsultantCard consultant={consultant} as="h3" whenHere={whenHere} />
          </li>
        ))}
      </ul>
    )}
    <FreeTools />
  </section>
)
