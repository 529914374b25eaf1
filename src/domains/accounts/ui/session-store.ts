import { late } from '#browser/late-code.ts'
import { type Api, ApiError } from '#browser/api.ts'
import { storeDevice, storedDevice } from '#browser/device-token.ts'
import { removeTokens, storedToken, storeToken } from '#browser/session-token.ts'
import { forgetTabTexts } from '#browser/tab-texts.ts'
import type { InputOf } from '#shared/contract.ts'
import type { login, User } from '../contract.ts'
import type { Registration } from '../registration/contract.ts'

export type SessionState =
  | { state: 'loading'; user?: undefined }
  | { state: 'signed-out'; user?: undefined }
  | { state: 'signed-in'; user: User }
export type SessionStore = ReturnType<typeof sessionStore>

/** Most visitors are signed out, so the contract is loaded only when somebody signs in or is signed in. */
let loadedContract: typeof import('../contract.ts') | undefined
const contract = async () => (loadedContract ??= await late(() => import('../contract.ts')))

/** A page that is being left aborts its requests, so a failure without an answer counts the second time only. */
const ASK_AGAIN_MS = 300

/**
 * Who is signed in on this tab, by the spec's rules (§4): no token is signed out, any failure to read the user removes
 * both tokens. `forgetful` hears of a sign-in that lasts only as long as this page, because the browser keeps nothing.
 */
export function sessionStore(api: Api, forgetful: () => void = () => {}) {
  let shown: SessionState = { state: 'loading' }
  /** The token whose person is shown, and the last person who was. */
  let shownToken: string | undefined
  let lastId: string | undefined
  const listeners = new Set<() => void>()
  const setState = (next: SessionState) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const show = (user: User, token: string) => {
    if (lastId && lastId !== user.id) forgetTabTexts()
    lastId = user.id
    shownToken = token
    setState({ state: 'signed-in', user })
  }
  const enter = ({ token, device, user }: { token: string; device?: string | undefined; user: User }) => {
    const isKept = storeToken(token)
    storeDevice(device)
    show(user, token)
    if (!isKept) forgetful()
    return user
  }
  const load = async () => {
    const token = storedToken()
    if (!token) return setState({ state: 'signed-out' })
    const known = await contract().catch(() => undefined)
    // The contract did not load, so the token was not refused: keep it.
    if (!known) return setState({ state: 'signed-out' })
    const read = async () => (await api(known.readUser, {})).user
    const user = await read().catch(async (error: unknown) => {
      if (error instanceof ApiError) return undefined
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      return read().catch(() => undefined)
    })
    if (storedToken() !== token) return // somebody signed in or out meanwhile
    if (user) return show(user, token)
    removeTokens()
    setState({ state: 'signed-out' })
  }

  return {
    now: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    /**
     * Looks again when another tab signed in or out, or the browser shows a page of its history as it was left. Of
     * somebody else nothing is seen meanwhile.
     */
    async recheck() {
      if (shown.state === 'signed-in' && storedToken() !== shownToken) setState({ state: 'loading' })
      await load()
    },
    signIn: async (input: InputOf<typeof login>) =>
      enter(await api((await contract()).login, { ...input, ...storedDevice() })),
    async register(input: Registration) {
      // Loaded on demand, because its password rules are large.
      const { register } = await late(() => import('../registration/contract.ts'))
      return enter(await api(register, { ...input, ...storedDevice() }))
    },
    /** Signs out here at once, and forgets what was typed in this tab; the server ends the session of the token. */
    async signOut() {
      const revoked = loadedContract && api(loadedContract.logout, {})
      removeTokens()
      forgetTabTexts()
      setState({ state: 'signed-out' })
      await revoked?.catch(() => undefined)
    },
  }
}
