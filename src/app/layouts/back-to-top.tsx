import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'

/** Spec §9. */
const SHOWN_AFTER_PX = 300

export function BackToTop() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isShown) return null
  return (
    <IconButton
      label="Voltar ao topo"
      data-print="no"
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' })
        document.getElementById('conteudo')?.focus({ preventScroll: true })
      }}
      className="fixed right-4 bottom-4 z-20 border-edge! bg-surface"
    >
      <ArrowUp strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}
