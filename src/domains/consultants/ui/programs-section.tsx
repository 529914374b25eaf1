import { Bot } from '#browser/icons/bot.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import type { ConsultantCard } from '../contract.ts'
import { PricePerMinute } from './price-per-minute.tsx'

/** Where the shelf is, on any page that has it. */
export const PROGRAMS = 'programas'

/**
 * The programs that attend, apart from the people, with what they are, what they cost, and their own count. Static:
 * plain links, as the server saw them.
 */
export function ProgramsSection({ programs }: { programs: readonly ConsultantCard[] }) {
  if (programs.length === 0) return null
  const onAir = programs.filter(({ status }) => status === 'online').length
  return (
    <section aria-labelledby={PROGRAMS} className="mt-14 grid gap-6 border-line border-t pt-10">
      <div className="grid gap-2">
        <p className="eyebrow flex items-center gap-2">
          <Bot className="size-4" strokeWidth={1.75} aria-hidden="true" /> Sem gente do outro lado
        </p>
        <h2 id={PROGRAMS} className="scroll-mt-24 text-2xl">
          Programas de atendimento
        </h2>
        <p className="measure text-quiet">
          {countWords(programs.length, onAir)} Nenhuma pessoa responde aqui: um programa lê o que você escreve, faz um
          sorteio que dá para conferir e responde com o sentido do que saiu. Custa um décimo do preço de gente, não tem
          hora marcada nem nota, e o relógio só anda quando você aperta para começar.
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {programs.map(({ id, name, title, imageUrl, status, pricePerMinute }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
            <Avatar name={name} imageUrl={imageUrl} />
            <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-0.5">
              <h3 className="font-display text-lg leading-tight">
                <a href={`/consultores/${id}`} className="inline-block py-0.5 hover:text-accent">
                  {name} <span className="font-sans text-quiet text-sm">· programa</span>
                </a>
              </h3>
              <p className="text-quiet text-sm">{title}</p>
              <StatusBadge status={status} />
            </div>
            <div className="flex w-full flex-wrap items-center justify-between gap-2">
              <PricePerMinute reais={pricePerMinute} className="font-display text-lg tabular-nums" />
              <LinkButton
                href={`/chat/${id}`}
                size="sm"
                variant="secondary"
                aria-label={`Conversar com o programa ${name}`}
              >
                Conversar com o programa
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const countWords = (all: number, onAir: number) =>
  `${all === 1 ? '1 programa' : `${all} programas`}, ${onAir === 0 ? 'nenhum no ar agora' : `${onAir} no ar agora`}.`
