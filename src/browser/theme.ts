import { useSyncExternalStore } from 'react'
import { quietly } from './late-code.ts'
import { deviceStorage } from './storage.ts'
import { whenIdle } from './when-idle.ts'

export type Theme = 'light' | 'dark'
const THEME_KEY = 'sensitivos-theme'
/** The dark theme was offered. */
const OFFERED_KEY = 'sensitivos-tema-oferecido'
const THEME_COLOUR: Record<Theme, string> = { light: '#fbf7f0', dark: '#12142b' }
const listeners = new Set<() => void>()

/** Runs in the head before the first render. Constant, so that its hash can be listed in the CSP. */
export const themeScript = `(function(d,t,m){try{if(localStorage.getItem('${THEME_KEY}')==='dark')t='dark'}catch{}d.documentElement.dataset.theme=t;m.name='theme-color';m.content=t==='dark'?'${THEME_COLOUR.dark}':'${THEME_COLOUR.light}';d.head.append(m)})(document,'light',document.createElement('meta'))`

const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLOUR[theme])
  for (const tell of listeners) tell()
}

/** The stored theme for a document that React made anew, without what the head's script had set. */
export function restoreTheme() {
  if (document.documentElement.dataset.theme) return
  applyTheme(deviceStorage.get(THEME_KEY) === 'dark' ? 'dark' : 'light')
}

/** Applies the theme and stores it. Without storage it lasts until the page is left. */
export function chooseTheme(theme: Theme) {
  applyTheme(theme)
  deviceStorage.set(THEME_KEY, theme)
}

/** On a dark device, whoever has not chosen a theme is offered the dark one, once. */
export function offerDarkTheme() {
  if (deviceStorage.get(THEME_KEY) || deviceStorage.get(OFFERED_KEY)) return
  if (!matchMedia('(prefers-color-scheme: dark)').matches) return
  whenIdle(() => {
    void quietly(() => import('./theme-offer.ts')).then((code) => {
      if (!code) return
      code.showThemeOffer(() => chooseTheme('dark'))
      deviceStorage.set(OFFERED_KEY, 'sim')
    })
  })
}

function subscribe(tell: () => void) {
  const fromOtherTab = (event: StorageEvent) =>
    event.key === THEME_KEY && applyTheme(event.newValue === 'dark' ? 'dark' : 'light')
  listeners.add(tell)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', fromOtherTab)
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light')
