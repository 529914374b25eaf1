import { useState } from 'react'
import { DEVICE_KEY } from '#browser/device-token.ts'
import { Check } from '#browser/icons/check.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { TOKEN_KEYS } from '#browser/session-token.ts'
import { deviceStorage, tabStorage } from '#browser/storage.ts'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'

export const meta = () =>
  pageMeta({
    title: 'Limpar o que ficou guardado',
    description: 'Apaga do seu navegador os arquivos e preferências que este site guardou. Nada da sua conta se perde.',
    path: '/clear-cache',
    noindex: true,
  })

/** Clears on a click and never on load, so that a link alone cannot clear anything. */
export default function ClearCache() {
  const [signsOut, setSignsOut] = useState(false)
  const [done, setDone] = useState<number>()
  const [fault, setFault] = useState<string>()
  const steps = clearCacheSteps({ keepsSignIn: !signsOut })
  const isOver = done === steps.length

  async function clear() {
    setFault(undefined)
    setDone(0)
    for (const [at, { words, run }] of steps.entries()) {
      try {
        await run()
        setDone(at + 1)
      } catch {
        setDone(undefined)
        return setFault(`O navegador não deixou: ${words.toLowerCase()}. Feche as outras abas do site e tente de novo.`)
      }
    }
  }

  return (
    <DashboardLayout>
      <PageHeading
        title="Limpar o que ficou guardado"
        lead="Para quando algo parece velho ou quebrado. Apaga só deste navegador; saldo, conversas e recibos ficam onde sempre estiveram."
      />
      <div className="grid max-w-xl gap-6">
        <ol className="grid gap-3">
          {steps.map(({ words }, at) => (
            <li key={at} className="flex min-h-8 items-center gap-3">
              <span className="grid size-6 shrink-0 place-items-center text-good">
                {done !== undefined && at < done ? (
                  <Check aria-label="Feito" className="size-5" />
                ) : done === at ? (
                  <Spinner />
                ) : (
                  <span aria-hidden="true" className="size-2 rounded-full bg-edge" />
                )}
              </span>
              {words}
            </li>
          ))}
        </ol>
        <Checkbox
          label="Sair também da minha conta"
          checked={signsOut}
          disabled={done !== undefined}
          onChange={(event) => setSignsOut(event.currentTarget.checked)}
        />
        {fault && <Notice tone="bad">{fault}</Notice>}
        <p role="status" className="empty:hidden">
          {isOver && 'Pronto. A próxima página já vem inteira do servidor.'}
        </p>
        {isOver ? (
          <LinkButton href="/" rel="external" className="justify-self-start">
            Voltar ao início
          </LinkButton>
        ) : (
          <Button className="justify-self-start" onClick={() => void clear()} busy={done !== undefined}>
            Limpar agora
          </Button>
        )}
      </div>
    </DashboardLayout>
  )
}

type Step = { words: string; run: () => Promise<void> }

/** The steps of clearing, in order. `keepsSignIn`: the sign-in stays. */
const clearCacheSteps = ({ keepsSignIn }: { keepsSignIn: boolean }): Step[] => [
  {
    words: 'Desligar o ajudante que guarda arquivos',
    run: async () => {
      const registrations = (await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations()) ?? []
      await Promise.all(registrations.map((registration) => registration.unregister()))
    },
  },
  {
    words: 'Apagar os arquivos guardados',
    run: async () => {
      if (!('caches' in globalThis)) return
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    },
  },
  {
    words: keepsSignIn ? 'Esquecer preferências, mantendo você na sua conta' : 'Esquecer preferências e sair da conta',
    run: async () => {
      deviceStorage.clear(...(keepsSignIn ? [...TOKEN_KEYS, DEVICE_KEY] : []))
      tabStorage.clear()
    },
  },
]
