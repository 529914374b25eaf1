import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { REASON_LENGTH } from '#domains/accounts/restraints.rules.ts'
import { readDecisions } from '../contract.ts'

type Props = {
  /** What an address calls it (`?ato=`), which opens it. */
  name?: string
  title: string
  /** What it means, said before. */
  meaning: ReactNode
  words: string
  busyWords: string
  done: string
  children?: ReactNode
  act: (given: { actId: string; reason: string }) => Promise<unknown>
}

/** An act with its reason, folded until it is wanted. A second press is the same act; after it, another one begins. */
export function TeamActForm({ name, title, meaning, words, busyWords, done, children, act }: Props) {
  const [address] = useSearchParams()
  const [actId, setActId] = useState(() => crypto.randomUUID())
  return (
    <FoldedAct title={title} isOpen={name !== undefined && address.get('ato') === name}>
      <ReasonForm
        key={actId}
        label="Motivo, que a pessoa lê"
        least={REASON_LENGTH.least}
        most={REASON_LENGTH.most}
        missing={`Diga por quê, em pelo menos ${REASON_LENGTH.least} caracteres.`}
        words={words}
        busyWords={busyWords}
        act={async (reason) => {
          await act({ actId, reason })
          setActId(crypto.randomUUID())
        }}
        done={{ title: done }}
        list={readDecisions}
      >
        <div className="measure text-sm">{meaning}</div>
        {children}
      </ReasonForm>
    </FoldedAct>
  )
}
