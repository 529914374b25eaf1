import { Moon } from '#browser/icons/moon.ts'
import { Sun } from '#browser/icons/sun.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { chooseTheme, useTheme } from '#browser/theme.ts'

/**
 * Says which theme is on, and turns to the other. Both icons are rendered and CSS shows one, so the first paint is
 * right in either theme.
 */
export function ThemeToggle() {
  const theme = useTheme()
  return (
    <IconButton
      label={theme === 'dark' ? 'Tema escuro. Usar tema claro' : 'Tema claro. Usar tema escuro'}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Moon strokeWidth={1.5} className="dark:hidden" aria-hidden="true" />
      <Sun strokeWidth={1.5} className="hidden dark:block" aria-hidden="true" />
    </IconButton>
  )
}
