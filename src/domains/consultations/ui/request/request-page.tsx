import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import type { Status } from '#domains/consultants/rules.ts'
import { AutomaticNotice } from '#domains/consultants/ui/automatic.tsx'
import { FollowButtons } from '#domains/consultants/ui/favourites/follow-buttons.tsx'
import { NoPackages } from '#domains/consultants/ui/price-per-minute.tsx'
import { useProfileReload } from '#domains/consultants/ui/profile-updates.ts'
import { writtenQuestionPath } from '#domains/consultants/ui/request-button.tsx'
import { usePresence } from '#domains/consultants/ui/use-presence.ts'
import { formatDay } from '#shared/dates.ts'
import { RequestForm } from './request-form.tsx'
import { WelcomeNote } from './welcome-note.tsx'

const STATUS_TEXTS: Record<Status, (name: string) => string> = {
  online: (name) => `${name} está aqui e pode responder agora.`,
  busy: (name) => `${name} está em atendimento. Esta página muda sozinha assim que a consulta terminar.`,
  offline: (name) => `${name} não está atendendo agora. Esta página muda sozinha assim que ${name} entrar.`,
}

/** The page before a request: who is there, what it costs, how far one's money goes, and the form. */
export function RequestPage({ consultant }: { consultant: ConsultantProfile }) {
  useProfileReload(consultant.id)
  const status = usePresence(consultant.id, consultant.status)
  const { name, title, imageUrl, prices } = consultant
  const price = prices.find(({ channel }) => channel === 'chat')?.pricePerMinuteCents
  return (
    <div className="mx-auto grid max-w-3xl gap-8 py-8 sm:py-12">
      <header className="flex items-center gap-5 sm:gap-8">
        <Avatar name={name} imageUrl={imageUrl} size="lg" className="sm:size-28" />
        <div className="grid justify-items-start gap-1.5">
          <StatusBadge status={status} />
          <h1 className="text-3xl">Conversar com {name}</h1>
          <p className="flex flex-wrap gap-x-3 text-quiet">
            {title}
            <a href={`/consultores/${consultant.id}`} className="prose-link">
              ver o perfil
            </a>
          </p>
        </div>
      </header>
      <p role="status" className="text-lg">
        {consultant.backAt && status === 'offline'
          ? `${name} está de férias e volta em ${formatDay(consultant.backAt)}.`
          : STATUS_TEXTS[status](name)}
      </p>
      {consultant.isAutomatic && <AutomaticNotice name={name} />}
      {!consultant.acceptsPackages && <NoPackages name={name} />}
      {price === undefined ? (
        <p className="text-quiet">{name} ainda não atende por chat.</p>
      ) : (
        <Card className="grid gap-6 p-0! sm:grid-cols-[2fr_3fr] sm:gap-0">
          <Prices price={price} />
          <div className="border-line px-5 pb-6 max-sm:border-t max-sm:pt-5 sm:border-l sm:p-7">
            <RequestPanel consultant={consultant} price={price} status={status} />
          </div>
        </Card>
      )}
      {status !== 'online' && !consultant.backAt && <Meanwhile id={consultant.id} name={name} status={status} />}
      <ul className="grid gap-3 text-quiet text-sm sm:grid-cols-3 sm:gap-6">
        <li className="border-metal border-t pt-3">
          O relógio começa com a primeira palavra de {name} e conta por segundo.
        </li>
        <li className="border-metal border-t pt-3">
          Se alguém cair ou silenciar, ele para. Queda não paga, silêncio não paga.
        </li>
        <li className="border-metal border-t pt-3">
          O que foi reservado e não usado volta para o seu saldo na hora, com recibo.
        </li>
      </ul>
    </div>
  )
}

/** What can be done now about somebody who cannot talk now. */
const Meanwhile = ({ id, name, status }: { id: string; name: string; status: Status }) => (
  <section aria-labelledby="enquanto" className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-7">
    <h2 id="enquanto" className="text-xl">
      Sem esperar por {name}
    </h2>
    <p className="measure text-quiet">
      Escreva a sua pergunta agora e receba a resposta de {name} em até 24 h. Sem resposta no prazo, o valor volta
      inteiro, sozinho.
    </p>
    <div className="grid gap-2 sm:grid-cols-2 sm:items-start">
      <LinkButton href={writtenQuestionPath(id)} wide>
        Perguntar por escrito
      </LinkButton>
      <FollowButtons id={id} name={name} status={status} />
    </div>
  </section>
)

const Prices = ({ price }: { price: bigint }) => (
  <dl className="grid content-start gap-5 px-5 pt-6 sm:p-7">
    <div>
      <dt className="text-quiet text-sm">Por minuto</dt>
      <dd className="font-display text-4xl">
        <Money amount={price} />
      </dd>
    </div>
    <div>
      <dt className="text-quiet text-sm">Dez minutos custam</dt>
      <dd className="text-xl">
        <Money amount={price * 10n} />
      </dd>
    </div>
  </dl>
)

function RequestPanel({ consultant, price, status }: { consultant: ConsultantProfile; price: bigint; status: Status }) {
  const { state, user } = useSession()
  if (state === 'loading') return <Skeleton className="h-44 w-full" />
  if (state === 'signed-out') {
    const signIn = signInPathFor(`/chat/${consultant.id}`)
    return (
      <div className="grid gap-4">
        <WelcomeNote consultant={consultant} />
        <p>
          Entre na sua conta para conversar. Criar uma não custa nada, e cada conversa é paga antes, com o saldo que
          você colocou.
        </p>
        <LinkButton href={signIn} wide>
          Entrar
        </LinkButton>
        <LinkButton href={signIn.replace('/login', '/cadastro-novo')} variant="secondary" wide>
          Criar conta grátis
        </LinkButton>
      </div>
    )
  }
  if (user.role !== 'client')
    return (
      <p className="text-quiet">
        Você entrou com uma conta de atendimento. Para se consultar, use uma conta de cliente.
      </p>
    )
  return <RequestForm personId={user.id} consultant={consultant} price={price} status={status} />
}
