import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import type { Interest } from '../../interests/rules.ts'
import { InterestBoxes } from '../../interests/ui/interest-boxes.tsx'

type Props = {
  saved: readonly Interest[]
  save: (interests: Interest[]) => Promise<unknown>
  /** A heading above it asks the same already. */
  isTitled?: boolean
}

/** The subjects of a subscription, and the button that saves them. What was chosen stays after a fault. */
export function InterestsForm({ saved, save, isTitled }: Props) {
  const [chosen, setChosen] = useState<readonly Interest[]>(saved)
  const saving = useMutation({
    mutationFn: () => save([...chosen]),
    onSuccess: () => toast({ title: 'Assuntos guardados' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <InterestBoxes
        legend={<span className={isTitled ? 'sr-only' : undefined}>Sobre o que você quer ler</span>}
        chosen={chosen}
        onChange={setChosen}
      />
      <p className="text-quiet text-sm">
        Às vezes uma carta é de um assunto só, e vai a quem o escolheu. As outras chegam a todos.
      </p>
      {saving.isError && <ErrorState>{errorMessage(saving.error)}</ErrorState>}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={saving.isPending}
        busyWords="Guardando…"
      >
        Guardar os assuntos
      </Button>
    </form>
  )
}
