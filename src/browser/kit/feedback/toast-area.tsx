import * as Radix from '@radix-ui/react-toast'
import { X } from '#browser/icons/x.ts'
import { iconOnly } from '../buttons/icon-only.ts'
import { classes } from '../layout/classes.ts'
import { dismissToast, type ShownToast, useToasts } from './toast.ts'

/** Spec §9: 5000 ms, dismissed by a swipe of 50 px to the right, focused by F8, at most 420 px wide on wide screens. */
export default function ToastArea() {
  const toasts = useToasts()
  return (
    <Radix.Provider label="Aviso" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((shown) => (
        <Notice key={shown.id} shown={shown} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Avisos ({hotkey})"
        className="fixed inset-x-0 bottom-(--bottom-bar) z-50 flex flex-col gap-2 p-4 md:right-0 md:left-auto md:w-full md:max-w-[420px]"
      />
    </Radix.Provider>
  )
}

function Notice({ shown }: { shown: ShownToast }) {
  const { id, title, description, action, variant = 'default', open, durationMs } = shown
  return (
    <Radix.Root
      open={open}
      onOpenChange={(stays) => stays || dismissToast(id)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...(durationMs && { duration: durationMs })}
      className={classes(
        'grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 rounded-lg border bg-surface p-4 shadow-lifted',
        'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=end]:translate-x-full data-[swipe=cancel]:translate-x-0',
        'transition-transform duration-200 ease-out',
        variant === 'destructive' ? 'border-bad' : 'border-edge',
      )}
    >
      <div className="grid gap-0.5">
        <Radix.Title className={classes('font-semibold', variant === 'destructive' && 'text-bad')}>{title}</Radix.Title>
        {description && <Radix.Description className="text-quiet text-sm">{description}</Radix.Description>}
      </div>
      <Radix.Close
        {...iconOnly('Fechar aviso')}
        className="-mt-2 -mr-2 grid size-10 place-items-center rounded-full hover:bg-accent-wash"
      >
        <X strokeWidth={1.5} className="size-4.5" aria-hidden="true" />
      </Radix.Close>
      {action && (
        <Radix.Action
          altText={action.words}
          onClick={action.onClick}
          className="col-span-2 -mb-2 min-h-10 justify-self-start font-semibold text-accent underline underline-offset-4"
        >
          {action.words}
        </Radix.Action>
      )}
    </Radix.Root>
  )
}
