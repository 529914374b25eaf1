import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { z } from 'zod/mini'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { NewMessage, type Acknowledgement, sendMessage } from '../contract.ts'
import { aboutConsultation, type FormSubject, MOST_CHARACTERS, SUBJECTS } from '../rules.ts'
import { useIsHydrating } from '#browser/use-is-hydrating.ts'
import { MessageReceipt } from './message-receipt.tsx'
import { isUuid } from '#shared/uuid.ts'
import { formatNumber } from '#shared/numbers.ts'

const NAMES = ['name', 'email', 'subject', 'text'] as const

/** Writes to the team. What was typed is kept after a fault, and the first faulty field is focused. */
export function ContactForm({ known }: { known?: { name: string; email: string } | undefined }) {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [receipt, setReceipt] = useState<Acknowledgement>()
  const [address] = useSearchParams()
  const subject = (Object.hasOwn(SUBJECTS, address.get('assunto') ?? '') ? address.get('assunto') : '') as FormSubject
  // The page is kept for everybody: what belongs to one address comes after hydration.
  const isHydrating = useIsHydrating()
  const consultation = isHydrating ? '' : (address.get('consulta') ?? '')
  // The team finds it by this; what happened is written below.
  const begun = isUuid(consultation) ? aboutConsultation(consultation) : ''
  // The signed-in person is known a moment later; what was typed until then is kept.
  const form = useForm<z.input<typeof NewMessage>, unknown, z.output<typeof NewMessage>>({
    resolver: zodResolver(NewMessage),
    values: { id, name: known?.name ?? '', email: known?.email ?? '', subject, text: begun },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = form.formState
  const text = useWatch({ control: form.control, name: 'text' })

  const submit = form.handleSubmit(async (message) => {
    try {
      setReceipt(await browserApi(sendMessage, { ...message, id }))
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      const matching = NAMES.filter((name) => fields[name])
      matching.forEach((name, at) =>
        form.setError(name, { type: 'server', message: fields[name]! }, { shouldFocus: at === 0 }),
      )
      if (matching.length === 0)
        form.setError('root', {
          message: errorMessage(error, 'Não foi possível enviar. O que você escreveu continua aqui: tente de novo.'),
        })
    }
  })

  const again = () => {
    setReceipt(undefined)
    setId(crypto.randomUUID())
    form.resetField('text')
  }
  if (receipt) return <MessageReceipt receipt={receipt} onAgain={again} />

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Seu nome" autoComplete="name" required error={errors.name?.message} {...form.register('name')} />
        <EmailField
          label="Seu e-mail"
          autoComplete="email"
          required
          hint="A resposta chega aqui."
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <Select label="Assunto" required error={errors.subject?.message} {...form.register('subject')}>
        <option value="" disabled>
          Escolha…
        </option>
        {Object.entries(SUBJECTS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <TextArea
        label="Mensagem"
        rows={6}
        required
        hint={`${formatNumber([...text].length)} de ${formatNumber(MOST_CHARACTERS)} caracteres. Não envie senhas nem dados de cartão.`}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <div role="alert" className="empty:hidden">
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      </div>
      <Button type="submit" size="lg" busy={isSubmitting} busyWords="Enviando…" className="sm:justify-self-start">
        Enviar mensagem
      </Button>
    </form>
  )
}
