import { clearTab } from './impersonation.ts'
import { tabStorage } from './storage.ts'

/** Stores a text for this tab. Empty removes it. */
export const storeTabText = (key: string, text: string) =>
  text ? void tabStorage.set(key, text) : tabStorage.remove(key)

/** The text that was stored in this tab; empty: none. */
export const loadTabText = (key: string) => tabStorage.get(key) ?? ''

/** Forgets all that was typed, asked and sent in this tab, whoever kept it: the next person reads none of it. */
export const forgetTabTexts = clearTab
