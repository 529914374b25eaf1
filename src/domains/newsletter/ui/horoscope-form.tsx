import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { SIGNS } from '#domains/oracles/signs.rules.ts'
import { askForHoroscope } from '../contract.ts'
import { RHYTHM_NAMES, RHYTHMS } from '../lists/horoscope.rules.ts'
import { NEWSLETTER_PATH } from '../lists/rules.ts'
import { EMPTY_EMAIL } from '../rules.ts'

/** Asks for the horoscope of a sign by mail: the sign, never the day of birth. */
export function HoroscopeForm() {
  const { user } = useSession()
  const [email, setEmail] = useState<string>()
  const [sign, setSign] = useState(0)
  const [rhythm, setRhythm] = useState(RHYTHM_NAMES[0])
  const typed = (email ?? user?.email ?? '').trim()
  const [isMissing, setMissing] = useState(false)
  const ask = useMutation({ mutationFn: () => browserApi(askForHoroscope, { email: typed, sign, rhythm }) })
  const faults = ask.error instanceof ApiError ? ask.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!typed)
    if (typed) ask.mutate()
  }
  return (
    <Card as="section" aria-labelledby="horoscopo" className="grid gap-4">
      <h2 id="horoscopo" className="text-xl">
        O horóscopo por e-mail
      </h2>
      {ask.isSuccess ? (
        <p role="status" className="measure text-sm">
          <strong className="font-semibold">Falta um passo:</strong> abra o e-mail que enviamos para {typed} e confirme.
        </p>
      ) : (
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <Select
            label="Seu signo"
            value={sign}
            error={faults.sign}
            onChange={({ target }) => setSign(Number(target.value))}
          >
            {SIGNS.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label="Quando"
            hint="Sempre de manhã, com o céu calculado e uma figura dele."
            value={rhythm}
            error={faults.rhythm}
            onChange={({ target }) => setRhythm(RHYTHM_NAMES.find((name) => name === target.value) ?? 'daily')}
          >
            {RHYTHM_NAMES.map((name) => (
              <option key={name} value={name}>
                {RHYTHMS[name]}
              </option>
            ))}
          </Select>
          <EmailField
            label="Seu e-mail"
            name="email"
            autoComplete="email"
            maxLength={254}
            value={email ?? user?.email ?? ''}
            error={isMissing ? EMPTY_EMAIL : (faults.email ?? (ask.error ? errorMessage(ask.error) : undefined))}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" busy={ask.isPending} busyWords="Enviando…" className="justify-self-start">
            Quero receber
          </Button>
        </form>
      )}
      <p className="text-quiet text-sm">
        É uma lista só dele: não inscreve você na{' '}
        <a href={NEWSLETTER_PATH} className="prose-link">
          newsletter
        </a>
        , e sai com um toque. Guardamos o signo, não a data de nascimento.
      </p>
    </Card>
  )
}
