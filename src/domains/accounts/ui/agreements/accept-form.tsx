import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import type { OutputOf } from '#shared/contract.ts'
import { formatDay } from '#shared/dates.ts'
import { isAccepted, type LegalText, versionPath } from '../../agreements.rules.ts'
import { acceptTexts, readOwnAgreements } from '../../agreements/contract.ts'
import { useSession } from '../session.tsx'

export type Due = OutputOf<typeof readOwnAgreements>['due'][number]
type Props = { due: readonly Due[]; onAccepted?: () => void; later?: ReactNode }

/** What changed of each text, where it is read whole, and a box for each: none is ticked beforehand. */
export function AcceptForm({ due, onAccepted, later }: Props) {
  const [read, setRead] = useState<readonly string[]>([])
  const client = useQueryClient()
  const { reload } = useSession()
  const accept = useMutation({
    mutationFn: () =>
      browserApi(acceptTexts, {
        versions: due.flatMap(({ text, version }) => (isAccepted(text) ? [{ text, version }] : [])),
      }),
    async onSuccess() {
      toast({ title: 'Aceite guardado', description: 'A versão e o dia ficam na Central de privacidade.' })
      onAccepted?.()
      await Promise.all([reload(), client.invalidateQueries({ queryKey: [readOwnAgreements.path] })])
    },
    onError: () => client.invalidateQueries({ queryKey: [readOwnAgreements.path] }),
  })
  const isComplete = due.every(({ text }) => read.includes(text))
  return (
    <div className="grid gap-5">
      {due.map((one) => (
        <DueText
          key={one.text}
          {...one}
          isRead={read.includes(one.text)}
          onRead={(is) =>
            setRead((before) => (is ? [...before, one.text] : before.filter((name) => name !== one.text)))
          }
        />
      ))}
      <p className="measure text-quiet text-sm">
        Sem o aceite nada novo começa. O resto continua: terminar o que está em andamento, retirar o saldo, cancelar,
        baixar os seus dados, encerrar a conta.
      </p>
      {accept.isError && <ErrorState>{errorMessage(accept.error)}</ErrorState>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={!isComplete} busy={accept.isPending} busyWords="Guardando…" onClick={() => accept.mutate()}>
          Aceitar
        </Button>
        {later}
      </div>
    </div>
  )
}

type TextProps = Due & { isRead: boolean; onRead: (isRead: boolean) => void }

const DueText = ({ text, title, version, inForceAt, note, isRead, onRead }: TextProps) => (
  <section aria-label={title} className="grid gap-2">
    <p>
      <strong>{title}</strong>: a versão {version} vale desde {formatDay(inForceAt)}. O que mudou:
    </p>
    <blockquote className="whitespace-pre-line border-line border-l-2 pl-4">{note}</blockquote>
    <a
      href={versionPath(text as LegalText, version)}
      target="_blank"
      rel="noopener"
      className="prose-link inline-flex min-h-6 w-fit items-center text-sm"
    >
      Ler o texto inteiro
    </a>
    <Checkbox
      label={`Li e aceito: ${title}, versão ${version}.`}
      checked={isRead}
      onChange={({ target }) => onRead(target.checked)}
    />
  </section>
)
