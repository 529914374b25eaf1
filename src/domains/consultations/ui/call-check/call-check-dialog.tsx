import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import type { CallChannel } from '../../channels/rules.ts'

/** Loaded when somebody asks for it. */
const CallCheck = lazyPart(() => import('./call-check.tsx'), 'CallCheck')

type Props = { channel: CallChannel; open: boolean; onClose: () => void }

/** The check that is done before a call, at any other time. */
export const CallCheckDialog = ({ channel, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={channel === 'video' ? 'Câmera, microfone e som' : 'Microfone e som'}>
    <Suspense fallback={<Skeleton className="h-44 w-full" />}>
      <CallCheck channel={channel} />
    </Suspense>
  </Dialog>
)
