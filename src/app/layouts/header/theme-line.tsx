import { classes } from '#browser/kit/layout/classes.ts'
import { useTheme } from '#browser/theme.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** The toggle beside the name of the theme that is on. */
export const ThemeLine = ({ className }: { className?: string }) => (
  <div className={classes('flex items-center justify-between', className)}>
    <span className="text-quiet text-sm">{useTheme() === 'dark' ? 'Tema escuro' : 'Tema claro'}</span>
    <ThemeToggle />
  </div>
)
