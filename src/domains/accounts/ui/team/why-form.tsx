import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { REASON_LENGTH } from '../../restraints.rules.ts'
import { listMembers } from '../../team-members/contract.ts'

type Props = {
  words: string
  children: ReactNode
  /** Says what is wrong with the rest of the form, and answers whether it is complete. */
  check?: () => boolean
  act: (given: { reason: string }) => Promise<unknown>
  onDone: () => void
  onError?: (error: Error) => void
}

/** A change of the team, with why: a second person reads it and confirms. What was written stays after a fault. */
export function WhyForm({ words, children, check, act, onDone, onError }: Props) {
  const client = useQueryClient()
  return (
    <div className="max-w-xl">
      <ReasonForm
        label="Por quê"
        hint="Quem confirma lê, e fica no registro."
        rows={2}
        least={REASON_LENGTH.least}
        most={REASON_LENGTH.most}
        missing={`Diga por quê, em pelo menos ${REASON_LENGTH.least} caracteres.`}
        words={words}
        busyWords="Enviando…"
        {...(check && { check })}
        {...(onError && { onError })}
        act={async (reason) => {
          await act({ reason })
          // It waits in a list that stands on the same page.
          void client.invalidateQueries()
          onDone()
        }}
        done={{ title: 'Proposta enviada', description: 'Espera outra pessoa da administração, aqui em Equipe.' }}
        list={listMembers}
      >
        {children}
      </ReasonForm>
    </div>
  )
}
