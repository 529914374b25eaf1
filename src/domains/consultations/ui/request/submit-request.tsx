import { type ReactNode, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import type { Status } from '#domains/consultants/rules.ts'
import { MOST_SUBJECT_CHARACTERS } from '../../rules.ts'
import type { ConsultationRequest, RequestTerms } from './use-request.ts'

type Props = {
  request: ConsultationRequest
  status: Status
  terms: RequestTerms
  /** What is to be done before; the button says it to whoever cannot press it. */
  waitsFor?: string | undefined
  children: ReactNode
}

/**
 * What the client wants to talk about, the button that sends the request, what it was refused for, and somebody else
 * while this one is not online.
 */
export function SubmitRequest({ request, status, terms, waitsFor, children }: Props) {
  const [subject, setSubject] = useState('')
  return (
    <>
      <Field
        label="Sobre o que você quer conversar?"
        optional
        hint="Quem atende lê antes de aceitar. Só vocês dois veem."
        maxLength={MOST_SUBJECT_CHARACTERS}
        autoComplete="off"
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      {request.error && (
        <p role="alert" className="font-medium text-bad">
          {errorMessage(request.error)}
        </p>
      )}
      <Button
        size="lg"
        wide
        disabled={status !== 'online' || waitsFor !== undefined}
        aria-describedby={waitsFor && status === 'online' ? 'antes-de-pedir' : undefined}
        busy={request.isPending}
        busyWords="Pedindo…"
        onClick={() => request.ask({ ...terms, subject: subject.trim() || undefined })}
      >
        {children}
      </Button>
      {waitsFor && status === 'online' && (
        <p id="antes-de-pedir" className="-mt-2 text-center text-quiet text-sm">
          {waitsFor}
        </p>
      )}
      {status !== 'online' && (
        <LinkButton href="/consultores?online=sim" variant="quiet" wide>
          Ver quem está online agora
        </LinkButton>
      )}
    </>
  )
}
