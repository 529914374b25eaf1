import { LogOut } from '#browser/icons/log-out.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { ThemeLine } from '../header/theme-line.tsx'
import { SHEET_ROW } from './bar-look.ts'

/** The theme and the way out, below the sections of "Mais". */
export function LeaveLines() {
  const { signOut } = useSession()
  return (
    <div className="pairs grid items-center gap-x-4 border-line border-t pt-2">
      <ThemeLine className="px-2" />
      <button type="button" onClick={() => void signOut()} className={SHEET_ROW}>
        <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        Sair
      </button>
    </div>
  )
}
