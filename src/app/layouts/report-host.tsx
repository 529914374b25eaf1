import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'

const ReportDialog = lazyPart(() => import('#domains/moderation/ui/report-dialog.tsx'), 'ReportDialog')

/** Opens the dialog for whatever `ReportLink` was pressed, before the link leads anywhere. */
export function ReportHost() {
  const [about, setAbout] = useState<string>()
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-report]') : null
      if (!link?.dataset.report || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      setAbout(link.dataset.report)
    }
    addEventListener('click', hear, true)
    return () => removeEventListener('click', hear, true)
  }, [])
  return (
    about && (
      <Suspense>
        <ReportDialog key={about} about={about} onClose={() => setAbout(undefined)} />
      </Suspense>
    )
  )
}
