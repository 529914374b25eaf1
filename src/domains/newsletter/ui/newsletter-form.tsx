import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { late } from '#browser/late-code.ts'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { inputLook } from '#browser/kit/forms/field-frame.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { Interest } from '../interests/rules.ts'
import { EMPTY_EMAIL } from '../rules.ts'

/**
 * One address and one button, for the site's band and for the page, which adds the boxes of the subjects. The texts of
 * the notices are the spec's (§5, §8).
 */
export function NewsletterForm({ className, children }: { className?: string; children?: ReactNode }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const send = useMutation({
    mutationFn: (asked: { email: string; interests?: Interest[] }) =>
      late(() => import('../contract.ts')).then(({ subscribe }) => browserApi(subscribe, asked)),
    onSuccess: (_answer, { email }) => {
      setAsked(email)
      if (box.current) box.current.value = ''
      toast({ title: 'Sucesso!', description: 'Você foi inscrito em nossa newsletter.' })
    },
    onError: () =>
      void toast({
        title: 'Erro',
        description: 'Não foi possível concluir sua inscrição. Tente novamente.',
        variant: 'destructive',
      }),
  })
  const { isPending } = send
  const { user } = useSession()
  // Who is signed in is known only after the page is there; what was typed until then stays.
  useEffect(() => {
    if (user && box.current?.value === '') box.current.value = user.email
  }, [user])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const interests = new FormData(event.currentTarget).getAll('interests') as Interest[]
    const email = box.current?.value.trim() ?? ''
    setMissing(!email)
    if (email) return send.mutate({ email, ...(interests.length > 0 && { interests }) })
    toast({ title: 'Erro', description: EMPTY_EMAIL, variant: 'destructive' })
    box.current?.focus()
  }

  return (
    <div className={classes('grid gap-2', className)}>
      <form method="post" onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <label htmlFor={id} className="sr-only">
          Seu e-mail
        </label>
        <input
          ref={box}
          id={id}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          placeholder="Seu e-mail"
          disabled={isPending}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onInput={() => setMissing(false)}
          className={classes(inputLook, 'sm:flex-1')}
        />
        <Button type="submit" busy={isPending} busyWords="Enviando...">
          Inscrever-se
        </Button>
        {children}
      </form>
      {isMissing && (
        <p id={`${id}-error`} className="font-medium text-bad text-sm">
          {EMPTY_EMAIL}
        </p>
      )}
      <p role="status" className="text-quiet text-sm empty:hidden">
        {asked && !isPending && `Falta um passo: abra o e-mail que enviamos para ${asked} e confirme.`}
      </p>
    </div>
  )
}
