import { useState } from 'react'
import { CallCheckDialog } from '#domains/consultations/ui/call-check/call-check-dialog.tsx'

/** Opens the check of microphone, camera and loudspeaker from a booked call. */
export function CheckDevices({ channel }: { channel: 'audio' | 'video' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="prose-link" onClick={() => setOpen(true)}>
        {channel === 'video' ? 'Testar câmera e microfone' : 'Testar o microfone'}
      </button>
      <CallCheckDialog channel={channel} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
