import { Moon, Sun } from 'lucide-react'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { chooseTheme, useTheme } from '#browser/theme.ts'

/** Light or dark. Both icons are rendered and CSS shows one, so the first paint is right in either theme. */
export function ThemeToggle() {
  const theme = useTheme()
  return (
    <IconButton
      label={theme === 'dark' ? 'Usar tema claro' : 'Usar tema escuro'}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Moon strokeWidth={1.5} className="dark:hidden" aria-hidden="true" />
      <Sun strokeWidth={1.5} className="hidden dark:block" aria-hidden="true" />
    </IconButton>
  )
}
