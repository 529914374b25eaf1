import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { QrCode } from '#browser/kit/display/qr-code.tsx'
import { beginSecondFactor, confirmSecondFactor } from '../../second-factor/contract.ts'
import { FormError } from '../form-error.tsx'
import { OneCode } from './one-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = {
  /** The app counts from now on; the recovery codes are still shown. */
  onConfirmed?: () => void
  onEnd: () => void
}

/** Sets an authenticator app up: a picture to scan, a code of it, and the recovery codes, which are shown this once. */
export function SetUpSecondFactor({ onConfirmed, onEnd }: Props) {
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useMutation({ mutationFn: () => browserApi(beginSecondFactor, {}) })
  if (codes) return <RecoveryCodes codes={codes} onEnd={onEnd} />
  if (!begin.data)
    return (
      <div className="grid gap-5">
        <p className="measure">
          Quem é da equipe confirma os seus atos com um aplicativo autenticador no celular, como Google Authenticator,
          Microsoft Authenticator ou o do seu gerenciador de senhas. Configure o seu agora: leva um minuto, e o que você
          preencheu continua aqui.
        </p>
        <FormError>{begin.error ? errorMessage(begin.error) : undefined}</FormError>
        <Button size="lg" wide busy={begin.isPending} busyWords="Preparando…" onClick={() => begin.mutate()}>
          Configurar
        </Button>
      </div>
    )
  const { secret, address } = begin.data
  return (
    <OneCode
      words="Confirmar"
      hint="O número de seis dígitos que o aplicativo mostra agora."
      send={(code) => browserApi(confirmSecondFactor, { code })}
      onSent={({ recoveryCodes }) => {
        onConfirmed?.()
        setCodes(recoveryCodes)
      }}
    >
      <p className="measure">No aplicativo, adicione uma conta e leia este código com a câmera.</p>
      <div className="mx-auto w-48">
        <QrCode text={address} label="Código para o aplicativo autenticador" />
      </div>
      <p className="text-quiet text-sm">
        Sem câmera? Digite esta chave no aplicativo:{' '}
        <span className="break-all font-mono text-ink">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
    </OneCode>
  )
}
