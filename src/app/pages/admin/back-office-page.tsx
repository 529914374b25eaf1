import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { User } from '#domains/accounts/contract.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { BackOfficeLayout } from '../../layouts/back-office/back-office-layout.tsx'
import { backOfficePlaceOf } from '../../layouts/back-office/sections.ts'

type Props = {
  title: string
  lead?: ReactNode
  /** Beside the heading: what is done most on this page. */
  action?: ReactNode
  children: ReactNode | ((user: User) => ReactNode)
}

/** A page of the team's back office: the slim frame, a small heading, and no room lost above what is worked on. */
export const BackOfficePage = ({ title, lead, action, children }: Props) => (
  <BackOfficeLayout>
    <RequireSignIn title={title} role="admin" why="Aqui a equipe trabalha.">
      {(user) => (
        <>
          <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <h1 className="text-3xl">{title}</h1>
              {lead && <p className="measure text-quiet text-sm">{lead}</p>}
            </div>
            {action}
          </header>
          <Allowed user={user}>{typeof children === 'function' ? children(user) : children}</Allowed>
        </>
      )}
    </RequireSignIn>
  </BackOfficeLayout>
)

/** Says once that a part is another role's, instead of the refusal of each of its calls. */
function Allowed({ user, children }: { user: User; children: ReactNode }) {
  const needs = backOfficePlaceOf(useLocation().pathname.replace(/\/$/, ''))?.part?.needs
  if (!needs || mayDo(user, needs)) return children
  return (
    <Notice title="Esta parte é de outro papel da equipe">
      O que você pode ver e decidir está no menu. Quem cuida dos papéis é a administração, em Equipe.
    </Notice>
  )
}
