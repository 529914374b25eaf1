import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import type { Endpoint } from '#shared/contract.ts'
import { Button } from '../buttons/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { toast } from '../feedback/toast.ts'
import { TextArea } from './text-area.tsx'

type Props = {
  /** The written part; `missing` is said when it has fewer characters than `least`. */
  label: string
  hint?: string | undefined
  rows?: number
  least: number
  most: number
  missing: string
  words: string
  busyWords: string
  isPrimary?: boolean
  /** Above the written part. */
  children?: ReactNode
  /** Says what is wrong with the rest of the form, and answers whether it is complete. */
  check?: () => boolean
  act: (written: string) => Promise<unknown>
  done?: { title: string; description?: string }
  onError?: (error: Error) => void
  /** The list that is fetched again once the decision is made. */
  list: Endpoint
  /** Where what is written is kept until it is sent; absent: only as long as the form is shown. */
  draft?: { load: () => string; store: (written: string) => void }
}

/** A decision of the team with the words that it needs. What was written stays after a fault. */
export function ReasonForm(props: Props) {
  const { label, hint, rows = 3, least, most, missing, words, busyWords, isPrimary = false, children, check } = props
  const [written, setWritten] = useState(() => props.draft?.load() ?? '')
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: () => props.act(written.trim()),
    onError: (error) => props.onError?.(error),
    onSuccess: () => {
      props.draft?.store('')
      if (props.done) toast(props.done)
      return client.invalidateQueries({ queryKey: [props.list.path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = check?.() ?? true
    const isTooShort = [...written.trim()].length < least
    setFault(isTooShort ? missing : undefined)
    if (isComplete && !isTooShort) decide.mutate()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      {children}
      <TextArea
        label={label}
        rows={rows}
        maxLength={most}
        value={written}
        error={fault}
        hint={hint}
        onChange={(event) => {
          setWritten(event.target.value)
          props.draft?.store(event.target.value)
        }}
      />
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        busy={decide.isPending}
        busyWords={busyWords}
        className="justify-self-start"
      >
        {words}
      </Button>
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
    </form>
  )
}

/** An act that is seldom wanted, folded away below the others of a card. */
export const FoldedAct = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen} className="border-line border-t pt-3">
    <summary className="inline-flex min-h-10 items-center font-semibold text-quiet text-sm hover:text-accent">
      {title}
    </summary>
    <div className="mt-3">{children}</div>
  </details>
)
