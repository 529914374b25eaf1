import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { User } from '../contract.ts'
import { dashboardOf, signInPathFor } from '../rules.ts'
import { useSession } from './session.tsx'

type Props = {
  /** The page's title once signed in. */
  title: string
  /** One sentence: what the page contains and why it requires signing in. */
  why: ReactNode
  /** The role it is for; enforced by the server, here it only avoids a dead end. */
  role?: User['role']
  children: ReactNode | ((user: User) => ReactNode)
}

/** Shows private content to its owner; to everybody else a short explanation and the link to sign in. */
export function RequireSignIn({ title, why, role, children }: Props) {
  const { state, user } = useSession()
  const { pathname, search } = useLocation()
  if (state === 'loading') return <Waiting />
  if (state === 'signed-out') {
    const signInPath = signInPathFor(pathname + search)
    return (
      <Notice title={title} text={why}>
        <LinkButton href={signInPath}>Entrar</LinkButton>
        <LinkButton href={signInPath.replace('/login', '/cadastro-novo')} variant="secondary">
          Criar conta grátis
        </LinkButton>
      </Notice>
    )
  }
  if (role && role !== user.role) {
    return (
      <Notice
        title="Esta página é de outro tipo de conta"
        text={`Você entrou como ${user.email}. O que é seu está no seu painel.`}
      >
        <LinkButton href={dashboardOf(user.role)}>Ir para o meu painel</LinkButton>
      </Notice>
    )
  }
  return typeof children === 'function' ? children(user) : children
}

const Notice = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => (
  <section className="mx-auto grid max-w-lg justify-items-center gap-5 px-2 py-16 text-center">
    <Ornament />
    <h1 className="text-2xl">{title}</h1>
    <p className="text-quiet">{text}</p>
    <div className="flex flex-wrap justify-center gap-3">{children}</div>
  </section>
)

const Waiting = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-10" role="status">
    <span className="sr-only">Carregando…</span>
    <Skeleton className="h-9 w-60 max-w-full" />
    <Skeleton className="h-5 w-96 max-w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
)
