import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, browserApi } from '#browser/api.ts'
import { seeAsOneself, type SeenAs } from '#browser/impersonation.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { formatTime } from '#shared/dates.ts'
import { endImpersonation } from '../../impersonation/contract.ts'

const OVER = 'http.impersonation_over'

/** This tab is its own person's again, on the page from which they saw as somebody else. */
function leave({ id }: SeenAs, because: 'tempo' | 'saida') {
  seeAsOneself()
  location.replace(`/admin-dashboard/pessoas/${id}/ver?fim=${because}`)
}

/** Says at the top of every page as whom this tab sees, until when, and how to leave. `isOver`: the server says so. */
export function ImpersonationBar({ seen, isOver }: { seen: SeenAs; isOver: boolean }) {
  const client = useQueryClient()
  const { firstName, until } = seen
  useEffect(() => {
    if (isOver) return leave(seen, 'tempo')
    const timer = setTimeout(() => leave(seen, 'tempo'), Math.max(0, new Date(until).getTime() - Date.now()))
    const stop = client.getQueryCache().subscribe(({ query }) => {
      const { error } = query.state
      if (error instanceof ApiError && error.code === OVER) leave(seen, 'tempo')
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, seen, until, isOver])
  async function end() {
    seeAsOneself()
    await browserApi(endImpersonation, {}).catch(() => undefined)
    leave(seen, 'saida')
  }
  return (
    <>
      {/* What is last on the page is not below the bar. */}
      <div aria-hidden="true" className="h-20 print:hidden" />
      <section
        aria-label="Ver como a pessoa vê"
        data-print="no"
        className="fixed inset-x-0 bottom-(--bottom-bar) z-40 flex items-center justify-center gap-4 border-warn border-t bg-warn-wash px-4 py-2 text-sm text-warn"
      >
        <p role="status">
          <strong>Você está vendo como {firstName} vê. Só leitura.</strong> Até {formatTime(new Date(until))}.
        </p>
        <Button variant="secondary" size="sm" className="shrink-0" onClick={() => void end()}>
          Sair
        </Button>
      </section>
    </>
  )
}
