import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { apiQuery } from '#browser/query.ts'
import { readSecondFactor, renewRecoveryCodes } from '../../second-factor/contract.ts'
import { RecoveryCodes } from '../confirmation/recovery-codes.tsx'
import { SetUpSecondFactor } from '../confirmation/set-up-second-factor.tsx'
import { FormError } from '../form-error.tsx'

/** The reader's own authenticator app: set up, replaced, and its recovery codes. */
export function OwnSecondFactor() {
  const { data, error, refetch } = useQuery(apiQuery(readSecondFactor, {}))
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = useMutation({
    mutationFn: () => browserApi(renewRecoveryCodes, {}),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  const end = () => {
    setSettingUp(false)
    setCodes(undefined)
    void refetch()
  }
  return (
    <DashboardSection id="autenticador" title="Seu aplicativo autenticador">
      <div className="grid max-w-xl justify-items-start gap-4">
        {error ? (
          <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
        ) : !data ? (
          <Skeleton className="h-24 w-full" />
        ) : codes ? (
          <RecoveryCodes codes={codes} onEnd={end} />
        ) : isSettingUp ? (
          <SetUpSecondFactor onEnd={end} />
        ) : (
          <>
            <p className="measure">
              {data.isSet
                ? `Configurado. ${data.codesLeft === 1 ? 'Resta um código de recuperação.' : `Restam ${data.codesLeft} códigos de recuperação.`}`
                : 'Ainda não configurado: pedimos isso antes do seu primeiro ato.'}
            </p>
            <FormError>{renew.error ? errorMessage(renew.error) : undefined}</FormError>
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="secondary" onClick={() => setSettingUp(true)}>
                {data.isSet ? 'Trocar de aplicativo' : 'Configurar agora'}
              </Button>
              {data.isSet && (
                <Button
                  size="sm"
                  variant="quiet"
                  busy={renew.isPending}
                  busyWords="Gerando…"
                  onClick={() => renew.mutate()}
                >
                  Gerar outros códigos de recuperação
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </DashboardSection>
  )
}
